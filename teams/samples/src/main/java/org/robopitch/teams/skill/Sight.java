// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.skill;

import org.robopitch.engine.match.BallView;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.move.Trigonometry;
import org.robopitch.robot.Moving;
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
    public final Robot[] own;

    /** The opponents; their headings are not worked out. */
    public final Robot[] opponents;

    /** The ball. */
    public final Moving ball = new Moving();

    private final double cycle;

    /** A robot as it was last seen. */
    public static final class Robot extends Moving {
        /** Heading, unit vector. */
        public double headingX;

        /** Heading, unit vector. */
        public double headingY;

        /** Angular velocity, rad/s. */
        public double spin;

        /** Whether it is on the pitch, as far as one can tell. */
        public boolean there;

        private double unseen;

        private Robot() {}

        private void see(RobotView view, double cycle, boolean withHeading) {
            if (view.visible()) {
                set(view.x(), view.y(), view.vx(), view.vy());
                spin = view.spin();
                if (withHeading) {
                    headingX = Trigonometry.cos(view.heading());
                    headingY = Trigonometry.sin(view.heading());
                }
                unseen = 0;
                there = true;
                return;
            }
            unseen += cycle;
            there &= unseen < GONE_AFTER;
            if (unseen < 0.1) {
                x += vx * cycle;
                y += vy * cycle;
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
        this.own = new Robot[robots];
        this.opponents = new Robot[robots];
        for (int i = 0; i < robots; i++) {
            own[i] = new Robot();
            opponents[i] = new Robot();
        }
    }

    /**
     * Takes in what is seen.
     *
     * @param observation of this cycle
     */
    public void look(Observation observation) {
        for (int i = 0; i < robots; i++) {
            own[i].see(observation.own(i), cycle, true);
            opponents[i].see(observation.opponent(i), cycle, false);
        }
        BallView seen = observation.ball();
        if (seen.visible()) {
            ball.set(seen.x(), seen.y(), seen.vx(), seen.vy());
        } else {
            ball.x += ball.vx * cycle;
            ball.y += ball.vy * cycle;
            ball.vx *= 0.98;
            ball.vy *= 0.98;
        }
    }

    /**
     * {@return distance of an own robot's centre to the ball's, m}
     *
     * @param robot its number
     */
    public double toBall(int robot) {
        return own[robot].distance(ball);
    }
}
