// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.see.omni;

/**
 * How a camera differs from the one that was calibrated, in six numbers: where the middle of the mirror's image is, ahead and to
 * the left of the image's own, pixels; how far the camera leans, ahead and to the left, rad; by which share distances on the
 * ground are larger; and how far the camera is turned on the robot, rad. With a small lean t, what was taken to be at the point p
 * of the ground is at (p + h·t)/(1 − p·t/h), h being the height of the mirror.
 */
final class Mounting {
    /** How many numbers. */
    static final int PARTS = 6;

    /** Small changes of each, for derivatives. */
    static final double[] CHANGE = {0.25, 0.25, 1e-3, 1e-3, 1e-3, 1e-3};

    /** Rays that would meet the ground farther away than so many times what was taken, or not at all, end there. */
    private static final double FARTHEST = 4;

    private Mounting() {}

    /** Where on the ground a point of the image is, in the robot's frame, m. */
    static void ground(OmniCalibration calibration, double[] mounting, double ahead, double left, double[] into) {
        double u = ahead - mounting[0];
        double v = left - mounting[1];
        double radius = Math.max(1e-6, Math.sqrt(u * u + v * v));
        double away = calibration.groundDistance(radius) * (1 + mounting[4]);
        double x = away * u / radius;
        double y = away * v / radius;
        double height = calibration.height();
        double stretch = 1 / Math.max(1 / FARTHEST, 1 - (x * mounting[2] + y * mounting[3]) / height);
        double toX = (x + height * mounting[2]) * stretch;
        double toY = (y + height * mounting[3]) * stretch;
        double cosine = StrictMath.cos(mounting[5]);
        double sine = StrictMath.sin(mounting[5]);
        into[0] = cosine * toX - sine * toY;
        into[1] = sine * toX + cosine * toY;
    }
}
