// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.skill;

import org.robopitch.robot.Moving;

/**
 * Finds ways around: if a robot (or the ball, on request) stands on the straight way to a place, it names a place beside
 * the obstacle to drive to first.
 */
public final class Lanes {
    private static final double LOOK_AHEAD = 0.6;
    private static final double ANTICIPATE = 0.12;

    /** The way around keeps farther away than what counts as being in the way, so that it leads past in the end. */
    private static final double WIDER = 1.2;

    private final Field field;
    private final Sight sight;
    private final double clearance;
    private boolean blocked;
    private double viaX;
    private double viaY;
    private double nearest;
    private double startX;
    private double startY;
    private double wayX;
    private double wayY;
    private double wayLength;
    private double obstacleX;
    private double obstacleY;
    private double obstacleClearance;

    /**
     * Lanes on a field.
     *
     * @param field where it is played
     * @param sight who is where
     */
    public Lanes(Field field, Sight sight) {
        this.field = field;
        this.sight = sight;
        this.clearance = 2.6 * field.robotHalf();
    }

    /**
     * Looks for a way of a robot to a place; {@link #viaX} and {@link #viaY} tell where to drive now.
     *
     * @param robot which one
     * @param x of the place, m
     * @param y of the place, m
     * @param aroundBall whether the ball is to be left alone, too
     */
    public void find(int robot, double x, double y, boolean aroundBall) {
        startX = sight.own[robot].x;
        startY = sight.own[robot].y;
        viaX = x;
        viaY = y;
        blocked = false;
        wayX = x - startX;
        wayY = y - startY;
        wayLength = Math.sqrt(wayX * wayX + wayY * wayY);
        if (wayLength < 0.02) {
            return;
        }
        wayX /= wayLength;
        wayY /= wayLength;
        nearest = Math.min(wayLength, LOOK_AHEAD);
        for (int j = 0; j < sight.robots; j++) {
            if (j != robot && sight.own[j].there) {
                blocked |= blocks(sight.own[j], clearance);
            }
            if (sight.opponents[j].there) {
                blocked |= blocks(sight.opponents[j], clearance);
            }
        }
        if (aroundBall) {
            double room = field.touch() + 0.6 * field.robotHalf();
            blocked |= blocks(sight.ball, room);
        }
        if (blocked) {
            pass();
        }
    }

    private boolean blocks(Moving other, double room) {
        double dx = other.x + ANTICIPATE * other.vx - startX;
        double dy = other.y + ANTICIPATE * other.vy - startY;
        double ahead = dx * wayX + dy * wayY;
        if (ahead <= 0 || ahead >= nearest) {
            return false;
        }
        double aside = wayX * dy - wayY * dx;
        if (Math.abs(aside) >= room) {
            return false;
        }
        nearest = ahead;
        obstacleX = startX + dx;
        obstacleY = startY + dy;
        obstacleClearance = WIDER * room;
        return true;
    }

    /** Chooses the side on which the obstacle stands out less, or the other one if a wall is there. */
    private void pass() {
        double dx = obstacleX - startX;
        double dy = obstacleY - startY;
        double side = wayX * dy - wayY * dx > 0 ? -1 : 1;
        if (!fits(side)) {
            side = -side;
        }
        viaX = field.insideX(obstacleX - side * wayY * obstacleClearance);
        viaY = field.insideY(obstacleY + side * wayX * obstacleClearance);
    }

    private boolean fits(double side) {
        double x = obstacleX - side * wayY * obstacleClearance;
        double y = obstacleY + side * wayX * obstacleClearance;
        return Math.abs(x) < field.halfLength() - field.robotHalf()
                && Math.abs(y) < field.halfWidth() - field.robotHalf();
    }

    /** {@return whether the place to drive to now is a way around, at which not to stop} */
    public boolean around() {
        return blocked;
    }

    /** {@return where to drive now, m} */
    public double viaX() {
        return viaX;
    }

    /** {@return where to drive now, m} */
    public double viaY() {
        return viaY;
    }
}
