// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import org.robopitch.engine.match.Observation;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.robot.Senses;

/**
 * Eyes with the errors of an omnidirectional camera: the own place is off by a few centimetres, the ball and others the
 * more the farther they are, and beyond its range the camera sees nothing. Velocities of others are not seen at all.
 */
final class NoiseEyes implements Eyes {
    private static final double OWN_PLACE = 0.03;
    private static final double OWN_HEADING = 0.01;
    private static final double ODOMETRY = 0.02;
    private static final double AT_HAND = 0.01;
    private static final double PER_METRE = 0.015;
    private static final double OBSTACLE_PER_METRE = 0.025;
    private static final double RANGE = 10;
    private static final double OVERLOOKED = 0.02;

    private final TruthEyes truth;
    private final transient RandomStream random;

    NoiseEyes(int self, RandomStream random) {
        this.truth = new TruthEyes(self);
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
