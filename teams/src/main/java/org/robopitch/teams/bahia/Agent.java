// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.bahia;

import org.robopitch.engine.match.BallView;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.mixedreality.game.GoTo;
import org.robopitch.mixedreality.game.MixedReality;

/** One robot's program. */
final class Agent {
    /** The ball can be kicked from this near, with a little to spare, m. */
    private static final double KICK_FROM = 0.033;

    /** Behind the ball, as seen from where it shall go, m. */
    private static final double BEHIND = 0.03;

    private static final double AROUND = 0.05;

    /** A robot this near ahead of the ball, and this little beside its way, stops a kick, m. */
    private static final double CLOSE = 0.1;

    private static final double WIDTH = 0.024;

    /** Where to kick if the way to the goal is blocked, from its direction, rad. */
    private static final double[] DIRECTIONS = {0, 0.35, -0.35, 0.7, -0.7, 1.1, -1.1, 1.5, -1.5, 2, -2};

    private final int number;
    private final Role role;
    private final TeamInfo info;
    private final double[] wheels = new double[2];

    Agent(int number, Role role, TeamInfo info) {
        this.number = number;
        this.role = role;
        this.info = info;
    }

    void decide(Observation seen, Commands commands) {
        commands.role(number, role.label());
        RobotView me = seen.own(number);
        if (!seen.play().running() || !me.visible()) {
            return;
        }
        switch (role) {
            case GOALKEEPER -> keep(seen, me, commands);
            case DEFENDER -> defend(seen, me, commands);
            case ATTACKER -> attack(seen, me, commands);
        }
        kickIfPossible(seen, me, commands);
    }

    /** Stays before the goal, where the ball would come. */
    private void keep(Observation seen, RobotView me, Commands commands) {
        BallView ball = seen.ball();
        double x = -info.pitchLength() / 2 + 0.03;
        double y = ball.y();
        if (ball.vx() < -0.03) {
            y += ball.vy() * (x - ball.x()) / ball.vx();
        }
        double post = info.goalWidth() / 2;
        go(me, x, Math.max(-post, Math.min(post, y)), commands);
    }

    /** Stands between ball and goal, and goes to the ball when it is the nearest of the team. */
    private void defend(Observation seen, RobotView me, Commands commands) {
        BallView ball = seen.ball();
        if (ball.x() < 0 && nearestToBall(seen)) {
            approach(seen, me, commands);
            return;
        }
        double goalX = -info.pitchLength() / 2;
        double share = 0.45 + 0.1 * (number % 2);
        double side = number % 2 == 0 ? 0.035 : -0.035;
        double x = Math.min(-0.05, goalX + share * (ball.x() - goalX));
        go(me, x, share * ball.y() + side, commands);
    }

    /** Goes to the ball if it is the nearest attacker, or else keeps beside it, ready for what comes. */
    private void attack(Observation seen, RobotView me, Commands commands) {
        if (nearestToBall(seen)) {
            approach(seen, me, commands);
            return;
        }
        BallView ball = seen.ball();
        double spread = 0.13 * (number - info.robots() * 0.75);
        double side = ball.y() > 0 ? -0.11 : 0.11;
        double limit = info.pitchWidth() / 2 - 0.03;
        double y = Math.max(-limit, Math.min(limit, 0.6 * ball.y() + side + spread));
        go(me, Math.min(ball.x() + 0.03, info.pitchLength() / 2 - 0.12), y, commands);
    }

    /** Whether no other robot of the same role is nearer to the ball, as this one sees it. */
    private boolean nearestToBall(Observation seen) {
        double mine = squareToBall(seen, seen.own(number));
        for (int other = 0; other < seen.robots(); other++) {
            if (other == number || Role.of(other, seen.robots()) != role) {
                continue;
            }
            double theirs = squareToBall(seen, seen.own(other));
            if (theirs < mine || theirs == mine && other < number) {
                return false;
            }
        }
        return true;
    }

    private static double squareToBall(Observation seen, RobotView robot) {
        double dx = seen.ball().x() - robot.x();
        double dy = seen.ball().y() - robot.y();
        return dx * dx + dy * dy;
    }

    /** Gets behind the ball, round it if need be. */
    private void approach(Observation seen, RobotView me, Commands commands) {
        BallView ball = seen.ball();
        double aim = aim(seen);
        double aimX = StrictMath.cos(aim);
        double aimY = StrictMath.sin(aim);
        double behind = (ball.x() - me.x()) * aimX + (ball.y() - me.y()) * aimY;
        if (behind > 0) {
            go(me, ball.x() - BEHIND * aimX, ball.y() - BEHIND * aimY, commands);
            return;
        }
        double left = (me.y() - ball.y()) * aimX - (me.x() - ball.x()) * aimY;
        double side = left >= 0 ? AROUND : -AROUND;
        go(me, ball.x() - BEHIND * aimX - side * aimY, ball.y() - BEHIND * aimY + side * aimX, commands);
    }

    /** The direction in which the ball shall go: to the half of the goal that their nearest robot to it leaves free. */
    private double aim(Observation seen) {
        double goalX = info.pitchLength() / 2;
        double keeperY = 0;
        double nearest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < seen.robots(); i++) {
            RobotView opponent = seen.opponent(i);
            double dx = goalX - opponent.x();
            double square = dx * dx + opponent.y() * opponent.y();
            if (square < nearest) {
                nearest = square;
                keeperY = opponent.y();
            }
        }
        double y = keeperY > 0 ? -0.32 * info.goalWidth() : 0.32 * info.goalWidth();
        return StrictMath.atan2(y - seen.ball().y(), goalX - seen.ball().x());
    }

    /** Kicks past whoever stands in the way, as near to the direction of the goal as it can. */
    private void kickIfPossible(Observation seen, RobotView me, Commands commands) {
        if (commands.channels() <= MixedReality.KICK_ANGLE || squareToBall(seen, me) > KICK_FROM * KICK_FROM) {
            return;
        }
        double aim = aim(seen);
        for (double off : DIRECTIONS) {
            double direction = aim + (number % 2 == 0 ? off : -off);
            if (isFree(seen, direction)) {
                commands.set(number, MixedReality.KICK_FORCE, off == 0 ? 1 : 0.6);
                double angle = StrictMath.IEEEremainder(direction - me.heading(), 2 * Math.PI);
                commands.set(number, MixedReality.KICK_ANGLE, angle);
                return;
            }
        }
    }

    /** Whether nobody, this robot included, stands close in the way of a ball kicked in some direction. */
    private static boolean isFree(Observation seen, double direction) {
        double towardsX = StrictMath.cos(direction);
        double towardsY = StrictMath.sin(direction);
        for (int i = 0; i < seen.robots(); i++) {
            if (blocks(seen, seen.own(i), towardsX, towardsY) || blocks(seen, seen.opponent(i), towardsX, towardsY)) {
                return false;
            }
        }
        return true;
    }

    private static boolean blocks(Observation seen, RobotView robot, double towardsX, double towardsY) {
        double dx = robot.x() - seen.ball().x();
        double dy = robot.y() - seen.ball().y();
        double ahead = dx * towardsX + dy * towardsY;
        double beside = Math.abs(dy * towardsX - dx * towardsY);
        return ahead > 0 && ahead < CLOSE && beside < WIDTH;
    }

    private void go(RobotView me, double x, double y, Commands commands) {
        double dx = x - me.x();
        double dy = y - me.y();
        double angle = StrictMath.IEEEremainder(StrictMath.atan2(dy, dx) - me.heading(), 2 * Math.PI);
        GoTo.wheels(Math.sqrt(dx * dx + dy * dy), angle, wheels);
        // For robots with wheels of another size the same speeds at the rim.
        commands.wheels(number, wheels[0] / info.wheelRadius(), wheels[1] / info.wheelRadius());
    }
}
