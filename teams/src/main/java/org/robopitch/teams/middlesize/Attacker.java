// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.middlesize;

import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.middlesize.game.Channel;

/** The robot that goes for the ball and, once it has it, shoots, lobs, passes or dribbles, in that order. */
final class Attacker {
    private static final double SHOT_SPEED = 11;
    private static final double SHOT_RANGE = 7;
    private static final double LOB_RANGE = 6.5;
    private static final double NEAREST_LOB = 2.5;

    /** The rules allow three metres. */
    private static final double DRIBBLE = 2.4;

    private static final double LONGEST_PASS = 7;
    private static final double PATIENCE_SECONDS = 4;

    private static final double NOTICE_SECONDS = 0.1;

    private final Sight sight;
    private final Mover mover;
    private final KickScale kicks;
    private final double cycle;
    private final RandomStream random;

    private double pulling;
    private double back;
    private double aside;
    private int holder = -1;
    private double fromX;
    private double fromY;
    private double held;

    Attacker(Sight sight, Mover mover, KickScale kicks, double cycle, RandomStream random) {
        this.sight = sight;
        this.mover = mover;
        this.kicks = kicks;
        this.cycle = cycle;
        this.random = random;
    }

    void play(Commands commands, int robot) {
        commands.set(robot, Channel.DRIBBLE, 1);
        if (pull(commands, robot)) {
            return;
        }
        if (!sight.holds(robot)) {
            holder = -1;
            chase(commands, robot);
            return;
        }
        if (holder != robot) {
            holder = robot;
            fromX = sight.own(robot).x();
            fromY = sight.own(robot).y();
            held = 0;
        }
        held += cycle;
        if (!shoot(commands, robot) && !lob(commands, robot) && !pass(commands, robot)) {
            dribble(commands, robot);
        }
    }

    /** In a duel the ball goes with who pulls harder: back and to a side, never the same way for long. */
    private boolean pull(Commands commands, int robot) {
        boolean duel = sight.holds(robot) && sight.contested();
        pulling = duel ? pulling + cycle : 0;
        if (pulling < NOTICE_SECONDS) {
            return false;
        }
        if (pulling < NOTICE_SECONDS + 2 * cycle || random.nextInt(20) == 0) {
            back = random.between(0.5, 2.5);
            aside = random.between(-1, 1);
        }
        commands.role(robot, "duel");
        commands.set(robot, Channel.ALONG, -back);
        commands.set(robot, Channel.ACROSS, aside);
        commands.set(robot, Channel.SPIN, 0);
        return true;
    }

    /** Straight at where the ball will be, facing it; the last bit slowly, so that it does not run away. */
    private void chase(Commands commands, int robot) {
        commands.role(robot, "chase");
        RobotView r = sight.own(robot);
        double away = Sight.distance(r, sight.ball().x(), sight.ball().y());
        double ahead = Math.min(1.2, away / 4);
        double x = sight.ballX(ahead);
        double y = sight.ballY(ahead);
        double facing = StrictMath.atan2(sight.ball().y() - r.y(), sight.ball().x() - r.x());
        double dx = x - r.x();
        double dy = y - r.y();
        double way = StrictMath.hypot(dx, dy);
        double stop = Math.max(0, way - sight.kept) / Math.max(way, 1e-9);
        mover.rush(commands, robot, r.x() + stop * dx, r.y() + stop * dy, facing, 0.4);
    }

    private boolean shoot(Commands commands, int robot) {
        RobotView r = sight.own(robot);
        double goalX = sight.halfLength;
        double bestRoom = 0;
        double bestY = 0;
        for (int i = -2; i <= 2; i++) {
            double y = i * (sight.goalHalfWidth - 0.3) / 2;
            double room = sight.clearance(r.x(), r.y(), goalX, y) - sight.robotRadius - sight.ballRadius;
            if (room > bestRoom) {
                bestRoom = room;
                bestY = y;
            }
        }
        if (bestRoom <= 0.05 || Sight.distance(r, goalX, bestY) > SHOT_RANGE) {
            return false;
        }
        commands.role(robot, "shoot");
        commands.sketch().line(r.x(), r.y(), goalX, bestY, "red");
        if (turnTo(commands, robot, goalX, bestY, 0.25 / Sight.distance(r, goalX, bestY))) {
            kicks.kick(commands, robot, SHOT_SPEED);
        }
        return true;
    }

    /** Over everybody into the goal: 0.8 of the speed forward and 0.6 up, or whatever the robot makes of it. */
    private boolean lob(Commands commands, int robot) {
        RobotView r = sight.own(robot);
        double distance = Sight.distance(r, sight.halfLength, 0);
        if (distance > LOB_RANGE || distance < NEAREST_LOB) {
            return false;
        }
        commands.role(robot, "lob");
        commands.sketch().line(r.x(), r.y(), sight.halfLength, 0, "orange");
        if (turnTo(commands, robot, sight.halfLength, 0, 0.4 / distance)) {
            double way = distance - sight.kept;
            kicks.lob(commands, robot, Math.sqrt(9.8 * way * way / (1.28 * (0.75 * way - 0.4))));
        }
        return true;
    }

    private boolean pass(Commands commands, int robot) {
        RobotView r = sight.own(robot);
        double gone = Sight.distance(r, fromX, fromY);
        boolean pressed = sight.clearance(r.x(), r.y(), r.x(), r.y()) < 1.3;
        if (!pressed && gone < DRIBBLE - 0.6 && held < PATIENCE_SECONDS) {
            return false;
        }
        int best = -1;
        double bestWorth = 0.1;
        for (int mate = 1; mate < sight.robots; mate++) {
            RobotView m = sight.own(mate);
            double distance = Sight.distance(r, m.x(), m.y());
            if (mate == robot || !m.visible() || distance < 1.5 || distance > LONGEST_PASS) {
                continue;
            }
            double free = sight.clearance(r.x(), r.y(), m.x(), m.y()) - sight.robotRadius - sight.ballRadius;
            double worth = Math.min(free, 0.6) + 0.12 * (m.x() - r.x());
            if (free > 0.1 && worth > bestWorth) {
                bestWorth = worth;
                best = mate;
            }
        }
        if (best < 0) {
            return gone >= DRIBBLE && clear(commands, robot);
        }
        RobotView m = sight.own(best);
        commands.role(robot, "pass");
        commands.sketch().line(r.x(), r.y(), m.x(), m.y(), "white");
        double distance = Sight.distance(r, m.x(), m.y());
        if (turnTo(commands, robot, m.x(), m.y(), 0.15 / distance)) {
            kicks.kick(commands, robot, passSpeed(distance));
        }
        return true;
    }

    /** So fast that the ball arrives at two metres per second. */
    private static double passSpeed(double distance) {
        return Math.sqrt(4 + 2 * Sight.BALL_DECELERATION * distance);
    }

    /** Nobody to pass to and no way left to dribble: a little tap ahead, and after it again. */
    private boolean clear(Commands commands, int robot) {
        commands.role(robot, "tap");
        kicks.kick(commands, robot, 2.5);
        mover.stand(commands, robot);
        return true;
    }

    private boolean turnTo(Commands commands, int robot, double x, double y, double within) {
        RobotView r = sight.own(robot);
        double heading = StrictMath.atan2(y - r.y(), x - r.x());
        mover.carry(commands, robot, r.x(), r.y(), heading);
        return Math.abs(Mover.angle(heading - r.heading())) < within;
    }

    private void dribble(Commands commands, int robot) {
        commands.role(robot, "dribble");
        RobotView r = sight.own(robot);
        double goalY = Math.max(-2, Math.min(2, r.y()));
        double heading = StrictMath.atan2(goalY - r.y(), sight.halfLength - 1 - r.x());
        mover.carry(
                commands, robot, r.x() + 1.5 * StrictMath.cos(heading), r.y() + 1.5 * StrictMath.sin(heading), heading);
    }
}
