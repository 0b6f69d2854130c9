// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.parameters;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.Require;

/**
 * The body of a robot: a square base, with or without its corners, and a notch in front that the ball enters.
 */
public record RobotParameters(
        @Meaning("mass of the robot") double mass,
        @Meaning("moment of inertia about the vertical") double inertia,
        @Meaning("from the centre to a side of the base") double halfWidth,

        @Meaning("leg of the triangle cut off each corner of the base; 0 for a full square")
        double cornerCut,

        @Meaning("half the opening of the kicker's notch") double notchHalfWidth,
        @Meaning("depth of the notch") double notchDepth,

        @Meaning("a ball that flies higher passes over the robot")
        double height) {

    /** Refuses what cannot be built. */
    public RobotParameters {
        Require.between("robot.mass", mass, 0.1, 1000, "kg");
        Require.between("robot.inertia", inertia, 1e-4, 1000, "kg·m²");
        Require.between("robot.halfWidth", halfWidth, 0.1, 1, "m");
        Require.between("robot.cornerCut", cornerCut, 0, 0.9, "m");
        Require.zeroOrAtLeast("robot.cornerCut", cornerCut, 1e-6, "m");
        Require.between("robot.notchHalfWidth", notchHalfWidth, 0, 1, "m");
        Require.between("robot.notchDepth", notchDepth, 0, 0.9, "m");
        Require.between("robot.height", height, 0.1, 3, "m");
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
