// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.body;

import org.robopitch.middlesize.parameters.DriveParameters;

/**
 * Four omnidirectional wheels at the angles ±α and ±(π − α) from straight ahead, each rolling along the circle around the
 * robot's centre (the chapter's fig. 4b and 4c).
 *
 * <p>A wheel at the angle α_i and the distance R rolls with −sin α_i·vx + cos α_i·vy + R·ω. The columns of this matrix
 * are at right angles to each other, so velocities and forces come back by projection on them.
 */
final class WheelLayout {
    private static final int WHEELS = 4;

    private final double sine;
    private final double cosine;
    private final double sinePush;
    private final double cosinePush;
    private final double distance;
    private final double turnPush;
    private final double alongSquares;

    /**
     * Wheels at an angle.
     *
     * @param alpha of the front left wheel, from straight ahead, rad
     * @param distance of the wheels from the centre, m
     */
    WheelLayout(double alpha, double distance) {
        this.sine = StrictMath.sin(alpha);
        this.cosine = StrictMath.cos(alpha);
        this.distance = distance;
        alongSquares = WHEELS * sine * sine;
        turnPush = 1 / (WHEELS * distance);
        sinePush = sine / alongSquares;
        cosinePush = cosine / (WHEELS * cosine * cosine);
    }

    /**
     * {@return where a robot has its wheels}
     *
     * @param wheels which kind of base
     * @param distance of the wheels from the centre, m
     */
    static WheelLayout of(DriveParameters.Wheels wheels, double distance) {
        // The more a wheel points sideways, the more of its force goes there: 30° gives 22% more than 45°.
        return new WheelLayout(wheels == DriveParameters.Wheels.REGULAR ? Math.PI / 4 : Math.PI / 6, distance);
    }

    /**
     * {@return the largest part of its strongest push that a wheel would have to give for a force and a torque}
     * The smallest pushes that make them are projections on the columns; the four wheels differ in signs only.
     *
     * @param along velocity along the heading, m/s
     * @param across velocity across the heading, m/s
     * @param spin rad/s
     * @param forceAlong N
     * @param forceAcross N
     * @param torque N·m
     * @param perPushSpeedingUp one over the strongest push of a wheel that speeds up, 1/N
     * @param perPushSlowingDown the same of one that slows down, 1/N
     */
    double strain(
            double along,
            double across,
            double spin,
            double forceAlong,
            double forceAcross,
            double torque,
            double perPushSpeedingUp,
            double perPushSlowingDown) {
        double a = sine * along;
        double b = cosine * across;
        double c = distance * spin;
        double p = sinePush * forceAlong;
        double q = cosinePush * forceAcross;
        double r = turnPush * torque;
        double frontLeft = strain((b - a) + c, (q - p) + r, perPushSpeedingUp, perPushSlowingDown);
        double rearLeft = strain((-a - b) + c, (-p - q) + r, perPushSpeedingUp, perPushSlowingDown);
        double rearRight = strain((a - b) + c, (p - q) + r, perPushSpeedingUp, perPushSlowingDown);
        double frontRight = strain((a + b) + c, (p + q) + r, perPushSpeedingUp, perPushSlowingDown);
        double left = frontLeft > rearLeft ? frontLeft : rearLeft;
        double right = frontRight > rearRight ? frontRight : rearRight;
        return left > right ? left : right;
    }

    private static double strain(double rolling, double push, double perPushSpeedingUp, double perPushSlowingDown) {
        return Math.abs(push) * (push * rolling < 0 ? perPushSlowingDown : perPushSpeedingUp);
    }

    /** {@return the sum of the forward parts of pushes of 1 N that all push ahead, N} */
    double forwardPush() {
        return Math.sqrt(WHEELS * alongSquares);
    }
}
