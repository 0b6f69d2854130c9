// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.brain;

import org.robopitch.bahia3d.model.AgentDatabase;
import org.robopitch.bahia3d.model.Angles;
import org.robopitch.bahia3d.model.BallModel;
import org.robopitch.bahia3d.model.PlayerModel;
import org.robopitch.engine.move.Trigonometry;

/** Where the ball should go: into the goal, to a mate, or on past opponents. Directions are angles from the ball, rad. */
final class Aims {
    private static final int PLAYERS = AgentDatabase.PLAYERS;

    /** A little behind the goal line, where shots are aimed at, m. */
    private static final double GOAL_X = 15.1;

    /** How much room on its way a ball needs at most, m. */
    private static final double ROOM = 0.5;

    /** A ball this near lies on the goal line, between the posts, and so far aside at one of them, m. */
    private static final double ON_LINE = 0.35;

    private static final double IN_MOUTH = 1.12;
    private static final double BY_POST = 0.7;

    /** The direction in which such a ball passes its post, rad. */
    private static final double PAST_POST = 0.35;

    private final AgentDatabase known;

    Aims(AgentDatabase known) {
        this.known = known;
    }

    /** How far the ball is from the middle of the opponents' goal, m. */
    double goalDistance() {
        return StrictMath.hypot(GOAL_X + 0.1 - known.ball.x, known.ball.y);
    }

    /** The direction into the goal, away from opponents, or along the line when the angle is too narrow. */
    double goal() {
        BallModel ball = known.ball;
        double dx = GOAL_X - ball.x;
        if (dx < 0.8 && Math.abs(ball.y) > 1.2) {
            return StrictMath.atan2(-ball.y, Math.max(0.2, dx - 1.2));
        }
        if (dx < ON_LINE && Math.abs(ball.y) < IN_MOUTH) {
            // Beside a post there is no room to stand for a shot along the line.
            return Math.abs(ball.y) < BY_POST ? 0 : -Math.signum(ball.y) * PAST_POST;
        }
        double best = StrictMath.atan2(-ball.y, dx);
        double bestRoom = -1;
        for (int i = -1; i <= 1; i++) {
            double angle = StrictMath.atan2(0.7 * i - ball.y, dx);
            double room = room(angle, 5) + (i == 0 ? 0.1 : 0);
            if (room > bestRoom) {
                bestRoom = room;
                best = angle;
            }
        }
        return best;
    }

    /** The direction in which a kick within a step brings the ball on and leaves it free. */
    double onward() {
        BallModel ball = known.ball;
        double toGoal = StrictMath.atan2(-ball.y, GOAL_X - ball.x);
        double from = known.localisation.bearing(ball);
        double best = toGoal;
        double most = -9;
        for (int i = -4; i <= 4; i++) {
            double angle = toGoal + 0.3 * i;
            double gain = 1.2 * Trigonometry.cos(0.3 * i)
                    + 2 * room(angle, 2.5)
                    - 0.5 * Math.abs(Angles.wrap(angle - from))
                    - outside(ball, angle);
            if (gain > most) {
                most = gain;
                best = angle;
            }
        }
        return best;
    }

    /** What it costs that a kick of two metres would leave the field. */
    private static double outside(BallModel ball, double angle) {
        double y = ball.y + 2 * Trigonometry.sin(angle);
        double x = ball.x + 2 * Trigonometry.cos(angle);
        return Math.abs(y) > 9.6 || x > 14.8 && Math.abs(y) > 1 ? 1 : 0;
    }

    /** The direction to the mate who gains most and is within reach, or NaN if nobody is worth a pass. */
    double pass(double nearest, double farthest) {
        BallModel ball = known.ball;
        double best = 1.0;
        double aimAt = Double.NaN;
        for (int i = 1; i < PLAYERS; i++) {
            PlayerModel mate = known.mates[i];
            if (i + 1 == known.number || mate.age > 2 || mate.fallen) {
                continue;
            }
            double dx = mate.x + 0.5 - ball.x;
            double dy = mate.y - ball.y;
            double distance = StrictMath.hypot(dx, dy);
            if (distance < nearest || distance > farthest) {
                continue;
            }
            double angle = StrictMath.atan2(dy, dx);
            // Walking round the ball takes time, in which opponents come.
            double round = Math.abs(Angles.wrap(angle - known.localisation.bearing(ball)));
            double gain = dx - 1.5 * round + 2 * room(angle, distance) + 0.3 * nearestOpponent(mate.x, mate.y) - 1;
            if (gain > best) {
                best = gain;
                aimAt = angle;
            }
        }
        return aimAt;
    }

    /** How much room, up to half a metre, the ball has from opponents on its way so far in a direction. */
    private double room(double angle, double far) {
        double x = known.ball.x;
        double y = known.ball.y;
        double c = Trigonometry.cos(angle);
        double s = Trigonometry.sin(angle);
        double least = ROOM;
        for (int i = 0; i < PLAYERS; i++) {
            PlayerModel other = known.opponents[i];
            if (other.age < 3) {
                double along = c * (other.x - x) + s * (other.y - y);
                double off = Math.abs(-s * (other.x - x) + c * (other.y - y));
                if (along > 0.1 && along < far) {
                    least = Math.min(least, off);
                }
            }
        }
        return least;
    }

    /** How far the nearest opponent is from a place, m; one that lies counts as farther. */
    double nearestOpponent(double x, double y) {
        double least = 9;
        for (int i = 0; i < PLAYERS; i++) {
            PlayerModel other = known.opponents[i];
            if (other.age < 3) {
                least = Math.min(least, other.distance(x, y) + (other.fallen ? 0.7 : 0));
            }
        }
        return least;
    }
}
