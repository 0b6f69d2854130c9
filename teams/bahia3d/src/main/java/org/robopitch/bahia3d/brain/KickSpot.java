// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.brain;

/**
 * Where the ball must lie for a kick, seen from the torso.
 *
 * @param ahead m
 * @param side to the side of the kicking foot, m
 * @param tolerance in both directions, m
 */
public record KickSpot(double ahead, double side, double tolerance) {
    /** For the kick that goes far. */
    public static final KickSpot FAR = new KickSpot(0.1739, 0.0414, 0.013);

    /** For the short one. */
    public static final KickSpot NEAR = new KickSpot(0.1764, 0.0287, 0.02);
}
