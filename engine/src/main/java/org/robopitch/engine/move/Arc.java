// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.move;

import org.robopitch.engine.body.Bodies;

/**
 * Motion at constant velocity in the body's own frame: the origin runs along a circular arc, exactly.
 *
 * <p>Rotations use + and × only, so that they give the same bits everywhere: the series of sine and cosine, cut where
 * the next term is below the precision of a double, on an angle that is halved until it is small.
 */
public final class Arc {
    private static final double SMALL_ANGLE = 0.125;

    private Arc() {}

    /**
     * Moves a body for a while along its arc.
     *
     * @param bodies the state
     * @param body which body
     * @param along velocity along the heading, m/s
     * @param across velocity across the heading, m/s
     * @param spin angular velocity, rad/s
     * @param duration s
     */
    public static void advance(Bodies bodies, int body, double along, double across, double spin, double duration) {
        double angle = spin * duration;
        if (Math.abs(angle) > SMALL_ANGLE) {
            advance(bodies, body, along, across, spin, 0.5 * duration);
            advance(bodies, body, along, across, spin, 0.5 * duration);
            return;
        }
        double q = angle * angle;
        // sin(a)/a and (1 − cos(a))/a
        double sinc = 1 - q * (1.0 / 6) * (1 - q * (1.0 / 20) * (1 - q * (1.0 / 42) * (1 - q * (1.0 / 72))));
        double cosc =
                angle * 0.5 * (1 - q * (1.0 / 12) * (1 - q * (1.0 / 30) * (1 - q * (1.0 / 56) * (1 - q * (1.0 / 90)))));
        double forward = duration * (along * sinc - across * cosc);
        double sideways = duration * (along * cosc + across * sinc);
        double sine = angle * sinc;
        double cosine = 1 - angle * cosc;
        double hx = bodies.headingX[body];
        double hy = bodies.headingY[body];
        bodies.x[body] += hx * forward - hy * sideways;
        bodies.y[body] += hy * forward + hx * sideways;
        double turnedX = cosine * hx - sine * hy;
        double turnedY = sine * hx + cosine * hy;
        // One Newton step towards length 1 keeps the heading a unit vector for ever.
        double correction = 1.5 - 0.5 * (turnedX * turnedX + turnedY * turnedY);
        bodies.headingX[body] = turnedX * correction;
        bodies.headingY[body] = turnedY * correction;
    }
}
