// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.brain;

import org.jspecify.annotations.Nullable;
import org.robopitch.bahia3d.model.AgentDatabase;
import org.robopitch.bahia3d.model.BallModel;
import org.robopitch.bahia3d.model.Field;
import org.robopitch.engine.move.Trigonometry;

/** What only the keeper does: it stands between ball and goal, and dives when a shot would pass it. */
final class Keeper {
    private static final double HALF_LENGTH = Field.LENGTH / 2;

    /** A shot is slower than this when it passes, or no danger, m/s. */
    private static final double HARMLESS = 0.5;

    /** What a robot that stands keeps out on each side of its middle, m. */
    private static final double STANDING_REACH = 0.1;

    /** What a dive keeps out, m. */
    private static final double DIVING_REACH = 0.75;

    /** A dive has its reach after 0.6 s; one that begins sooner would be seen through, s. */
    private static final double IN_TIME = 0.72;

    private final AgentDatabase known;

    Keeper(AgentDatabase known) {
        this.known = known;
    }

    /** {@return a dive, if a shot comes that would pass, or null} */
    @Nullable
    Action dive() {
        BallModel ball = known.ball;
        if (ball.age > 0.15 || ball.vx > -HARMLESS || !isShot(ball)) {
            return null;
        }
        double heading = known.localisation.heading();
        double c = Trigonometry.cos(heading);
        double s = Trigonometry.sin(heading);
        double ahead = known.ballAhead();
        double towards = -(c * ball.vx + s * ball.vy);
        double sideways = c * ball.vy - s * ball.vx;
        if (ahead < 0.1 || towards < HARMLESS) {
            return null;
        }
        // The ball is slowed in proportion to its speed, so its way is straight and its time a logarithm.
        double share = ahead / (BallModel.ROLL * towards);
        if (share > 0.97) {
            return null;
        }
        double time = -BallModel.ROLL * StrictMath.log(1 - share);
        double passes = known.ballLeft() + sideways / towards * ahead;
        boolean reachable = Math.abs(passes) > STANDING_REACH && Math.abs(passes) < DIVING_REACH;
        return reachable && time < IN_TIME ? new Action.Dive(passes > 0) : null;
    }

    /** Whether the ball, left alone, rolls into the goal. */
    private static boolean isShot(BallModel ball) {
        double way = ball.x + HALF_LENGTH;
        double crossing = ball.y + ball.vy / -ball.vx * way;
        return way > 0 && BallModel.ROLL * -ball.vx > way && Math.abs(crossing) < Field.GOAL_WIDTH / 2 + 0.25;
    }

    /**
     * {@return where the keeper stands: x, y}
     *
     * @param ballX m
     * @param ballY m
     */
    static double[] place(double ballX, double ballY) {
        double dx = ballX + HALF_LENGTH + 0.2;
        double distance = StrictMath.hypot(dx, ballY);
        double out = Math.min(1.0, 0.25 * distance);
        double x = -HALF_LENGTH - 0.2 + out * dx / distance;
        return new double[] {Math.max(-HALF_LENGTH + 0.4, x), out * ballY / distance};
    }
}
