// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;

/**
 * What a referee has called.
 *
 * @param foul the call
 * @param side in whose favour, or null
 * @param quadrant where, for a free ball
 * @param half in which period
 * @param time when, simulated s
 */
public record Decision(Foul foul, @Nullable Side side, Quadrant quadrant, Half half, double time) {}
