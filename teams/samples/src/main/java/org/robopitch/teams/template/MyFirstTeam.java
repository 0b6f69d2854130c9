// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.template;

import org.robopitch.engine.match.BallView;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.PlaysLeague;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.match.Team;

/** A first team: one robot keeps the goal, one gets behind the ball and pushes it forward, the others watch. */
@PlaysLeague("mirosot")
public final class MyFirstTeam implements Team {
    private static final double SPEED = 30; // rad/s at the wheels, 0.75 m/s on the pitch
    private static final double TURN = 8; // rad/s at the wheels for each rad of error

    @Override
    public void decide(Observation observation, Commands commands) {
        commands.stop();
        if (!observation.play().running()) {
            return;
        }
        if (observation.robots() > 1) {
            keep(observation, commands, 0);
        }
        attack(observation, commands, observation.robots() > 1 ? 1 : 0);
    }

    /** Gets behind the ball, then drives through it towards the opponents' goal. */
    private void attack(Observation observation, Commands commands, int robot) {
        RobotView me = observation.own(robot);
        BallView ball = observation.ball();
        commands.role(robot, "attacker");
        boolean behind = me.x() < ball.x() - 0.05;
        boolean inLine = Math.abs(me.y() - ball.y()) < 0.03;
        if (behind && inLine) {
            driveTo(me, ball.x() + 0.2, 0.8 * ball.y(), robot, commands);
        } else if (behind) {
            driveTo(me, ball.x() - 0.12, ball.y(), robot, commands);
        } else {
            // In front of the ball: back past it, at a distance, on the side where the middle is.
            double side = ball.y() > 0 ? -0.15 : 0.15;
            driveTo(me, ball.x() - 0.2, ball.y() + side, robot, commands);
        }
    }

    /** Follows the ball along the goal line. */
    private void keep(Observation observation, Commands commands, int robot) {
        RobotView me = observation.own(robot);
        commands.role(robot, "keeper");
        double y = Math.max(-0.15, Math.min(0.15, observation.ball().y()));
        if (Math.abs(y - me.y()) > 0.02) {
            driveTo(me, me.x(), y, robot, commands);
        }
    }

    /** Turns towards a place and drives there, the slower the more it has to turn. */
    private void driveTo(RobotView me, double x, double y, int robot, Commands commands) {
        double direction = StrictMath.atan2(y - me.y(), x - me.x());
        double error = StrictMath.IEEEremainder(direction - me.heading(), 2 * Math.PI);
        double forward = SPEED * Math.max(0, StrictMath.cos(error));
        commands.wheels(robot, forward - TURN * error, forward + TURN * error);
    }
}
