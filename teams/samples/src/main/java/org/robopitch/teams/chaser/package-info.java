// SPDX-License-Identifier: Apache-2.0

/** A naive team: everybody runs at the ball. */
@NullMarked
package org.robopitch.teams.chaser;

import org.jspecify.annotations.NullMarked;
