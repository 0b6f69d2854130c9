// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.middlesize;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.middlesize.game.Channel;
import org.robopitch.robot.Remembering;

/**
 * The single robot of the chapter (sec. 5.2, fig. 17): it chases the ball, dribbles it to a place before the goal, turns
 * there with it, kicks, resets itself and drives home, where it waits for somebody to drive it by hand. A ball that is
 * taken from it sends it back to chasing.
 */
public final class Demonstration implements Team, Remembering {
    /** What the robot is doing; its words are the chapter's. */
    public enum State {
        /** Drives to the ball. */
        CHASE_BALL,
        /** Dribbles it to its place. */
        MOVE_BALL,
        /** Turns with it towards the goal. */
        ROTATE_BALL,
        /** Kicks it. */
        KICK_BALL,
        /** Lets go of everything. */
        RESET,
        /** Drives home and stays there. */
        HOME
    }

    private static final double FROM_GOAL = 3;
    private static final double ASIDE = 2;
    private static final double CARRYING = 1.5;
    private static final double ACCELERATION = 1.0;
    private static final double RESET_SECONDS = 1;

    private transient @Nullable Sight sight;
    private transient double cycle;
    private double homeX;
    private double homeY;
    private boolean homeKnown;
    private double speed;
    private double waited;
    private State state = State.CHASE_BALL;

    @Override
    public void start(TeamInfo info) {
        sight = new Sight(info);
        cycle = info.rhythm().cycleSeconds();
        state = State.CHASE_BALL;
        homeKnown = false;
    }

    /** {@return what the robot is doing} */
    public State state() {
        return state;
    }

    @Override
    public void decide(Observation observation, Commands commands) {
        if (sight == null) {
            return;
        }
        sight.look(observation);
        RobotView robot = observation.own(0);
        if (!homeKnown) {
            homeX = robot.x();
            homeY = robot.y();
            homeKnown = true;
        }
        commands.stop();
        commands.set(0, Channel.SHOOT_POSITION, 1);
        commands.set(0, Channel.DRIBBLE, state.compareTo(State.KICK_BALL) < 0 ? 1 : 0);
        step(sight, robot, commands);
        commands.role(0, state.name());
    }

    private void step(Sight seen, RobotView robot, Commands commands) {
        boolean holds = seen.holds(0);
        double placeX = seen.halfLength - FROM_GOAL;
        switch (state) {
            case CHASE_BALL -> {
                double facing = StrictMath.atan2(
                        seen.ball().y() - robot.y(), seen.ball().x() - robot.x());
                double away = Sight.distance(robot, seen.ball().x(), seen.ball().y());
                drive(commands, robot, seen.ball().x(), seen.ball().y(), Math.max(0.3, away - 0.5), facing);
                go(holds ? State.MOVE_BALL : state);
            }
            case MOVE_BALL -> {
                double left = Sight.distance(robot, placeX, ASIDE);
                double facing = StrictMath.atan2(ASIDE - robot.y(), placeX - robot.x());
                drive(commands, robot, placeX, ASIDE, Math.min(CARRYING, left), left > 0.3 ? facing : robot.heading());
                go(!holds ? State.CHASE_BALL : left < 0.05 ? State.ROTATE_BALL : state);
            }
            case ROTATE_BALL -> {
                double facing = StrictMath.atan2(0.5 - robot.y(), seen.halfLength - robot.x());
                drive(commands, robot, robot.x(), robot.y(), 0, facing);
                boolean aimed = Math.abs(Mover.angle(facing - robot.heading())) < 0.02;
                go(!holds ? State.CHASE_BALL : aimed ? State.KICK_BALL : state);
            }
            case KICK_BALL -> {
                commands.set(0, Channel.KICK, 3);
                go(holds ? state : State.RESET);
            }
            case RESET -> {
                waited += cycle;
                go(waited > RESET_SECONDS ? State.HOME : state);
            }
            case HOME -> {
                double left = Sight.distance(robot, homeX, homeY);
                drive(commands, robot, homeX, homeY, left < 0.02 ? 0 : left, 0);
            }
        }
    }

    private void go(State next) {
        if (next != state) {
            state = next;
            speed = 0;
            waited = 0;
        }
    }

    /** As in the chapter: constant acceleration up to the wanted speed, then constant speed. */
    private void drive(Commands commands, RobotView robot, double x, double y, double wanted, double heading) {
        speed = Math.min(Math.min(wanted, 3), speed + ACCELERATION * cycle);
        double dx = x - robot.x();
        double dy = y - robot.y();
        double way = Math.max(Sight.length(dx, dy), 1e-9);
        double cosine = StrictMath.cos(robot.heading());
        double sine = StrictMath.sin(robot.heading());
        commands.set(0, Channel.ALONG, speed * (cosine * dx + sine * dy) / way);
        commands.set(0, Channel.ACROSS, speed * (cosine * dy - sine * dx) / way);
        double turn = 4 * Mover.angle(heading - robot.heading());
        commands.set(0, Channel.SPIN, Math.max(-1.5, Math.min(1.5, turn)));
    }

    @Override
    public void state(StateVisitor visitor) {
        Remembering.super.state(visitor);
    }
}
