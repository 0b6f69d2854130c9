// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.tactical;

import org.robopitch.engine.match.Tunable;

/**
 * What {@link Tactical} can be told to do differently.
 *
 * @param cruise speed at which robots are expected to get to the ball, as a share of the top speed
 * @param goingAround time it is expected to take to get behind the ball from before it, s
 * @param turning time it is expected to take to turn towards the ball, s
 * @param keeperKeeps how much nearer to the goal another robot must be to become the keeper, m
 * @param strikerKeeps how much sooner another robot must be at the ball to become the striker, s
 * @param postKeeps how much nearer to a post another robot must be to get it, m
 * @param lookAhead how far ahead the ball is predicted for defenders and supporters, s
 * @param bankCosts how much more open a shot off the wall must be than a direct one
 * @param aimKeeps how much better another direction must be to change the aim
 * @param shotWidth how far aside of the line a shot may begin, in reaches of the ball
 * @param shotCone how much wider that is for each metre of distance
 * @param shotLead how far beyond the ball a shot aims, m
 * @param closeIn how far behind the ball a robot lines up, in reaches of the ball
 * @param goAround how wide a robot goes around the ball, in reaches of the ball
 */
public record TacticalParameters(
        @Tunable(low = 0.2, high = 1.5) double cruise,
        @Tunable(low = 0, high = 1.5, unit = "s") double goingAround,
        @Tunable(low = 0, high = 1, unit = "s") double turning,
        @Tunable(low = 0, high = 2, unit = "m") double keeperKeeps,
        @Tunable(low = 0, high = 1, unit = "s") double strikerKeeps,
        @Tunable(low = 0, high = 1, unit = "m") double postKeeps,
        @Tunable(low = 0, high = 1, unit = "s") double lookAhead,
        @Tunable(low = 0, high = 2) double bankCosts,
        @Tunable(low = 0, high = 1) double aimKeeps,
        @Tunable(low = 0.05, high = 1) double shotWidth,
        @Tunable(low = 0, high = 0.6) double shotCone,
        @Tunable(low = 0, high = 0.6, unit = "m") double shotLead,
        @Tunable(low = 1, high = 4) double closeIn,
        @Tunable(low = 1, high = 4) double goAround) {
    /** {@return the values that the team plays with by default} */
    public static TacticalParameters defaults() {
        return new TacticalParameters(0.7, 0.3, 0.1, 0.5, 0.15, 0.12, 0.3, 0.7, 0.25, 0.25, 0.12, 0.15, 1.6, 1.8);
    }
}
