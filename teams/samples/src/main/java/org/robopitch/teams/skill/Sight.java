// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.skill;

import org.robopitch.engine.match.BallView;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.move.Trigonometry;
import org.robopitch.robot.Remembering;

/**
 * What a team believes of the pitch in this cycle: headings as unit vectors, and what the camera lost for a moment moved
 * on as it last moved. The arrays are for reading.
 */
public final class Sight implements Remembering {
    /** A robot not seen for longer than this is not on the pitch, s. */
    private static final double GONE_AFTER = 1.0;

    /** Robots per team. */
    public final int robots;

    /** The own robots. */
    public final Squad own;

    /** The opponents; their headings are not worked out. */
    public final Squad opponents;

    /** The ball's position, m. */
    public double ballX;

    /** The ball's position, m. */
    public double ballY;

    /** The ball's velocity, m/s. */
    public double ballVx;

    /** The ball's velocity, m/s. */
    public double ballVy;

    /** The ball's speed, m/s. */
    public double ballSpeed;

    private final double cycle;

    /** The robots of one team. */
    public static final class Squad implements Remembering {
        /** Position, m. */
        public final double[] x;

        /** Position, m. */
        public final double[] y;

        /** Heading, unit vector. */
        public final double[] headingX;

        /** Heading, unit vector. */
        public final double[] headingY;

        /** Velocity, m/s. */
        public final double[] vx;

        /** Velocity, m/s. */
        public final double[] vy;

        /** Angular velocity, rad/s. */
        public final double[] spin;

        /** Whether it is on the pitch, as far as one can tell. */
        public final boolean[] there;

        private final double[] unseen;

        private Squad(int robots) {
            x = new double[robots];
            y = new double[robots];
            headingX = new double[robots];
            headingY = new double[robots];
            vx = new double[robots];
            vy = new double[robots];
            spin = new double[robots];
            there = new boolean[robots];
            unseen = new double[robots];
        }

        private void see(int i, RobotView view, double cycle, boolean withHeading) {
            if (view.visible()) {
                x[i] = view.x();
                y[i] = view.y();
                vx[i] = view.vx();
                vy[i] = view.vy();
                spin[i] = view.spin();
                if (withHeading) {
                    headingX[i] = Trigonometry.cos(view.heading());
                    headingY[i] = Trigonometry.sin(view.heading());
                }
                unseen[i] = 0;
                there[i] = true;
                return;
            }
            unseen[i] += cycle;
            there[i] &= unseen[i] < GONE_AFTER;
            if (unseen[i] < 0.1) {
                x[i] += vx[i] * cycle;
                y[i] += vy[i] * cycle;
            }
        }
    }

    /**
     * A sight of nothing yet.
     *
     * @param robots per team
     * @param cycle time between two decisions, s
     */
    public Sight(int robots, double cycle) {
        this.robots = robots;
        this.cycle = cycle;
        this.own = new Squad(robots);
        this.opponents = new Squad(robots);
    }

    /**
     * Takes in what is seen.
     *
     * @param observation of this cycle
     */
    public void look(Observation observation) {
        for (int i = 0; i < robots; i++) {
            own.see(i, observation.own(i), cycle, true);
            opponents.see(i, observation.opponent(i), cycle, false);
        }
        BallView ball = observation.ball();
        if (ball.visible()) {
            ballX = ball.x();
            ballY = ball.y();
            ballVx = ball.vx();
            ballVy = ball.vy();
        } else {
            ballX += ballVx * cycle;
            ballY += ballVy * cycle;
            ballVx *= 0.98;
            ballVy *= 0.98;
        }
        ballSpeed = Math.sqrt(ballVx * ballVx + ballVy * ballVy);
    }

    /**
     * {@return distance of an own robot's centre to the ball's, m}
     *
     * @param robot its number
     */
    public double toBall(int robot) {
        double dx = ballX - own.x[robot];
        double dy = ballY - own.y[robot];
        return Math.sqrt(dx * dx + dy * dy);
    }
}
