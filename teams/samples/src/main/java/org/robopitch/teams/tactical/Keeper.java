// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.tactical;

import org.robopitch.engine.match.Commands;
import org.robopitch.teams.skill.BallPath;
import org.robopitch.teams.skill.Driver;
import org.robopitch.teams.skill.Field;
import org.robopitch.teams.skill.Sight;

/** Keeps the goal: slides along the goal line to where the ball will cross it, and clears what lies before it. */
final class Keeper {
    private final Field field;
    private final Sight sight;
    private final Driver driver;
    private final BallPath path;
    private final double line;

    Keeper(Field field, Sight sight, Driver driver, BallPath path) {
        this.field = field;
        this.sight = sight;
        this.driver = driver;
        this.path = path;
        // So far out that the robot can turn without touching the goal line's wall.
        this.line = -field.halfLength() + 1.5 * field.robotHalf();
    }

    void play(Commands commands, int robot) {
        double x = sight.own[robot].x;
        double y = sight.own[robot].y;
        double dx = sight.ball.x - x;
        double dy = sight.ball.y - y;
        double near = Math.sqrt(dx * dx + dy * dy);
        double most = field.goalHalf() - 0.3 * field.robotHalf();
        if (near < 1.3 * field.touch() && dx < 0.9 * field.robotHalf()) {
            // Beside the ball: turn it out of the goal's way.
            driver.move(commands, robot, 0, (dy > 0 ? -1 : 1) * field.topSpeed() / field.halfTrack());
            return;
        }
        boolean slow = sight.ball.speed() < 0.5 || sight.ball.vx > 0;
        boolean close = sight.ball.x < -field.halfLength() + 0.8 * field.areaDepth()
                && Math.abs(sight.ball.y) < field.goalHalf() + field.robotHalf();
        if (slow && close && dx > 0 && Math.abs(dy) < dx) {
            driver.through(commands, robot, sight.ball.x + 0.1, sight.ball.y + 0.3 * dy, field.topSpeed());
            return;
        }
        double wanted = Math.max(-most, Math.min(most, crossing()));
        double off = x - line;
        if (Math.abs(off) > 0.03) {
            driver.stopAt(commands, robot, line, Math.abs(off) > 0.15 ? wanted : 0.5 * (wanted + y));
        } else if (Math.abs(wanted - y) < 0.012) {
            driver.standAlong(commands, robot, 0, 1);
        } else {
            driver.stopAt(commands, robot, line, wanted);
        }
    }

    /** Where on the line the ball is to be expected. */
    private double crossing() {
        if (sight.ball.vx < -0.15) {
            for (int k = 1; k < BallPath.PLACES; k++) {
                if (path.x(k) <= line && path.x(k - 1) > line) {
                    double share = (path.x(k - 1) - line) / (path.x(k - 1) - path.x(k));
                    return path.y(k - 1) + share * (path.y(k) - path.y(k - 1));
                }
            }
        }
        // Nobody shoots yet: stand where the angle is halved, seen from the ball.
        double behind = 0.12;
        double reach = sight.ball.x + field.halfLength() + behind;
        return reach > 0.05 ? sight.ball.y * (line + field.halfLength() + behind) / reach : sight.ball.y;
    }
}
