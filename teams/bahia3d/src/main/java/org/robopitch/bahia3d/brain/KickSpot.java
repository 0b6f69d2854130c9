// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.brain;

/**
 * Where the ball must lie for a kick, seen from the torso. The foot is broad, so that the ball may lie farther off to the
 * side than ahead.
 *
 * @param ahead m
 * @param side to the side of the kicking foot, m
 * @param aheadTolerance m
 * @param sideTolerance m
 */
public record KickSpot(double ahead, double side, double aheadTolerance, double sideTolerance) {
    /** For the kick that goes far; a ball nearer than 0.17 m would be met by the shank. */
    public static final KickSpot FAR = new KickSpot(0.183, 0.03, 0.014, 0.024);

    /** For the short one. */
    public static final KickSpot NEAR = new KickSpot(0.179, 0.027, 0.018, 0.032);

    /** The same spots with less care: more of the ball's way is left to chance. */
    static final KickSpot FAR_HURRIED = new KickSpot(0.185, 0.03, 0.017, 0.022);

    static final KickSpot NEAR_HURRIED = new KickSpot(0.167, 0.027, 0.03, 0.032);

    /**
     * {@return whether the ball lies well}
     *
     * @param offAhead how far ahead of the spot, m
     * @param offSide how far to the side of it, m
     * @param factor of the tolerances
     */
    boolean fits(double offAhead, double offSide, double factor) {
        return Math.abs(offAhead) < factor * aheadTolerance && Math.abs(offSide) < factor * sideTolerance;
    }
}
