// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.parameters;

import org.robopitch.declare.Require;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * The body of a robot: a square base, with or without its corners, and a notch in front that the ball enters.
 */
public record RobotParameters(
        @Value(says = "mass of the robot", unit = "kg", min = 0.1, max = 1000)
        double mass,

        @Value(says = "moment of inertia about the vertical", unit = "kg·m²", min = 1e-4, max = 1000)
        double inertia,

        @Value(says = "from the centre to a side of the base", unit = "m", min = 0.1, max = 1)
        double halfWidth,

        @Value(says = "leg of the triangle cut off each corner of the base; 0 for a full square", unit = "m", max = 0.9)
        double cornerCut,

        @Value(says = "half the opening of the kicker's notch", unit = "m", max = 1)
        double notchHalfWidth,

        @Value(says = "depth of the notch", unit = "m", max = 0.9)
        double notchDepth,

        @Value(says = "a ball that flies higher passes over the robot", unit = "m", min = 0.1, max = 3)
        double height)
        implements Values<RobotParameters> {

    @Override
    public void requireConsistent() {
        Require.zeroOrAtLeast("robot.cornerCut", cornerCut, 1e-6, "m");
        double inside = 0.9 * halfWidth;
        Require.atMost("robot.cornerCut", cornerCut, inside, "m", "0.9 of robot.halfWidth", "robot.halfWidth");
        Require.atMost("robot.notchDepth", notchDepth, inside, "m", "0.9 of robot.halfWidth", "robot.halfWidth");
        Require.atMost(
                "robot.notchHalfWidth",
                notchHalfWidth,
                halfWidth - cornerCut,
                "m",
                "robot.halfWidth less robot.cornerCut",
                "robot.halfWidth",
                "robot.cornerCut");
    }

    /**
     * {@return the robot of a dialect: mass, inertia and half width of NuBot's models; the height of the rules and a notch
     * that lets a third of the ball in are ours}
     *
     * @param dialect which
     */
    public static RobotParameters of(Dialect dialect) {
        return dialect == Dialect.A
                ? new RobotParameters(31, 2.86, 0.33, 0, 0.1, 0.08, 0.8)
                : new RobotParameters(39, 1.625, 0.25, 0, 0.1, 0.08, 0.8);
    }
}
