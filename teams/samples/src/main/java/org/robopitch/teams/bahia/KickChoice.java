// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.bahia;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.mixedreality.parameters.BallParameters;

/**
 * Where an agent that has the ball in reach kicks it: into the goal if nobody can get there in time, or else to a team mate
 * farther on, or else a little way past those who stand close.
 */
final class KickChoice {
    private static final BallParameters BALL = BallParameters.defaults();

    /** A ball whose centre passes a robot's by less touches it, m. */
    private static final double WIDTH = 0.025;

    /** How fast an opponent can step into the way, m/s. */
    private static final double STEP = 0.1;

    /** How long it takes an opponent to notice, s. */
    private static final double NOTICE = 0.1;

    /** A pass arrives with this speed, m/s. */
    private static final double ARRIVING = 0.12;

    /** A team mate is worth a pass if it is farther on by this, m. */
    private static final double FARTHER_ON = 0.06;

    /** From here a shot is tried as soon as nobody stands in its way, m. */
    private static final double CLOSE_SHOT = 0.2;

    private static final int GOAL_POINTS = 9;

    /** A kick past those who stand close, m/s. */
    private static final double PAST = 0.4;

    /** Only those this near count for it, m. */
    private static final double CLOSE = 0.09;

    /** Where to kick then, from the direction of the goal, rad. */
    private static final double[] DIRECTIONS = {0, 0.35, -0.35, 0.7, -0.7, 1.1, -1.1, 1.5, -1.5, 2, -2, 2.6, -2.6, 3.1};

    private final int number;
    private final TeamInfo info;
    private double room;

    /**
     * A kick.
     *
     * @param direction rad, in the frame of the team
     * @param force 0 … 1
     */
    record Kick(double direction, double force) {}

    KickChoice(int number, TeamInfo info) {
        this.number = number;
        this.info = info;
    }

    /** {@return the kick, or null if everything is blocked} */
    @Nullable
    Kick choose(Observation seen) {
        Kick shot = shot(seen);
        if (shot != null) {
            return shot;
        }
        Kick pass = pass(seen);
        return pass == null ? past(seen) : pass;
    }

    /** To the point of the goal that leaves most room. */
    private @Nullable Kick shot(Observation seen) {
        double ballX = seen.ball().x();
        double ballY = seen.ball().y();
        double dx = info.field().length() / 2 - ballX;
        double most = 0;
        Kick best = null;
        double widest = info.field().goalWidth() / 2 - info.field().ballRadius() - 0.004;
        for (int i = 0; i < GOAL_POINTS; i++) {
            double dy = widest * (2.0 * i / (GOAL_POINTS - 1) - 1) - ballY;
            double distance = Math.sqrt(dx * dx + dy * dy);
            boolean close = distance < CLOSE_SHOT;
            double step = close ? STEP / 2 : STEP;
            if (distance < reach(BALL.kickSpeed())
                    && clear(seen, dx / distance, dy / distance, distance, BALL.kickSpeed(), step)
                    && room > most) {
                most = room;
                best = new Kick(StrictMath.atan2(dy, dx), 1);
            }
        }
        return best;
    }

    /** To the team mate farthest on that nobody cuts off. */
    private @Nullable Kick pass(Observation seen) {
        double farthest = seen.ball().x() + FARTHER_ON;
        Kick best = null;
        for (int i = 1; i < seen.robots(); i++) {
            RobotView mate = seen.own(i);
            double dx = mate.x() - seen.ball().x();
            double dy = mate.y() - seen.ball().y();
            double distance = Math.sqrt(dx * dx + dy * dy);
            double speed = Math.sqrt(ARRIVING * ARRIVING + 2 * BALL.deceleration() * distance);
            if (i != number
                    && mate.visible()
                    && mate.x() > farthest
                    && speed < BALL.kickSpeed()
                    && clear(seen, dx / distance, dy / distance, distance - 2 * WIDTH, speed, STEP)) {
                farthest = mate.x();
                best = new Kick(StrictMath.atan2(dy, dx), speed / BALL.kickSpeed());
            }
        }
        return best;
    }

    /** Past those who stand close, as near to the direction of the goal as can be. */
    private @Nullable Kick past(Observation seen) {
        double goal = StrictMath.atan2(
                -seen.ball().y(), info.field().length() / 2 - seen.ball().x());
        for (double off : DIRECTIONS) {
            double direction = goal + (number % 2 == 0 ? off : -off);
            if (clear(seen, StrictMath.cos(direction), StrictMath.sin(direction), CLOSE, PAST, 0)) {
                return new Kick(direction, PAST / BALL.kickSpeed());
            }
        }
        return null;
    }

    private static double reach(double speed) {
        return speed * speed / (2 * BALL.deceleration());
    }

    /** Whether nobody, this robot included, gets at a ball on its way; how much room it has is kept. */
    private boolean clear(Observation seen, double x, double y, double distance, double speed, double step) {
        room = Double.POSITIVE_INFINITY;
        for (int i = 0; i < seen.robots() && room > 0; i++) {
            room = Math.min(room, room(seen, seen.own(i), x, y, distance, speed, 0));
            room = Math.min(room, room(seen, seen.opponent(i), x, y, distance, speed, step));
        }
        return room > 0;
    }

    private static double room(
            Observation seen, RobotView robot, double x, double y, double distance, double speed, double step) {
        double dx = robot.x() - seen.ball().x();
        double dy = robot.y() - seen.ball().y();
        double ahead = dx * x + dy * y;
        if (ahead <= 0 || ahead > distance + WIDTH) {
            return Double.POSITIVE_INFINITY;
        }
        double square = Math.max(0, speed * speed - 2 * BALL.deceleration() * ahead);
        double seconds = (speed - Math.sqrt(square)) / BALL.deceleration();
        return Math.abs(dy * x - dx * y) - WIDTH - step * Math.max(0, seconds - NOTICE);
    }
}
