// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import org.robopitch.engine.match.BallView;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.robot.Remembering;
import org.robopitch.robot.Senses;

/** What stands between a match and one robot: it makes the robot's senses of what the match shows, and nothing else does. */
interface Eyes extends Remembering {
    /**
     * Looks.
     *
     * @param shown what the match shows to the team
     * @param into receives what the robot senses
     */
    void look(Observation shown, Senses into);

    /** Eyes that see what the match shows; other robots are obstacles, nobody's, without a velocity. */
    final class Truth implements Eyes {
        private static final double DEVIATION = 0.005;

        private final int self;

        Truth(int self) {
            this.self = self;
        }

        @Override
        public void look(Observation shown, Senses into) {
            RobotView me = shown.own(self);
            into.begin();
            into.time = shown.time();
            into.localised = me.visible();
            into.x = me.x();
            into.y = me.y();
            into.heading = me.heading();
            into.vx = me.vx();
            into.vy = me.vy();
            into.spin = me.spin();
            BallView ball = shown.ball();
            into.ballSeen = ball.visible();
            into.ballX = ball.x();
            into.ballY = ball.y();
            into.ballZ = ball.z();
            into.ballVelocityKnown = true;
            into.ballVx = ball.vx();
            into.ballVy = ball.vy();
            into.ballVz = ball.vz();
            into.ballDeviation = DEVIATION;
            for (int i = 0; i < shown.robots(); i++) {
                add(shown.own(i), i == self, into);
                add(shown.opponent(i), false, into);
            }
        }

        private static void add(RobotView other, boolean me, Senses into) {
            if (!me && other.visible()) {
                into.addObstacle(other.x(), other.y());
            }
        }
    }

    /**
     * Eyes with the errors of an omnidirectional camera: the own place is off by a few centimetres, the ball and others the
     * more the farther they are, and beyond its range the camera sees nothing. Velocities of others are not seen at all.
     */
    final class Noise implements Eyes {
        private static final double OWN_PLACE = 0.03;
        private static final double OWN_HEADING = 0.01;
        private static final double ODOMETRY = 0.02;
        private static final double AT_HAND = 0.01;
        private static final double PER_METRE = 0.015;
        private static final double OBSTACLE_PER_METRE = 0.025;
        private static final double RANGE = 10;
        private static final double OVERLOOKED = 0.02;

        private final Truth truth;
        private final transient RandomStream random;

        Noise(int self, RandomStream random) {
            this.truth = new Truth(self);
            this.random = random;
        }

        @Override
        public void look(Observation shown, Senses into) {
            truth.look(shown, into);
            double trueX = into.x;
            double trueY = into.y;
            into.x += OWN_PLACE * random.nextGaussian();
            into.y += OWN_PLACE * random.nextGaussian();
            into.heading += OWN_HEADING * random.nextGaussian();
            into.vx += ODOMETRY * random.nextGaussian();
            into.vy += ODOMETRY * random.nextGaussian();
            into.spin += ODOMETRY * random.nextGaussian();
            // What is seen is seen from the robot: it shares the error of its own place.
            double offX = into.x - trueX;
            double offY = into.y - trueY;
            double away = Math.sqrt(square(into.ballX - trueX) + square(into.ballY - trueY));
            double deviation = AT_HAND + PER_METRE * away;
            into.ballSeen &= away < RANGE && random.nextDouble() >= OVERLOOKED;
            into.ballX += offX + deviation * random.nextGaussian();
            into.ballY += offY + deviation * random.nextGaussian();
            into.ballDeviation = deviation;
            into.ballVelocityKnown = false;
            int kept = 0;
            for (int i = 0; i < into.obstacles; i++) {
                double far = Math.sqrt(square(into.obstacleX[i] - trueX) + square(into.obstacleY[i] - trueY));
                if (far < RANGE && random.nextDouble() >= OVERLOOKED) {
                    double blur = AT_HAND + OBSTACLE_PER_METRE * far;
                    into.obstacleX[kept] = into.obstacleX[i] + offX + blur * random.nextGaussian();
                    into.obstacleY[kept] = into.obstacleY[i] + offY + blur * random.nextGaussian();
                    kept++;
                }
            }
            into.obstacles = kept;
        }

        private static double square(double value) {
            return value * value;
        }
    }
}
