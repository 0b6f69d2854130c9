// SPDX-License-Identifier: Apache-2.0

/** A competent team: roles that switch, shots that are lined up. */
@NullMarked
package org.robopitch.teams.tactical;

import org.jspecify.annotations.NullMarked;
