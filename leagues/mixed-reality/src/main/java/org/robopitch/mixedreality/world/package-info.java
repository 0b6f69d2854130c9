// SPDX-License-Identifier: Apache-2.0
/** The world of the league: robots and a virtual ball, moved step by step. */
@NullMarked
package org.robopitch.mixedreality.world;

import org.jspecify.annotations.NullMarked;
