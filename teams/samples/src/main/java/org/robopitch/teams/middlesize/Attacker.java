// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.middlesize;

import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.RobotView;
import org.robopitch.middlesize.game.Channel;
import org.robopitch.robot.Remembering;

/** The robot that goes for the ball and, once it has it, shoots, lobs, passes or dribbles, in that order. */
final class Attacker implements Remembering {
    /** The rules allow three metres. */
    private static final double DRIBBLE = 2.4;

    private static final double LONGEST_PASS = 0.78;

    /** Another mate must be this much better off to get the pass instead. */
    private static final double LOYALTY = 0.3;

    /** Who looks this far past the ball, rad, keeps so much more away from it until it has turned, m. */
    private static final double FACES = 0.5;

    private static final double TURNING_ROOM = 0.2;

    /** What a pass is worth: for each metre ahead, less for each radian to turn; without need only a good one. */
    private static final double AHEAD = 0.12;

    private static final double TURNING = 0.15;
    private static final double GOOD_PASS = 0.9;

    /** How far one turns who has no time, rad. */
    private static final double HURRIED_TURN = 0.9;

    private static final double PATIENCE_SECONDS = 4;
    private static final double HURRY_SECONDS = 1.6;

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

    /** Where danger begins, as a share of half the field. */
    private static final double DANGER = 0.4;

    private static final double SHOT_SPEED = 16;

    /** From how far it shoots, as a share of half the field. */
    private static final double SHOT_RANGE = 0.9;

    /** How much more when play has got nowhere for long. */
    private static final double LONG_SHOT = 0.5;

    private static final int SHOT_AIMS = 4;
    private static final double BESIDE_POST = 0.25;

    /** From here a shot is always tried, m. */
    private static final double POINT_BLANK = 3;

    /** Who holds the ball for long tries harder shots, m of the goalkeeper's reach for each s, up to so many s. */
    private static final double GETS_BOLDER = 0.3;

    private static final double LATEST = 2;

    /** What is thought of an opponents' goalkeeper: how fast it is, and how late it sees a shot, m/s and s. */
    private static final double KEEPER_SPEED = 2;

    private static final double KEEPER_NOTICES = 0.15;

    /** How long a lob flies, and by how much the goalkeeper may reach it all the same, s and m. */
    private static final double LOB_SECONDS = 0.75;

    private static final double LOB_SURE = -0.75;

    private static final double LOB_RANGE = 6;
    private static final double NEAREST_LOB = 2.5;

    /** Whom a long ball must get past, m. */
    private static final double PAST = 1.5;

    private final Sight sight;
    private final Mover mover;
    private final transient KickScale kicks;
    private final double cycle;
    private final transient Duel duel;

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
        if (shoot(commands, robot) || lob(commands, robot)) {
            return;
        }
        if (duel.impatience() == 1 && longBall(commands, robot)) {
            return;
        }
        boolean lost = duel.isLost();
        if (!pass(commands, robot, lost) && !(lost && release(commands, robot)) && !clearOrTap(commands, robot)) {
            dribble(commands, robot);
        }
    }

    /** How fast a shot is, m/s. */
    private double shotSpeed() {
        return Math.min(SHOT_SPEED, kicks.fastest());
    }

    /** Where the goalkeeper does not get in time, and nobody is in the way; not from where that is nowhere. */
    private boolean shoot(Commands commands, int robot) {
        RobotView r = sight.own(robot);
        double goalX = sight.halfLength;
        double speed = shotSpeed();
        double best = 0;
        double bestY = 0;
        for (int i = -SHOT_AIMS; i <= SHOT_AIMS; i++) {
            double y = i * (sight.goalHalfWidth - BESIDE_POST) / SHOT_AIMS;
            double distance = Sight.distance(r, goalX, y);
            double room = sight.clearance(r.x(), r.y(), goalX, y) - sight.robotRadius - sight.ballRadius;
            double late = missedBy(distance / speed, y);
            double bold = Math.min(held, LATEST) * GETS_BOLDER + duel.impatience() * sight.goalHalfWidth;
            boolean worthIt = late > -bold || distance < POINT_BLANK;
            double range = (SHOT_RANGE + LONG_SHOT * duel.impatience()) * sight.halfLength;
            if (room > 0.05 && worthIt && distance < range) {
                double worth = 2 + Math.min(room, 0.5) + late;
                if (worth > best) {
                    best = worth;
                    bestY = y;
                }
            }
        }
        if (best == 0) {
            return false;
        }
        commands.role(robot, "shoot");
        commands.sketch().line(r.x(), r.y(), goalX, bestY, "red");
        if (mover.turnTo(commands, robot, goalX, bestY, 0.15 / Sight.distance(r, goalX, bestY))) {
            kicks.kick(commands, robot, speed);
        }
        return true;
    }

    /** By how much the opponents' goalkeeper misses a ball that comes to its line after a time, m; below 0 it has it. */
    private double missedBy(double seconds, double y) {
        int keeper = sight.keeper();
        if (keeper < 0) {
            return sight.goalHalfWidth;
        }
        double reach = sight.robotRadius + sight.ballRadius + KEEPER_SPEED * Math.max(0, seconds - KEEPER_NOTICES);
        return Math.abs(sight.opponent(keeper).y() - y) - reach;
    }

    /** Over everybody into the corner away from the goalkeeper: 0.8 of the speed forward and 0.6 up, or aimed by itself. */
    private boolean lob(Commands commands, int robot) {
        RobotView r = sight.own(robot);
        int keeper = sight.keeper();
        double corner = sight.goalHalfWidth - BESIDE_POST;
        double y = keeper < 0 ? 0 : sight.opponent(keeper).y() > 0 ? -corner : corner;
        double distance = Sight.distance(r, sight.halfLength, y);
        if (distance > LOB_RANGE || distance < NEAREST_LOB || missedBy(LOB_SECONDS, y) < LOB_SURE) {
            return false;
        }
        commands.role(robot, "lob");
        commands.sketch().line(r.x(), r.y(), sight.halfLength, y, "orange");
        if (mover.turnTo(commands, robot, sight.halfLength, y, 0.2 / distance)) {
            double way = distance - sight.kept;
            kicks.lob(commands, robot, Math.sqrt(9.8 * way * way / (1.28 * (0.75 * way - 0.4))));
        }
        return true;
    }

    /** Play has got nowhere for long: as hard as possible towards the goal, past any robot nearby. */
    private boolean longBall(Commands commands, int robot) {
        RobotView r = sight.own(robot);
        double speed = shotSpeed();
        if (Sight.restSpeed(Sight.distance(r, sight.halfLength, 0)) > speed) {
            return false;
        }
        double best = sight.robotRadius + sight.ballRadius;
        double bestY = Double.NaN;
        for (int i = -SHOT_AIMS; i <= SHOT_AIMS; i++) {
            double y = i * 1.5 * sight.goalHalfWidth / SHOT_AIMS;
            double heading = StrictMath.atan2(y - r.y(), sight.halfLength - r.x());
            double x = r.x() + 2 * PAST * StrictMath.cos(heading);
            double room = sight.clearance(r.x(), r.y(), x, r.y() + 2 * PAST * StrictMath.sin(heading));
            if (room > best) {
                best = room;
                bestY = y;
            }
        }
        if (Double.isNaN(bestY)) {
            return false;
        }
        commands.role(robot, "long ball");
        if (mover.turnTo(commands, robot, sight.halfLength, bestY, 0.1)) {
            kicks.kick(commands, robot, SHOT_SPEED);
        }
        return true;
    }

    /** Whether a kick straight ahead would go into the goal. */
    private boolean looksAtGoal(RobotView r) {
        double left = sight.halfLength - r.x();
        double y = r.y() + left * StrictMath.tan(r.heading());
        return left < SHOT_RANGE * sight.halfLength
                && StrictMath.cos(r.heading()) > 0.3
                && Math.abs(y) < sight.goalHalfWidth;
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
        // Who does not face the ball yet would push it with a corner, round and round: first room, then the turn.
        double off = Math.abs(Mover.angle(facing - r.heading()));
        double room = off > FACES ? TURNING_ROOM : 0;
        double stop = (away < sight.kept + 2 * TURNING_ROOM ? way - sight.kept - room : Math.max(0, way - sight.kept))
                / Math.max(way, 1e-9);
        mover.rush(commands, robot, r.x() + stop * dx, r.y() + stop * dy, facing, 0.4);
    }

    /** An opponent has the ball: from the front to it, because pushing from behind or beside is a foul. */
    private void face(Commands commands, int robot, RobotView opponent, double facing) {
        commands.role(robot, "tackle");
        double out = 2 * sight.kept + 0.02;
        double x = opponent.x() + out * StrictMath.cos(opponent.heading());
        double y = opponent.y() + out * StrictMath.sin(opponent.heading());
        mover.rush(commands, robot, x, y, facing, 0.4);
    }

    /**
     * To the mate who is best off: free, ahead, and not far from where the robot looks.
     *
     * @param hurry whether there is no time to turn far
     */
    private boolean pass(Commands commands, int robot, boolean hurry) {
        RobotView r = sight.own(robot);
        boolean must = isPressed(r) || gone(r) > DRIBBLE - 0.6 || held > PATIENCE_SECONDS;
        int best = -1;
        double bestWorth = must ? 0.1 : GOOD_PASS;
        for (int mate = 1; mate < sight.robots; mate++) {
            RobotView m = sight.own(mate);
            double distance = Sight.distance(r, m.x(), m.y());
            if (mate == robot || !m.visible() || distance < 1.5 || distance > LONGEST_PASS * sight.halfLength) {
                continue;
            }
            double turn = Math.abs(Mover.angle(StrictMath.atan2(m.y() - r.y(), m.x() - r.x()) - r.heading()));
            double free = sight.clearance(r.x(), r.y(), m.x(), m.y()) - sight.robotRadius - sight.ballRadius;
            double worth =
                    Math.min(free, 0.6) + AHEAD * (m.x() - r.x()) - TURNING * turn + (mate == receiver ? LOYALTY : 0);
            if (free > 0.1 && worth > bestWorth && (!hurry || turn < HURRIED_TURN)) {
                bestWorth = worth;
                best = mate;
            }
        }
        receiver = best;
        if (best < 0) {
            return false;
        }
        RobotView m = sight.own(best);
        commands.role(robot, "pass");
        commands.sketch().line(r.x(), r.y(), m.x(), m.y(), "white");
        double distance = Sight.distance(r, m.x(), m.y());
        if (mover.turnTo(commands, robot, m.x(), m.y(), 0.3 / distance)) {
            kicks.kick(commands, robot, passSpeed(distance));
        }
        return true;
    }

    private boolean isPressed(RobotView r) {
        return sight.clearance(r.x(), r.y(), r.x(), r.y()) < 1.3;
    }

    /** How far a robot has carried the ball, m. */
    private double gone(RobotView r) {
        return Sight.distance(r, fromX, fromY);
    }

    private boolean clearOrTap(Commands commands, int robot) {
        RobotView r = sight.own(robot);
        return (isPressed(r) && held > HURRY_SECONDS && clear(commands, robot))
                || (gone(r) >= DRIBBLE && tap(commands, robot));
    }

    /** So fast that the ball arrives at two metres per second. */
    private static double passSpeed(double distance) {
        return Math.sqrt(4 + 2 * Sight.BALL_DECELERATION * distance);
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
        if (mover.turnTo(commands, robot, bestX, bestY, 0.2)) {
            kicks.kick(commands, robot, anywhere(r, Sight.restSpeed(Sight.distance(r, bestX, bestY))));
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
        double speed = Math.max(SLOWEST_RELEASE, Math.min(CLEARING_SPEED, Sight.restSpeed(way)));
        kicks.kick(commands, robot, looksAtGoal(r) ? shotSpeed() : anywhere(r, speed));
        return true;
    }

    /** Before its own goal, and when play gets nowhere, a team does not care whether the ball stays on the field. */
    private double anywhere(RobotView r, double speed) {
        return r.x() < -DANGER * sight.halfLength || duel.impatience() == 1 ? CLEARING_SPEED : speed;
    }

    /** Nobody to pass to and no way left to dribble: a little tap ahead, and after it again. */
    private boolean tap(Commands commands, int robot) {
        commands.role(robot, "tap");
        kicks.kick(commands, robot, 2.5);
        mover.stand(commands, robot);
        return true;
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
