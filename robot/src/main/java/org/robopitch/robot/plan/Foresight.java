// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.plan;

import org.robopitch.robot.Moving;

/**
 * Where a robot really goes that follows a path: its velocity changes no quicker than its limits allow, so it leaves a
 * path that bends at once. Tells how near it comes to obstacles in the next moments.
 */
final class Foresight {
    private static final double STEP = 0.06;
    private static final int STEPS = 16;

    /** More room than this is all the same, m. */
    private static final double ENOUGH = 0.25;

    private final PlanLimits limits;
    private final Moving robot;
    private final double[] point = new double[4];

    Foresight(PlanLimits limits, Moving robot) {
        this.limits = limits;
        this.robot = robot;
    }

    /** The least room between the robot and any obstacle that it comes nearer to, m; negative if they touch. */
    double room(Path path, Obstacles obstacles) {
        double x = robot.x;
        double y = robot.y;
        double vx = robot.vx;
        double vy = robot.vy;
        double least = ENOUGH;
        for (int i = 1; i <= STEPS; i++) {
            path.at(i * STEP, point);
            double dx = (point[0] - x) / STEP - vx;
            double dy = (point[1] - y) / STEP - vy;
            double change = Math.sqrt(dx * dx + dy * dy);
            double most = STEP * limits.deceleration();
            double share = change > most ? most / change : 1;
            x += STEP * (vx + 0.5 * share * dx);
            y += STEP * (vy + 0.5 * share * dy);
            vx += share * dx;
            vy += share * dy;
            for (int k = 0; k < obstacles.count; k++) {
                double offX = x - obstacles.xAt(k, i * STEP, limits.horizon());
                double offY = y - obstacles.yAt(k, i * STEP, limits.horizon());
                double radii = obstacles.radius[k] + limits.robotRadius();
                double away = offX * offX + offY * offY;
                if (away < (radii + least) * (radii + least)) {
                    least = Math.sqrt(away) - radii;
                }
            }
        }
        return least;
    }
}
