// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.tactical;

import org.robopitch.declare.Declared;
import org.robopitch.declare.Value;

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
        @Value(min = 0.2, max = 1.5, otherwise = "0.7") double cruise,
        @Value(unit = "s", max = 1.5, otherwise = "0.3") double goingAround,
        @Value(unit = "s", max = 1, otherwise = "0.1") double turning,
        @Value(unit = "m", max = 2, otherwise = "0.5") double keeperKeeps,
        @Value(unit = "s", max = 1, otherwise = "0.15") double strikerKeeps,
        @Value(unit = "m", max = 1, otherwise = "0.12") double postKeeps,
        @Value(unit = "s", max = 1, otherwise = "0.3") double lookAhead,
        @Value(max = 2, otherwise = "0.7") double bankCosts,
        @Value(max = 1, otherwise = "0.25") double aimKeeps,
        @Value(min = 0.05, max = 1, otherwise = "0.25") double shotWidth,
        @Value(max = 0.6, otherwise = "0.12") double shotCone,
        @Value(unit = "m", max = 0.6, otherwise = "0.15") double shotLead,
        @Value(min = 1, max = 4, otherwise = "1.6") double closeIn,
        @Value(min = 1, max = 4, otherwise = "1.8") double goAround) {
    /** {@return the values that the team plays with by default} */
    public static TacticalParameters defaults() {
        return Declared.of(TacticalParameters.class).defaults();
    }
}
