// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.camera;

/**
 * A convex mirror above a camera that looks straight up. Its profile is designed from the centre outwards so that the
 * distance on the ground grows with the image radius as d = near + (far − near)·uᵉ: each ray of the camera tells the slope
 * that the mirror must have where it strikes, and the slope tells where the next ray strikes.
 */
public final class Mirror {
    private static final double CAMERA_BELOW = 0.25;
    private static final double WIDEST = 0.36;
    private static final int STEPS_PER_PIXEL = 4;

    private final double[] ground;
    private final double[] profileRadius;
    private final double[] profileHeight;

    /**
     * Designs a mirror.
     *
     * @param height of the mirror's lowest point above the ground, m
     * @param pixels radius of the image of the mirror, pixels
     * @param near distance on the ground in the middle, m
     * @param far distance on the ground at the rim, m
     * @param exponent above 1 for more pixels near the robot
     */
    public Mirror(double height, int pixels, double near, double far, double exponent) {
        ground = new double[pixels + 1];
        profileRadius = new double[pixels + 1];
        profileHeight = new double[pixels + 1];
        double radius = 0;
        double z = height;
        int steps = pixels * STEPS_PER_PIXEL;
        for (int i = 0; i <= steps; i++) {
            double u = (double) i / steps;
            double alpha = WIDEST * u;
            double distance = near * Math.min(1, 4 * u) + (far - near) * StrictMath.pow(u, exponent);
            double theta = StrictMath.atan2(Math.max(0, distance - radius), z);
            double slope = StrictMath.tan(0.5 * Math.max(0, theta - alpha));
            double tangent = StrictMath.tan(alpha);
            double below = height - CAMERA_BELOW;
            double next = (z - below - slope * radius) * tangent / (1 - slope * tangent);
            z += slope * (next - radius);
            radius = next;
            if (i % STEPS_PER_PIXEL == 0) {
                int pixel = i / STEPS_PER_PIXEL;
                // What the mirror of this slope shows, from where it really is now.
                ground[pixel] = radius + z * StrictMath.tan(alpha + 2 * StrictMath.atan(slope));
                profileRadius[pixel] = radius;
                profileHeight[pixel] = z;
            }
        }
    }

    /**
     * {@return the distance on the ground that a pixel shows, m}
     *
     * @param radius pixels from the middle of the image
     */
    public double ground(int radius) {
        return ground[radius];
    }

    /**
     * {@return where on the mirror a ray strikes: distance from its axis, m}
     *
     * @param radius pixels from the middle of the image
     */
    public double profileRadius(int radius) {
        return profileRadius[radius];
    }

    /**
     * {@return where on the mirror a ray strikes: height above the ground, m}
     *
     * @param radius pixels from the middle of the image
     */
    public double profileHeight(int radius) {
        return profileHeight[radius];
    }
}
