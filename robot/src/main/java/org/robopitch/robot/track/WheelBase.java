// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.track;

/**
 * Four omnidirectional wheels at the angles ±α and ±(π − α) from straight ahead, and what they can do.
 *
 * @param alpha of the front left wheel from straight ahead, rad
 * @param distance of the wheels from the centre, m
 * @param gyration inertia over mass, m²
 * @param wheelSpeed fastest speed of a wheel's rim, m/s
 * @param acceleration what the wheels together can do straight ahead, m/s²
 * @param braking the same of wheels that slow down, m/s²
 */
public record WheelBase(
        double alpha, double distance, double gyration, double wheelSpeed, double acceleration, double braking) {
    /** How many wheels there are. */
    public static final int WHEELS = 4;

    private static final int[] LEFT = {1, 1, -1, -1};
    private static final int[] FRONT = {1, -1, -1, 1};

    /**
     * {@return a base on which one wheel reaches its limit when the robot drives straight ahead at a speed}
     *
     * @param alpha of the front left wheel from straight ahead, rad
     * @param distance of the wheels from the centre, m
     * @param gyration inertia over mass, m²
     * @param speed of the robot straight ahead, m/s
     * @param acceleration straight ahead, m/s²
     * @param braking straight ahead, m/s²
     */
    public static WheelBase ofRobot(
            double alpha, double distance, double gyration, double speed, double acceleration, double braking) {
        return new WheelBase(alpha, distance, gyration, speed * StrictMath.sin(alpha), acceleration, braking);
    }

    /** {@return how much harder a wheel pushes that slows down than one that speeds up} */
    public double brakingShare() {
        return braking / acceleration;
    }

    /**
     * Writes how fast a wheel rolls for each part of the robot's velocity, as a share of its fastest.
     *
     * @param wheel its number
     * @param row receives the factors of the velocity along, across (1/(m/s)) and the spin (1/(rad/s))
     */
    public void speedRow(int wheel, double[] row) {
        row[0] = -LEFT[wheel] * StrictMath.sin(alpha) / wheelSpeed;
        row[1] = FRONT[wheel] * StrictMath.cos(alpha) / wheelSpeed;
        row[2] = distance / wheelSpeed;
    }

    /**
     * Writes how hard a wheel pushes for each part of the robot's acceleration, as a share of its hardest when
     * it speeds up.
     *
     * @param wheel its number
     * @param row receives the factors of the acceleration along, across (1/(m/s²)) and of the turn (1/(rad/s²))
     */
    public void pushRow(int wheel, double[] row) {
        double strongest = acceleration / (WHEELS * StrictMath.sin(alpha));
        row[0] = -LEFT[wheel] / (WHEELS * StrictMath.sin(alpha) * strongest);
        row[1] = FRONT[wheel] / (WHEELS * StrictMath.cos(alpha) * strongest);
        row[2] = gyration / (WHEELS * distance * strongest);
    }
}
