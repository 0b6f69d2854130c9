// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.middlesize;

import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.RobotView;
import org.robopitch.middlesize.game.Channel;

/** The robot that goes for the ball and, once it has it, shoots, lobs, passes or dribbles, in that order. */
final class Attacker {
    private static final double SHOT_SPEED = 11;

    /** From how far it shoots, as a share of the field. */
    private static final double SHOT_RANGE = 0.39;

    private static final double LOB_RANGE = 6;
    private static final double NEAREST_LOB = 2.5;

    /** The rules allow three metres. */
    private static final double DRIBBLE = 2.4;

    private static final double LONGEST_PASS = 7;

    /** Another mate must be this much better off to get the pass instead. */
    private static final double LOYALTY = 0.3;

    private static final double PATIENCE_SECONDS = 4;
    private static final double HURRY_SECONDS = 0.8;

    /** How far a ball is cleared, m, and to which side at most, rad. */
    private static final double CLEARED = 7;

    private static final double CLEAR_WIDEST = 2;
    private static final int CLEAR_WAYS = 8;
    private static final double CLEARING_SPEED = 10;

    /** So much free way is enough to kick the ball out of a fight, m. */
    private static final double RELEASED = 1.5;

    /** Where a ball that is kicked away comes to rest before the line, m; out of a fight it is no slower than this, m/s. */
    private static final double SHORT_OF_LINE = 0.8;

    private static final double SLOWEST_RELEASE = 3;

    private final Sight sight;
    private final Mover mover;
    private final KickScale kicks;
    private final double cycle;
    private final Duel duel;

    private int holder = -1;
    private int receiver = -1;
    private double fromX;
    private double fromY;
    private double held;

    Attacker(Sight sight, Mover mover, KickScale kicks, double cycle, Duel duel) {
        this.sight = sight;
        this.mover = mover;
        this.kicks = kicks;
        this.cycle = cycle;
        this.duel = duel;
    }

    void play(Commands commands, int robot) {
        commands.set(robot, Channel.DRIBBLE, 1);
        if (duel.play(commands, robot)) {
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
            receiver = -1;
        }
        held += cycle;
        if (duel.isLost() && release(commands, robot)) {
            return;
        }
        if (!shoot(commands, robot) && !lob(commands, robot) && !pass(commands, robot)) {
            dribble(commands, robot);
        }
    }

    /** Straight at where the ball will be, facing it; the last bit slowly, so that it does not run away. */
    private void chase(Commands commands, int robot) {
        RobotView r = sight.own(robot);
        double facing = StrictMath.atan2(sight.ball().y() - r.y(), sight.ball().x() - r.x());
        int carrier = sight.carrier();
        if (carrier >= 0) {
            face(commands, robot, sight.opponent(carrier), facing);
            return;
        }
        commands.role(robot, "chase");
        double away = Sight.distance(r, sight.ball().x(), sight.ball().y());
        double ahead = Math.min(1.2, away / 4);
        double dx = sight.ballX(ahead) - r.x();
        double dy = sight.ballY(ahead) - r.y();
        double way = Sight.length(dx, dy);
        double stop = Math.max(0, way - sight.kept) / Math.max(way, 1e-9);
        mover.rush(commands, robot, r.x() + stop * dx, r.y() + stop * dy, facing, 0.4);
    }

    /** An opponent has the ball: from the front to it, because whoever pushes from behind or beside commits a foul. */
    private void face(Commands commands, int robot, RobotView opponent, double facing) {
        commands.role(robot, "tackle");
        double out = 2 * sight.kept + 0.02;
        double x = opponent.x() + out * StrictMath.cos(opponent.heading());
        double y = opponent.y() + out * StrictMath.sin(opponent.heading());
        mover.rush(commands, robot, x, y, facing, 0.4);
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
        if (bestRoom <= 0.05 || Sight.distance(r, goalX, bestY) > SHOT_RANGE * 2 * sight.halfLength) {
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
            double worth = Math.min(free, 0.6) + 0.12 * (m.x() - r.x()) + (mate == receiver ? LOYALTY : 0);
            if (free > 0.1 && worth > bestWorth) {
                bestWorth = worth;
                best = mate;
            }
        }
        receiver = best;
        if (best < 0) {
            return (pressed && held > HURRY_SECONDS && clear(commands, robot))
                    || (gone >= DRIBBLE && tap(commands, robot));
        }
        RobotView m = sight.own(best);
        commands.role(robot, "pass");
        commands.sketch().line(r.x(), r.y(), m.x(), m.y(), "white");
        double distance = Sight.distance(r, m.x(), m.y());
        if (turnTo(commands, robot, m.x(), m.y(), 0.3 / distance)) {
            kicks.kick(commands, robot, passSpeed(distance));
        }
        return true;
    }

    /** So fast that the ball arrives at two metres per second. */
    private static double passSpeed(double distance) {
        return Math.sqrt(4 + 2 * Sight.BALL_DECELERATION * distance);
    }

    /** So fast that the ball comes to rest there. */
    private static double restSpeed(double distance) {
        return Math.sqrt(2 * Sight.BALL_DECELERATION * distance);
    }

    /** An opponent is near and nobody to pass to: the ball goes where most room is, rather ahead than back. */
    private boolean clear(Commands commands, int robot) {
        RobotView r = sight.own(robot);
        double best = 0;
        double bestX = 0;
        double bestY = 0;
        for (int i = -CLEAR_WAYS; i <= CLEAR_WAYS; i++) {
            double heading = i * CLEAR_WIDEST / CLEAR_WAYS;
            double way = Math.min(CLEARED, sight.wayToLine(r.x(), r.y(), heading) - SHORT_OF_LINE);
            double x = r.x() + way * StrictMath.cos(heading);
            double y = r.y() + way * StrictMath.sin(heading);
            double room = sight.clearance(r.x(), r.y(), x, y) - sight.robotRadius - sight.ballRadius;
            double turn = Math.abs(Mover.angle(heading - r.heading()));
            double worth = Math.min(room, 0.8) + 0.4 * StrictMath.cos(heading) - 0.15 * turn + 0.5;
            if (way > RELEASED && room > 0.05 && worth > best) {
                best = worth;
                bestX = x;
                bestY = y;
            }
        }
        if (best == 0) {
            return false;
        }
        commands.role(robot, "clear");
        commands.sketch().line(r.x(), r.y(), bestX, bestY, "white");
        if (turnTo(commands, robot, bestX, bestY, 0.2)) {
            kicks.kick(commands, robot, restSpeed(Sight.distance(r, bestX, bestY)));
        }
        return true;
    }

    /** Kicks the ball out of a fight that takes too long, to wherever the robot looks, but not at its own goal. */
    private boolean release(Commands commands, int robot) {
        RobotView r = sight.own(robot);
        double x = r.x() + RELEASED * StrictMath.cos(r.heading());
        double y = r.y() + RELEASED * StrictMath.sin(r.heading());
        boolean back = Math.abs(Mover.angle(r.heading())) > CLEAR_WIDEST;
        if (back || sight.clearance(r.x(), r.y(), x, y) < sight.robotRadius + sight.ballRadius) {
            return false;
        }
        commands.role(robot, "release");
        double way = Math.max(0, sight.wayToLine(r.x(), r.y(), r.heading()) - SHORT_OF_LINE);
        kicks.kick(commands, robot, Math.max(SLOWEST_RELEASE, Math.min(CLEARING_SPEED, restSpeed(way))));
        return true;
    }

    /** Nobody to pass to and no way left to dribble: a little tap ahead, and after it again. */
    private boolean tap(Commands commands, int robot) {
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
