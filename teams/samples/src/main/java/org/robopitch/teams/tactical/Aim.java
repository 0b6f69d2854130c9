// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.tactical;

import org.robopitch.robot.Remembering;
import org.robopitch.teams.skill.Field;
import org.robopitch.teams.skill.Sight;

/**
 * In which direction the ball is to be played: at the part of the goal that is open, directly or off a side wall, and
 * along the wall where there is no room behind the ball.
 */
final class Aim implements Remembering {
    private static final double[] SPOTS = {0, 0.72, -0.72};
    private static final double BOUNCE = 0.6;

    private final TacticalParameters parameters;
    private final Field field;
    private final transient Sight sight;
    private int chosen;
    private transient double bestScore;
    private transient double x;
    private transient double y;

    Aim(Field field, Sight sight, TacticalParameters parameters) {
        this.parameters = parameters;
        this.field = field;
        this.sight = sight;
    }

    /** Chooses a direction for a ball that a robot will meet at a place. */
    void choose(int robot, double ballX, double ballY) {
        bestScore = Double.NEGATIVE_INFINITY;
        int before = chosen;
        double goalX = field.halfLength() + 0.03;
        for (int k = 0; k < SPOTS.length; k++) {
            consider(k, before, robot, ballX, ballY, goalX, SPOTS[k] * field.goalHalf(), 0);
        }
        double wall = field.halfWidth() - field.ballRadius();
        for (int side = -1; side <= 1; side += 2) {
            // Behind the wall, the goal's mirror image; as the bounce takes speed off, it seems farther away.
            double image = side * wall + side * wall / BOUNCE;
            if (Math.abs(ballY) < 0.7 * wall && ballX > -0.3 * field.halfLength()) {
                consider(SPOTS.length + (side + 1) / 2, before, robot, ballX, ballY, goalX, image, side * wall);
            }
        }
        makeRoom(ballX, ballY);
    }

    private void consider(
            int k, int before, int robot, double ballX, double ballY, double goalX, double goalY, double wall) {
        double dx = goalX - ballX;
        double dy = goalY - ballY;
        double distance = Math.sqrt(dx * dx + dy * dy) + 1e-9;
        double ux = dx / distance;
        double uy = dy / distance;
        double open;
        if (wall == 0) {
            open = open(ballX, ballY, ux, uy, distance);
        } else {
            double share = (wall - ballY) / dy;
            double bounceX = ballX + share * dx;
            open = Math.min(
                    open(ballX, ballY, ux, uy, share * distance), openBetween(bounceX, wall, field.halfLength(), 0));
        }
        double rx = ballX - sight.own[robot].x;
        double ry = ballY - sight.own[robot].y;
        double behind = (rx * ux + ry * uy) / (Math.sqrt(rx * rx + ry * ry) + 1e-9);
        double score = open
                + 0.5 * behind
                - (wall == 0 ? 0 : parameters.bankCosts())
                + (k == before ? parameters.aimKeeps() : 0);
        if (score > bestScore) {
            bestScore = score;
            chosen = k;
            x = ux;
            y = uy;
        }
    }

    private double openBetween(double fromX, double fromY, double toX, double toY) {
        double dx = toX - fromX;
        double dy = toY - fromY;
        double distance = Math.sqrt(dx * dx + dy * dy) + 1e-9;
        return open(fromX, fromY, dx / distance, dy / distance, distance);
    }

    /** How free of opponents a lane is: 0 if one stands on it, 1 if all are well aside. */
    private double open(double fromX, double fromY, double ux, double uy, double length) {
        double free = 1;
        double touch = field.touch();
        for (int j = 0; j < sight.robots; j++) {
            if (!sight.opponents[j].there) {
                continue;
            }
            double dx = sight.opponents[j].x - fromX;
            double dy = sight.opponents[j].y - fromY;
            double ahead = dx * ux + dy * uy;
            if (ahead <= 0 || ahead >= length + touch) {
                continue;
            }
            double aside = Math.abs(ux * dy - uy * dx);
            free = Math.min(free, Math.max(0, (aside - 0.5 * touch) / (2 * touch)));
        }
        return free;
    }

    /** Turns the direction until the robot has room behind the ball. */
    private void makeRoom(double ballX, double ballY) {
        double touch = field.touch();
        double endX = field.halfLength() - field.robotHalf() - 0.008;
        double endY = field.halfWidth() - field.robotHalf() - 0.008;
        double behindX = ballX - x * touch;
        double behindY = ballY - y * touch;
        if (behindX < -endX) {
            // At the own goal line: out along it, away from the goal.
            double out = ballY < 0 ? -1 : 1;
            x = 0.2;
            y = 0.98 * out;
            return;
        }
        if (Math.abs(behindX) <= endX && Math.abs(behindY) <= endY) {
            return;
        }
        double dx = ballX - Math.min(endX, behindX);
        double dy = ballY - Math.max(-endY, Math.min(endY, behindY));
        double length = Math.sqrt(dx * dx + dy * dy) + 1e-9;
        x = dx / length;
        y = dy / length;
    }

    double x() {
        return x;
    }

    double y() {
        return y;
    }
}
