// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.move;

import org.robopitch.engine.body.MovingBody;

/**
 * Motion at constant velocity in the body's own frame: the origin runs along a circular arc, exactly.
 *
 * <p>Rotations use + and × only, so that they give the same bits everywhere: the series of sine and cosine, cut where
 * the next term is below the precision of a double, on an angle that is divided until it is small.
 */
public final class Arc {
    private static final double SMALL_ANGLE = 0.25;
    private static final int MOST_PARTS = 1024;

    private Arc() {}

    /**
     * Moves a body for a while along its arc.
     *
     * @param body which
     * @param along velocity along the heading, m/s
     * @param across velocity across the heading, m/s
     * @param spin angular velocity, rad/s
     * @param duration s
     */
    public static void advance(MovingBody body, double along, double across, double spin, double duration) {
        double angle = spin * duration;
        if (Math.abs(angle) > SMALL_ANGLE) {
            advanceInParts(body, along, across, spin, duration);
        } else {
            advanceALittle(body, along, across, angle, duration);
        }
    }

    /** A spin beyond all reason turns the body by some angle or other, but in a bounded number of parts. */
    private static void advanceInParts(MovingBody body, double along, double across, double spin, double duration) {
        double wanted = Math.ceil(Math.abs(spin * duration) / SMALL_ANGLE);
        int parts = wanted < MOST_PARTS ? (int) wanted : MOST_PARTS;
        double part = duration / parts;
        double angle = wanted < MOST_PARTS ? spin * part : SMALL_ANGLE;
        for (int i = 0; i < parts; i++) {
            advanceALittle(body, along, across, angle, part);
        }
    }

    private static void advanceALittle(MovingBody body, double along, double across, double angle, double duration) {
        double q = angle * angle;
        double q2 = q * q;
        // sin(a)/a and (1 − cos(a))/a, their terms gathered in pairs so that they do not wait for each other
        double sinc = (1 - q * (1.0 / 6))
                + q2 * ((1.0 / 120 - q * (1.0 / 5040)) + q2 * (1.0 / 362880 - q * (1.0 / 39916800)));
        double cosc = angle
                * ((0.5 - q * (1.0 / 24))
                        + q2 * ((1.0 / 720 - q * (1.0 / 40320)) + q2 * (1.0 / 3628800 - q * (1.0 / 479001600))));
        double forward = duration * (along * sinc - across * cosc);
        double sideways = duration * (along * cosc + across * sinc);
        double sine = angle * sinc;
        double cosine = 1 - angle * cosc;
        double hx = body.headingX;
        double hy = body.headingY;
        body.x += hx * forward - hy * sideways;
        body.y += hy * forward + hx * sideways;
        // One Newton step towards length 1, for what the last turn left, keeps the heading a unit vector forever.
        double correction = 1.5 - 0.5 * (hx * hx + hy * hy);
        body.headingX = correction * (cosine * hx - sine * hy);
        body.headingY = correction * (sine * hx + cosine * hy);
    }
}
