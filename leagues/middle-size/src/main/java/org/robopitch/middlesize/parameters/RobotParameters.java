// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.parameters;

import org.robopitch.settings.Require;

/**
 * The body of a robot: a square base, with or without its corners, and a notch in front that the ball enters.
 *
 * @param mass kg
 * @param inertia moment of inertia about the vertical, kg·m²
 * @param halfWidth from the centre to a side of the base, m
 * @param cornerCut leg of the triangle that each corner of the base lacks, m; 0 for a whole square
 * @param notchHalfWidth half the opening of the kicker's notch, m
 * @param notchDepth how far the notch goes in, m
 * @param height a ball that flies higher passes over the robot, m
 */
public record RobotParameters(
        double mass,
        double inertia,
        double halfWidth,
        double cornerCut,
        double notchHalfWidth,
        double notchDepth,
        double height) {

    /** Refuses what cannot be built. */
    public RobotParameters {
        Require.between("robot.mass", mass, 0.1, 1000, "kg");
        Require.between("robot.inertia", inertia, 1e-4, 1000, "kg·m²");
        Require.between("robot.halfWidth", halfWidth, 0.1, 1, "m");
        Require.between("robot.cornerCut", cornerCut, 0, 0.9 * halfWidth, "m");
        Require.between("robot.notchHalfWidth", notchHalfWidth, 0, halfWidth - cornerCut, "m");
        Require.between("robot.notchDepth", notchDepth, 0, 0.9 * halfWidth, "m");
        Require.between("robot.height", height, 0.1, 3, "m");
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
