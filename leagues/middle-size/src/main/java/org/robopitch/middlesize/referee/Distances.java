// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Referee.EventSink;
import org.robopitch.engine.match.Side;
import org.robopitch.middlesize.Placement;

/** Keeps robots away from the ball at restarts: who is too near at the start is put back, by hand so to speak. */
final class Distances {
    /** What a robot may be too near without anybody saying a word, m. */
    private static final double TOLERANCE = 0.1;

    /** Who is faster than this is on its way, m/s. */
    private static final double ON_ITS_WAY = 0.3;

    private final Scene scene;
    private final Placement placement;
    private final MiddleSizeRules rules;

    Distances(Scene scene, Placement placement, MiddleSizeRules rules) {
        this.scene = scene;
        this.placement = placement;
        this.rules = rules;
    }

    void enforce(MatchMode mode, @Nullable Side awarded, double x, double y, EventSink events) {
        int taker = awarded == null ? -1 : nearest(awarded, x, y);
        for (int robot = 0; robot < 2 * scene.perTeam; robot++) {
            if (!scene.bodies.body[robot].present || robot == taker) {
                continue;
            }
            boolean wrongHalf = mode == MatchMode.KICKOFF && isInWrongHalf(robot);
            double least = least(mode, awarded, robot);
            if (wrongHalf || isTooNear(robot, awarded, least, x, y)) {
                putBack(robot, x, y, least, mode == MatchMode.KICKOFF);
                events.report(
                        "distance",
                        scene.side(robot),
                        robot % scene.perTeam,
                        scene.name(robot)
                                + (wrongHalf ? " is moved back to its half" : " is moved away from the ball"));
            }
        }
    }

    /** Whether somebody is not where it has to be at a kick-off, but on its way: one that stands is not waited for. */
    boolean isKickOffAwaited(@Nullable Side awarded) {
        int taker = awarded == null ? -1 : nearest(awarded, 0, 0);
        for (int robot = 0; robot < 2 * scene.perTeam; robot++) {
            double along = scene.bodies.body[robot].along;
            double across = scene.bodies.body[robot].across;
            boolean drives = along * along + across * across > ON_ITS_WAY * ON_ITS_WAY;
            double least = least(MatchMode.KICKOFF, awarded, robot);
            if (scene.bodies.body[robot].present
                    && drives
                    && robot != taker
                    && (isInWrongHalf(robot) || isTooNear(robot, awarded, least, 0, 0))) {
                return true;
            }
        }
        return false;
    }

    private boolean isInWrongHalf(int robot) {
        return scene.attacks(scene.side(robot)) * scene.bodies.body[robot].x > TOLERANCE;
    }

    private boolean isTooNear(int robot, @Nullable Side awarded, double least, double x, double y) {
        Side side = scene.side(robot);
        boolean home = scene.isKeeper(robot) && scene.inGoalArea(robot, side) && awarded != side;
        return !home && scene.distance(robot, x, y) < least - TOLERANCE;
    }

    private double least(MatchMode mode, @Nullable Side awarded, int robot) {
        if (mode == MatchMode.DROPBALL) {
            return rules.dropBallDistance();
        }
        return scene.side(robot) == awarded ? rules.mateDistance() : rules.opponentDistance();
    }

    private int nearest(Side side, double x, double y) {
        int best = -1;
        double least = Double.POSITIVE_INFINITY;
        int first = side == Side.BLUE ? 0 : scene.perTeam;
        for (int robot = first; robot < first + scene.perTeam; robot++) {
            double distance = scene.distance(robot, x, y);
            if (scene.bodies.body[robot].present && distance < least) {
                least = distance;
                best = robot;
            }
        }
        return best;
    }

    /** Straight away from the ball, but towards the own goal at a kick-off and where there is no field left. */
    private void putBack(int robot, double x, double y, double least, boolean home) {
        double own = -scene.attacks(scene.side(robot));
        double dx = scene.bodies.body[robot].x - x;
        double dy = scene.bodies.body[robot].y - y;
        double length = Math.sqrt(dx * dx + dy * dy);
        double toX = x + least * (length > 0 ? dx / length : own);
        double toY = y + least * (length > 0 ? dy / length : 0);
        boolean outside = Math.abs(toX) > scene.field.length() / 2 || Math.abs(toY) > scene.field.width() / 2;
        if (outside || (home && own * toX < 0)) {
            double goalX = own * scene.field.length() / 2 - x;
            double goalY = -y;
            double way = Math.sqrt(goalX * goalX + goalY * goalY);
            double go = Math.min(least, way);
            toX = x + go * (way > 0 ? goalX / way : 0);
            toY = y + go * (way > 0 ? goalY / way : 0);
            // Beside each other, not all on one spot.
            toY += home ? Math.max(-2, Math.min(2, dy)) : 0;
        }
        placement.placeRobot(robot, toX, toY, scene.bodies.body[robot].headingX, scene.bodies.body[robot].headingY);
    }
}
