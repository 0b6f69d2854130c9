// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Referee.EventSink;
import org.robopitch.engine.match.Side;
import org.robopitch.kit.referee.Scene;
import org.robopitch.middlesize.Placement;

/** Keeps robots away from the ball at restarts: who is too near at the start is put back, by hand so to speak. */
final class Distances {
    /** What a robot may be too near without anybody saying a word, m. */
    private static final double TOLERANCE = 0.1;

    /** Who is faster than this is on its way, m/s. */
    private static final double ON_ITS_WAY = 0.3;

    private final View view;
    private final Scene scene;
    private final Placement placement;
    private final MiddleSizeRules rules;

    Distances(View view, Placement placement, MiddleSizeRules rules) {
        this.view = view;
        this.scene = view.scene;
        this.placement = placement;
        this.rules = rules;
    }

    void enforce(MatchMode mode, @Nullable Side awarded, double x, double y, EventSink events) {
        int taker = awarded == null ? -1 : scene.nearest(awarded, x, y);
        for (int robot = 0; robot < scene.robots; robot++) {
            if (!scene.bodies.body[robot].present || robot == taker) {
                continue;
            }
            boolean wrongHalf = mode == MatchMode.KICKOFF && isInWrongHalf(robot);
            double least = least(mode, awarded, robot);
            if (wrongHalf || isTooNear(robot, awarded, least, x, y)) {
                putBack(robot, x, y, least, mode == MatchMode.KICKOFF);
                String where = wrongHalf ? "is moved back to its half" : "is moved away from the ball";
                scene.report(events, "distance", robot, where);
            }
        }
    }

    /** Whether somebody is not where it has to be at a kick-off, but on its way: one that stands is not waited for. */
    boolean isKickOffAwaited(@Nullable Side awarded) {
        int taker = awarded == null ? -1 : scene.nearest(awarded, 0, 0);
        for (int robot = 0; robot < scene.robots; robot++) {
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
        return scene.attacks(scene.sides.of(robot)) * scene.bodies.body[robot].x > TOLERANCE;
    }

    private boolean isTooNear(int robot, @Nullable Side awarded, double least, double x, double y) {
        Side side = scene.sides.of(robot);
        boolean home = view.isKeeper(robot) && scene.isInGoalArea(robot, -scene.attacks(side)) && awarded != side;
        return !home && scene.distance(robot, x, y) < least - TOLERANCE;
    }

    private double least(MatchMode mode, @Nullable Side awarded, int robot) {
        if (mode == MatchMode.DROPBALL) {
            return rules.dropBallDistance();
        }
        return scene.sides.of(robot) == awarded ? rules.mateDistance() : rules.opponentDistance();
    }

    /** Straight away from the ball, but towards the own goal at a kick-off and where there is no field left. */
    private void putBack(int robot, double x, double y, double least, boolean home) {
        double own = -scene.attacks(scene.sides.of(robot));
        double dx = scene.bodies.body[robot].x - x;
        double dy = scene.bodies.body[robot].y - y;
        double length = Math.sqrt(dx * dx + dy * dy);
        double toX = x + least * (length > 0 ? dx / length : own);
        double toY = y + least * (length > 0 ? dy / length : 0);
        boolean outside = Math.abs(toX) > scene.goalLine || Math.abs(toY) > scene.touchLine;
        if (outside || (home && own * toX < 0)) {
            double goalX = own * scene.goalLine - x;
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
