// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.middlesize;

import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.RobotView;

/** The robot with the ball before the opponents' goal: whether to shoot or lob, and where to. */
final class Shooter {
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
    private final KickScale kicks;
    private final Duel duel;

    Shooter(Sight sight, Mover mover, KickScale kicks, Duel duel) {
        this.sight = sight;
        this.mover = mover;
        this.kicks = kicks;
        this.duel = duel;
    }

    /** How fast a shot is, m/s. */
    double speed() {
        return Math.min(SHOT_SPEED, kicks.fastest());
    }

    /** Where the goalkeeper does not get in time, and nobody is in the way; not from where that is nowhere. */
    boolean shoot(Commands commands, int robot, double held) {
        RobotView r = sight.own(robot);
        double goalX = sight.halfLength;
        double speed = speed();
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
    boolean lob(Commands commands, int robot) {
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
    boolean longBall(Commands commands, int robot) {
        RobotView r = sight.own(robot);
        double speed = speed();
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
    boolean looksAtGoal(RobotView r) {
        double left = sight.halfLength - r.x();
        double y = r.y() + left * StrictMath.tan(r.heading());
        return left < SHOT_RANGE * sight.halfLength
                && StrictMath.cos(r.heading()) > 0.3
                && Math.abs(y) < sight.goalHalfWidth;
    }
}
