// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.body;

/** Four wheels one by one, by the matrix of {@link WheelLayout}, which knows all of them in one go. */
final class WheelMatrix {
    private static final int WHEELS = 4;

    private final double[] alongShare = new double[WHEELS];
    private final double[] acrossShare = new double[WHEELS];
    private final double[] alongPush = new double[WHEELS];
    private final double[] acrossPush = new double[WHEELS];
    private final double distance;
    private final double turnPush;
    private final double alongSquares;
    private final double acrossSquares;

    WheelMatrix(double alpha, double distance) {
        this.distance = distance;
        double sine = StrictMath.sin(alpha);
        double cosine = StrictMath.cos(alpha);
        int[] left = {1, 1, -1, -1};
        int[] front = {1, -1, -1, 1};
        alongSquares = WHEELS * sine * sine;
        acrossSquares = WHEELS * cosine * cosine;
        turnPush = 1 / (WHEELS * distance);
        for (int i = 0; i < WHEELS; i++) {
            alongShare[i] = -left[i] * sine;
            acrossShare[i] = front[i] * cosine;
            alongPush[i] = alongShare[i] / alongSquares;
            acrossPush[i] = acrossShare[i] / acrossSquares;
        }
    }

    /**
     * Inverse kinematics: how fast the wheels roll.
     *
     * @param along velocity along the heading, m/s
     * @param across velocity across the heading, m/s
     * @param spin rad/s
     * @param rolling receives the speed of each wheel's rim, m/s
     */
    void roll(double along, double across, double spin, double[] rolling) {
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
    void velocity(double[] rolling, double[] velocity) {
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
    void push(double forceAlong, double forceAcross, double torque, double[] pushes) {
        for (int i = 0; i < WHEELS; i++) {
            pushes[i] = alongPush[i] * forceAlong + acrossPush[i] * forceAcross + turnPush * torque;
        }
    }
}
