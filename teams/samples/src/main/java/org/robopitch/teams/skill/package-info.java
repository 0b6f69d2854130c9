// SPDX-License-Identifier: Apache-2.0

/** What every wheeled team needs: sight, a rolling ball, driving, keeping clear, getting unstuck. */
@NullMarked
package org.robopitch.teams.skill;

import org.jspecify.annotations.NullMarked;
