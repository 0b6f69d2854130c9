// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn.arena;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.BallView;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.RobotInfo;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.middlesize.game.Channel;

/** A goalkeeper for penalties: its first robot stays on the goal line and follows the ball; others stand. */
public final class Keeper implements Team {
    /** Its name in commands. */
    public static final String NAME = "keeper";

    private static final double GAIN = 6;
    private static final double TURN = 8;

    private RobotInfo.@Nullable WheelPair wheels;
    private double line;
    private double reach;
    private double share;

    @Override
    public void start(TeamInfo info) {
        wheels = info.robot().wheels();
        double size = info.robot().size();
        line = -info.field().length() / 2 + 0.8 * size;
        reach = info.field().goalWidth() / 2;
        // The fastest keeper would let nothing pass.
        share = 0.15;
    }

    @Override
    public void decide(Observation observation, Commands commands) {
        commands.stop();
        BallView ball = observation.ball();
        RobotView robot = observation.own(0);
        double wish = Math.max(-reach, Math.min(reach, ball.y() + 0.1 * ball.vy()));
        double offX = line - robot.x();
        double offY = wish - robot.y();
        RobotInfo.WheelPair pair = wheels;
        if (pair != null) {
            steer(commands, pair, robot, offX, offY);
        } else {
            double cosine = StrictMath.cos(robot.heading());
            double sine = StrictMath.sin(robot.heading());
            double limit = 2.5;
            double vx = bound(GAIN * offX, limit);
            double vy = bound(GAIN * offY, limit);
            commands.set(0, Channel.ALONG, cosine * vx + sine * vy);
            commands.set(0, Channel.ACROSS, cosine * vy - sine * vx);
            commands.set(0, Channel.SPIN, bound(-TURN * robot.heading(), 5));
        }
    }

    /** Stands across the goal and drives forwards or backwards along the line. */
    private void steer(Commands commands, RobotInfo.WheelPair pair, RobotView robot, double offX, double offY) {
        double limit = share * pair.strongest() * pair.rimSpeed();
        // Off the line it leans towards it, whichever way it drives.
        double lean = bound(GAIN * offX, 0.6) * (offY < 0 ? -1 : 1);
        double error = Math.PI / 2 - lean - robot.heading();
        error = StrictMath.atan2(StrictMath.sin(error), StrictMath.cos(error));
        double speed = Math.abs(error) > 0.6 ? 0 : bound(GAIN * offY, limit);
        double turn = bound(TURN * error, 0.5 * limit / (pair.track() / 2)) * pair.track() / 2;
        commands.wheels(0, (speed - turn) / pair.rimSpeed(), (speed + turn) / pair.rimSpeed());
    }

    private static double bound(double value, double limit) {
        return Math.max(-limit, Math.min(limit, value));
    }
}
