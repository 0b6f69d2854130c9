// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.bahia;

import java.util.Locale;
import org.robopitch.engine.match.BallView;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.mixedreality.game.GoTo;
import org.robopitch.mixedreality.game.MixedReality;
import org.robopitch.mixedreality.trajectory.SpeedTable;

/** One robot's program. */
final class Agent {
    /** The ball can be kicked from this near, with a little to spare, m. */
    private static final double KICK_FROM = 0.034;

    /** Behind the ball, as seen from where it should go, m. */
    private static final double BEHIND = 0.026;

    private static final double AROUND = 0.045;

    /** An opponent this near to the ball leaves no time to go round it, m. */
    private static final double CONTESTED = 0.07;

    /** Farther from where it goes than this, a robot does not brake, m. */
    private static final double FAST = 0.06;

    /** The ball slows down by this, m/s². */
    private static final double DECELERATION = 0.15;

    /** What an agent is there for. */
    enum Role {
        GOALKEEPER,
        DEFENDER,
        ATTACKER;

        /** The first robot keeps the goal, then come the defenders, fewer than half, then the attackers. */
        static Role of(int robot, int robots) {
            if (robots == 1) {
                return ATTACKER;
            }
            if (robot == 0) {
                return GOALKEEPER;
            }
            return robot <= (robots - 1) / 2 ? DEFENDER : ATTACKER;
        }
    }

    private final int number;
    private final Role role;
    private final TeamInfo info;
    private final double rimSpeed;
    private final KickChoice choice;
    private final double[] wheels = new double[2];
    private double meetX;
    private double meetY;

    Agent(int number, TeamInfo info) {
        this.number = number;
        this.role = Role.of(number, info.robots());
        this.info = info;
        this.rimSpeed = info.robot().requireWheels().rimSpeed();
        this.choice = new KickChoice(number, info);
    }

    void decide(Observation seen, Commands commands) {
        commands.role(number, role.name().toLowerCase(Locale.ROOT));
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

    /** Stays before the goal, where the ball would come, or between it and the goal's middle. */
    private void keep(Observation seen, RobotView me, Commands commands) {
        BallView ball = seen.ball();
        double goalX = -info.field().length() / 2;
        double x = goalX + 0.025;
        double post = info.field().goalWidth() / 2;
        double y = ball.y() * Math.min(1, 0.12 / Math.max(0.05, ball.x() - goalX)) * 1.3;
        if (ball.vx() < -0.03) {
            y = ball.y() + ball.vy() * (x - ball.x()) / ball.vx();
        }
        go(me, x, Math.max(-post, Math.min(post, y)), commands);
    }

    /** Stands between ball and goal, and goes to the ball when it is the nearest of the team. */
    private void defend(Observation seen, RobotView me, Commands commands) {
        BallView ball = seen.ball();
        if (ball.x() < 0 && soonestAtBall(seen)) {
            approach(seen, me, commands);
            return;
        }
        double goalX = -info.field().length() / 2;
        double share = 0.4 + 0.15 * (number % 2);
        double side = number % 2 == 0 ? 0.03 : -0.03;
        double x = Math.min(-0.05, goalX + share * (ball.x() - goalX));
        go(me, x, share * ball.y() + side, commands);
    }

    /** Goes to the ball if it is the first attacker there, or else waits before their goal for a pass. */
    private void attack(Observation seen, RobotView me, Commands commands) {
        if (soonestAtBall(seen)) {
            approach(seen, me, commands);
            return;
        }
        BallView ball = seen.ball();
        double side = ball.y() > 0 ? -1 : 1;
        double spread = 0.12 + 0.05 * (number % 3);
        double limit = info.field().width() / 2 - 0.03;
        double x = Math.min(ball.x() + 0.2, info.field().length() / 2 - 0.1);
        go(me, x, Math.max(-limit, Math.min(limit, 0.3 * ball.y() + side * spread)), commands);
    }

    /** Whether no other robot of the same role is sooner at the ball, as this one sees it. */
    private boolean soonestAtBall(Observation seen) {
        double mine = meet(seen, seen.own(number));
        for (int other = 0; other < seen.robots(); other++) {
            if (other == number || Role.of(other, seen.robots()) != role) {
                continue;
            }
            double theirs = meet(seen, seen.own(other));
            if (theirs < mine || theirs == mine && other < number) {
                return false;
            }
        }
        return true;
    }

    /** When a robot can be at the rolling ball, s; where that is, is kept. */
    private double meet(Observation seen, RobotView robot) {
        BallView ball = seen.ball();
        double speed = Math.sqrt(ball.vx() * ball.vx() + ball.vy() * ball.vy());
        double stops = speed / DECELERATION;
        double limitX = info.field().length() / 2;
        double limitY = info.field().width() / 2 - info.field().ballRadius();
        for (double time = 0; ; time += 0.1) {
            double rolling = Math.min(time, stops);
            double share = rolling * (1 - 0.5 * rolling * DECELERATION / Math.max(speed, 1e-9));
            meetX = Math.max(-limitX, Math.min(limitX, ball.x() + ball.vx() * share));
            meetY = Math.max(-limitY, Math.min(limitY, ball.y() + ball.vy() * share));
            double dx = meetX - robot.x();
            double dy = meetY - robot.y();
            double needed = Math.sqrt(dx * dx + dy * dy) / SpeedTable.FASTEST;
            if (needed <= time || time >= stops) {
                return Math.max(time, needed);
            }
        }
    }

    /** Gets behind the ball where it will be, round it if need be and if there is time. */
    private void approach(Observation seen, RobotView me, Commands commands) {
        meet(seen, me);
        double dx = info.field().length() / 2 - meetX;
        double distance = Math.sqrt(dx * dx + meetY * meetY);
        double aimX = distance > 0 ? dx / distance : 1;
        double aimY = distance > 0 ? -meetY / distance : 0;
        double behind = (meetX - me.x()) * aimX + (meetY - me.y()) * aimY;
        if (behind > 0 || contested(seen)) {
            go(me, meetX - BEHIND * aimX, meetY - BEHIND * aimY, commands);
            return;
        }
        double left = (me.y() - meetY) * aimX - (me.x() - meetX) * aimY;
        double side = left >= 0 ? AROUND : -AROUND;
        go(me, meetX - BEHIND * aimX - side * aimY, meetY - BEHIND * aimY + side * aimX, commands);
    }

    private boolean contested(Observation seen) {
        for (int i = 0; i < seen.robots(); i++) {
            if (squareToBall(seen, seen.opponent(i)) < CONTESTED * CONTESTED) {
                return true;
            }
        }
        return false;
    }

    private static double squareToBall(Observation seen, RobotView robot) {
        double dx = seen.ball().x() - robot.x();
        double dy = seen.ball().y() - robot.y();
        return dx * dx + dy * dy;
    }

    private void kickIfPossible(Observation seen, RobotView me, Commands commands) {
        if (commands.channels() <= MixedReality.KICK_ANGLE || squareToBall(seen, me) > KICK_FROM * KICK_FROM) {
            return;
        }
        KickChoice.Kick kick = choice.choose(seen);
        if (kick != null) {
            commands.set(number, MixedReality.KICK_FORCE, kick.force());
            double angle = StrictMath.IEEEremainder(kick.direction() - me.heading(), 2 * Math.PI);
            commands.set(number, MixedReality.KICK_ANGLE, angle);
        }
    }

    /** As the league's own goto, but at full speed where there is far to go. */
    private void go(RobotView me, double x, double y, Commands commands) {
        double dx = x - me.x();
        double dy = y - me.y();
        double distance = Math.sqrt(dx * dx + dy * dy);
        double angle = StrictMath.IEEEremainder(StrictMath.atan2(dy, dx) - me.heading(), 2 * Math.PI);
        GoTo.wheels(distance, angle, wheels);
        double fastest = Math.max(Math.abs(wheels[0]), Math.abs(wheels[1]));
        double more = distance > FAST && fastest > 0 ? SpeedTable.FASTEST / fastest : 1;
        // The speeds are those of the rim, whatever the unit of commands.
        commands.wheels(number, more * wheels[0] / rimSpeed, more * wheels[1] / rimSpeed);
    }
}
