// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.List;

/**
 * What a league says about its statistics: the numbers of {@link Tally}'s definitions.
 *
 * @param reach gap between ball and robot up to which the robot touches the ball, m: what is seen once a cycle is not exact
 * @param blow change of the ball's speed in a cycle that tells of a blow, and what a strike adds to it, m/s
 * @param pass shortest way of the ball between two team-mates that is a pass, m
 * @param topSpeed robots that seem faster were placed elsewhere, m/s
 * @param deceleration of a rolling ball whatever its speed, m/s²
 * @param damping of a rolling ball, deceleration per speed, 1/s
 * @param announced whether the referee reports shots and passes, so that its events count and not the ball's way
 * @param blueAttacks where blue attacks in the first period: 1 towards positive x, −1 towards negative x
 * @param turned periods, as {@link PlayState#period} names them, in which the sides have changed ends
 */
public record TallyRules(
        double reach,
        double blow,
        double pass,
        double topSpeed,
        double deceleration,
        double damping,
        boolean announced,
        int blueAttacks,
        List<String> turned) {
    /** For leagues that say nothing: small robots on carpet, the ends never change. */
    public static final TallyRules DEFAULT = new TallyRules(0.01, 0.05, 0.2, 5, 0, 0, false, 1, List.of());

    /** Copies the list. */
    public TallyRules {
        turned = List.copyOf(turned);
    }

    /**
     * {@return where a side attacks in a period, 1 or −1}
     *
     * @param side which
     * @param period as {@link PlayState#period} names it
     */
    public int attacks(Side side, String period) {
        int blue = turned.contains(period) ? -blueAttacks : blueAttacks;
        return side == Side.BLUE ? blue : -blue;
    }

    /**
     * {@return how far a ball rolls until it rests, m: ∫ v/(a + k·v) dv}
     *
     * @param speed at the beginning, m/s
     */
    public double range(double speed) {
        if (damping == 0) {
            return deceleration == 0 ? Double.POSITIVE_INFINITY : speed * speed / (2 * deceleration);
        }
        double fading = deceleration / damping;
        return (speed - (fading == 0 ? 0 : fading * StrictMath.log(1 + speed / fading))) / damping;
    }
}
