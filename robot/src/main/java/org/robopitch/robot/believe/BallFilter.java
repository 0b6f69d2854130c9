// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.believe;

import org.robopitch.robot.Moving;

/**
 * Where the ball is and how it moves, from sightings: a Kalman filter with constant velocity on each axis. A sighting that
 * does not fit at all begins again, because somebody kicked the ball.
 */
final class BallFilter extends Moving {
    /** How much the ball's velocity changes by itself, (m/s)² per second. */
    private static final double AGILITY = 30;

    /** So many standard deviations off, a sighting is of a ball that was kicked. */
    private static final double GATE = 5;

    private static final double FIRST_VELOCITY_VARIANCE = 16;

    private double placeVariance;
    private double covariance;
    private double velocityVariance;
    private boolean begun;

    double deviation() {
        return Math.sqrt(placeVariance);
    }

    /** Goes on in time; a ball on the ground slows down. */
    void predict(double seconds, double deceleration) {
        if (!begun || seconds <= 0) {
            return;
        }
        double speed = speed();
        double kept = speed > deceleration * seconds ? 1 - deceleration * seconds / speed : 0;
        x += 0.5 * (1 + kept) * vx * seconds;
        y += 0.5 * (1 + kept) * vy * seconds;
        vx *= kept;
        vy *= kept;
        placeVariance += 2 * seconds * covariance + seconds * seconds * velocityVariance;
        covariance += seconds * velocityVariance;
        velocityVariance += AGILITY * seconds;
    }

    void see(double seenX, double seenY, double deviation) {
        double noise = deviation * deviation + 1e-6;
        double offX = seenX - x;
        double offY = seenY - y;
        double innovation = placeVariance + noise;
        if (!begun || offX * offX + offY * offY > GATE * GATE * innovation) {
            set(seenX, seenY, begun ? vx : 0, begun ? vy : 0);
            placeVariance = noise;
            covariance = 0;
            velocityVariance = FIRST_VELOCITY_VARIANCE;
            begun = true;
            return;
        }
        double gain = placeVariance / innovation;
        double velocityGain = covariance / innovation;
        x += gain * offX;
        y += gain * offY;
        vx += velocityGain * offX;
        vy += velocityGain * offY;
        velocityVariance -= velocityGain * covariance;
        covariance *= 1 - gain;
        placeVariance *= 1 - gain;
    }

    /** A sighting that comes with a velocity. */
    void see(double seenX, double seenY, double deviation, double seenVx, double seenVy) {
        see(seenX, seenY, deviation);
        vx = seenVx;
        vy = seenVy;
    }
}
