// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.tactical;

import org.robopitch.engine.match.Commands;
import org.robopitch.robot.Remembering;
import org.robopitch.teams.skill.Driver;
import org.robopitch.teams.skill.Field;
import org.robopitch.teams.skill.Lanes;
import org.robopitch.teams.skill.Sight;

/**
 * Holds a post: drives there around everybody, and stands there across the way of the ball, so that it can step into
 * that way at once. Small changes of the post are not worth a move.
 */
final class Defender implements Remembering {
    private static final double ARRIVED = 0.02;
    private static final double LEFT = 0.06;

    private final Field field;
    private final transient Sight sight;
    private final transient Driver driver;
    private final Lanes lanes;
    private final boolean[] settled;

    Defender(Field field, Sight sight, Driver driver, Lanes lanes) {
        this.field = field;
        this.sight = sight;
        this.driver = driver;
        this.lanes = lanes;
        this.settled = new boolean[sight.robots];
    }

    void hold(Commands commands, int robot, double x, double y) {
        double dx = x - sight.own[robot].x;
        double dy = y - sight.own[robot].y;
        double limit = settled[robot] ? LEFT : ARRIVED;
        settled[robot] = dx * dx + dy * dy < limit * limit;
        if (settled[robot]) {
            double distance = sight.toBall(robot) + 1e-9;
            double toBallX = (sight.ball.x - sight.own[robot].x) / distance;
            double toBallY = (sight.ball.y - sight.own[robot].y) / distance;
            driver.standAlong(commands, robot, -toBallY, toBallX);
            return;
        }
        lanes.find(robot, x, y, true);
        if (lanes.around()) {
            driver.through(commands, robot, lanes.viaX(), lanes.viaY(), field.topSpeed());
        } else {
            driver.stopAt(commands, robot, lanes.viaX(), lanes.viaY());
        }
    }
}
