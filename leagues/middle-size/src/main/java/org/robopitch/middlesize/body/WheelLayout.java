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
    /** How many wheels there are. */
    public static final int WHEELS = 4;

    private final double[] alongShare = new double[WHEELS];
    private final double[] acrossShare = new double[WHEELS];
    private final double[] alongPush = new double[WHEELS];
    private final double[] acrossPush = new double[WHEELS];
    private final double sine;
    private final double cosine;
    private final double sinePush;
    private final double cosinePush;
    private final double distance;
    private final double turnPush;
    private final double alongSquares;
    private final double acrossSquares;

    /**
     * Wheels at an angle.
     *
     * @param alpha of the front left wheel, from straight ahead, rad
     * @param distance of the wheels from the centre, m
     */
    public WheelLayout(double alpha, double distance) {
        this.sine = StrictMath.sin(alpha);
        this.cosine = StrictMath.cos(alpha);
        this.distance = distance;
        int[] left = {1, 1, -1, -1};
        int[] front = {1, -1, -1, 1};
        for (int i = 0; i < WHEELS; i++) {
            alongShare[i] = -left[i] * sine;
            acrossShare[i] = front[i] * cosine;
        }
        alongSquares = WHEELS * sine * sine;
        acrossSquares = WHEELS * cosine * cosine;
        turnPush = 1 / (WHEELS * distance);
        sinePush = sine / alongSquares;
        cosinePush = cosine / acrossSquares;
        for (int i = 0; i < WHEELS; i++) {
            alongPush[i] = alongShare[i] / alongSquares;
            acrossPush[i] = acrossShare[i] / acrossSquares;
        }
    }

    /**
     * {@return where a robot has its wheels}
     *
     * @param wheels which kind of base
     * @param distance of the wheels from the centre, m
     */
    public static WheelLayout of(DriveParameters.Wheels wheels, double distance) {
        // The more a wheel points sideways, the more of its force goes there: 30° gives 22% more than 45°.
        return new WheelLayout(wheels == DriveParameters.Wheels.REGULAR ? Math.PI / 4 : Math.PI / 6, distance);
    }

    /**
     * Inverse kinematics: how fast the wheels roll.
     *
     * @param along velocity along the heading, m/s
     * @param across velocity across the heading, m/s
     * @param spin rad/s
     * @param rolling receives the speed of each wheel's rim, m/s
     */
    public void roll(double along, double across, double spin, double[] rolling) {
        for (int i = 0; i < WHEELS; i++) {
            rolling[i] = alongShare[i] * along + acrossShare[i] * across + distance * spin;
        }
    }

    /**
     * Forward kinematics: the velocity that fits the wheels best.
     *
     * @param rolling speed of each wheel's rim, m/s
     * @param velocity receives along, across (m/s) and spin (rad/s)
     */
    public void velocity(double[] rolling, double[] velocity) {
        double along = 0;
        double across = 0;
        double spin = 0;
        for (int i = 0; i < WHEELS; i++) {
            along += alongShare[i] * rolling[i];
            across += acrossShare[i] * rolling[i];
            spin += rolling[i];
        }
        velocity[0] = along / alongSquares;
        velocity[1] = across / acrossSquares;
        velocity[2] = spin / (WHEELS * distance);
    }

    /**
     * The smallest pushes of the wheels that together make a force and a torque.
     *
     * @param forceAlong N
     * @param forceAcross N
     * @param torque N·m
     * @param pushes receives the push of each wheel, N
     */
    public void push(double forceAlong, double forceAcross, double torque, double[] pushes) {
        for (int i = 0; i < WHEELS; i++) {
            pushes[i] = alongPush[i] * forceAlong + acrossPush[i] * forceAcross + turnPush * torque;
        }
    }

    /**
     * {@return the largest part of its strongest push that a wheel would have to give for a force and a torque} What
     * {@link #roll} and {@link #push} say of all wheels, in one go: four wheels differ in signs only.
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
