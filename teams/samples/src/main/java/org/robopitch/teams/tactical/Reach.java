// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.tactical;

import org.robopitch.teams.skill.BallPath;
import org.robopitch.teams.skill.Field;
import org.robopitch.teams.skill.Sight;

/** When and where each robot can meet the ball, coming from the side from which it can play it forward. */
final class Reach {
    private final TacticalParameters parameters;
    private final Field field;
    private final Sight sight;
    private final BallPath path;
    private final double[] time;
    private final double[] goalX = new double[BallPath.PLACES];
    private final double[] toGoal = new double[BallPath.PLACES];

    Reach(Field field, Sight sight, BallPath path, TacticalParameters parameters) {
        this.parameters = parameters;
        this.field = field;
        this.sight = sight;
        this.path = path;
        this.time = new double[sight.robots];
    }

    void estimate() {
        for (int k = 0; k < BallPath.PLACES; k++) {
            goalX[k] = field.halfLength() - path.x(k) + 0.1;
            toGoal[k] = Math.sqrt(goalX[k] * goalX[k] + path.y(k) * path.y(k));
        }
        for (int i = 0; i < sight.robots; i++) {
            time[i] = sight.own[i].there ? meet(i) : 1e9;
        }
    }

    private double meet(int robot) {
        double needed = 0;
        for (int k = 0; k < BallPath.PLACES; k++) {
            needed = timeTo(robot, k);
            double there = k * BallPath.INTERVAL;
            if (needed <= there) {
                return needed;
            }
        }
        return needed;
    }

    /** Time to get to a ball at a place, with what it takes to get to its rear side. */
    private double timeTo(int robot, int k) {
        double ballX = path.x(k);
        double ballY = path.y(k);
        double dx = ballX - sight.own[robot].x;
        double dy = ballY - sight.own[robot].y;
        double distance = Math.sqrt(dx * dx + dy * dy) + 1e-9;
        double behind = (dx * goalX[k] - dy * ballY) / (distance * toGoal[k]);
        double facing = Math.abs(dx * sight.own[robot].headingX + dy * sight.own[robot].headingY) / distance;
        return Math.max(0, distance - field.touch()) / (parameters.cruise() * field.topSpeed())
                + parameters.goingAround() * (1 - behind)
                + parameters.turning() * (1 - facing);
    }

    /** {@return seconds until a robot can play the ball} */
    double time(int robot) {
        return time[robot];
    }

    /** {@return x of the place where it will meet the ball} */
    double x(int robot) {
        return path.xAt(travel(robot));
    }

    /** {@return y of the place where it will meet the ball} */
    double y(int robot) {
        return path.yAt(travel(robot));
    }

    /** The way to the ball alone: close to it, its place now is what counts, however bad the angle. */
    private double travel(int robot) {
        double near = Math.max(0, sight.toBall(robot) - field.touch()) / (parameters.cruise() * field.topSpeed());
        return Math.min(time[robot], near);
    }
}
