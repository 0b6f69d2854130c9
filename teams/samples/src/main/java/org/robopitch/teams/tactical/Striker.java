// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.tactical;

import org.robopitch.engine.match.Commands;
import org.robopitch.robot.Remembering;
import org.robopitch.teams.skill.Driver;
import org.robopitch.teams.skill.Field;
import org.robopitch.teams.skill.HeldBall;
import org.robopitch.teams.skill.Lanes;
import org.robopitch.teams.skill.Sight;

/**
 * Plays the ball: gets behind it, closes in on the line of the shot, drives through. A ball that cannot be driven, at a
 * wall or between two robots, is spun away.
 */
final class Striker implements Remembering {
    private static final double HELD_AFTER = 0.5;
    private static final double SPIN_FOR = 0.25;

    private final Field field;
    private final transient Sight sight;
    private final transient Driver driver;
    private final Lanes lanes;
    private final Reach reach;
    private final transient HeldBall held;
    private final Aim aim;
    private final TacticalParameters parameters;

    /** Where it will meet the ball, how far behind it on the line of the shot it is, and how far aside of that, m. */
    private transient double ballX;

    private transient double ballY;
    private transient double behind;
    private transient double aside;

    private double spinning;
    private double spin;
    private int spinner = -1;

    Striker(
            Field field,
            Sight sight,
            Driver driver,
            Lanes lanes,
            Reach reach,
            HeldBall held,
            TacticalParameters parameters) {
        this.field = field;
        this.sight = sight;
        this.driver = driver;
        this.lanes = lanes;
        this.reach = reach;
        this.held = held;
        this.aim = new Aim(field, sight, parameters);
        this.parameters = parameters;
    }

    void reset() {
        spinning = 0;
        spinner = -1;
    }

    void play(Commands commands, int robot) {
        if (spin(commands, robot)) {
            return;
        }
        ballX = reach.x(robot);
        ballY = reach.y(robot);
        aim.choose(robot, ballX, ballY);
        double rx = ballX - sight.own[robot].x;
        double ry = ballY - sight.own[robot].y;
        behind = rx * aim.x() + ry * aim.y();
        aside = aim.x() * ry - aim.y() * rx;
        double touch = field.touch();
        if (behind > 0.5 * touch && Math.abs(aside) < parameters.shotWidth() * touch + parameters.shotCone() * behind) {
            shoot(commands, robot);
        } else if (behind > 0.4 * touch) {
            closeIn(commands, robot);
        } else {
            goAround(commands, robot);
        }
    }

    private void shoot(Commands commands, int robot) {
        // Farther away aim at the line of the shot before the ball, close to the ball aim through it.
        double lead =
                behind > 2.5 * field.touch() ? -Math.min(0.6 * behind, 4 * Math.abs(aside)) : parameters.shotLead();
        driver.through(commands, robot, ballX + lead * aim.x(), ballY + lead * aim.y(), field.topSpeed());
    }

    private void closeIn(Commands commands, int robot) {
        double back = Math.min(
                parameters.closeIn() * field.touch() + 0.5 * Math.abs(aside), Math.max(behind, 1.3 * field.touch()));
        driveAround(commands, robot, ballX - back * aim.x(), ballY - back * aim.y());
    }

    private void goAround(Commands commands, int robot) {
        double ux = aim.x();
        double uy = aim.y();
        double side = aside > 0 ? -1 : 1;
        double wide = parameters.goAround() * field.touch();
        double x = ballX - wide * ux - side * 0.9 * wide * uy;
        double y = ballY - wide * uy + side * 0.9 * wide * ux;
        double roomY = field.halfWidth() - field.robotHalf();
        if (Math.abs(y) > roomY) {
            // No room between ball and wall: round the other side.
            x = ballX - wide * ux + side * 0.9 * wide * uy;
            y = ballY - wide * uy - side * 0.9 * wide * ux;
        }
        driveAround(commands, robot, x, y);
    }

    private void driveAround(Commands commands, int robot, double x, double y) {
        lanes.find(robot, field.insideX(x), field.insideY(y), true);
        driver.through(commands, robot, lanes.viaX(), lanes.viaY(), field.topSpeed());
    }

    /** Spins a ball away that is held. */
    private boolean spin(Commands commands, int robot) {
        if (spinning > 0 && spinner == robot) {
            spinning -= field.cycle();
            driver.move(commands, robot, 0, spin);
            return true;
        }
        if (held.seconds() < HELD_AFTER || sight.toBall(robot) > field.touch() * 1.35) {
            return false;
        }
        double dx = sight.ball.x - sight.own[robot].x;
        double dy = sight.ball.y - sight.own[robot].y;
        // The side that touches the ball moves with ω × d: turn so that it moves towards the goal.
        double wishX = 1;
        double wishY = sight.ball.x > 0.7 * field.halfLength() ? -2 * Math.signum(sight.ball.y) : 0;
        double turn = -dy * wishX + dx * wishY;
        spin = (turn < 0 ? -1 : 1) * field.topSpeed() / field.halfTrack();
        spinner = robot;
        spinning = SPIN_FOR;
        held.reset();
        driver.move(commands, robot, 0, spin);
        return true;
    }

    /** {@return the direction last chosen} */
    Aim aim() {
        return aim;
    }
}
