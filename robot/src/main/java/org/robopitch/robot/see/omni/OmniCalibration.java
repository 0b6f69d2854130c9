// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.see.omni;

/**
 * Which distance on the ground a pixel shows, by its distance from the middle of the image: measured once, with marks laid
 * out on the ground.
 *
 * @param size pixels in a row and in a column of the image
 * @param firstRadius nearest to the middle that shows the ground and not the robot itself, pixels
 * @param lastRadius farthest that is used, pixels
 * @param distance on the ground for each whole radius from 0, m
 * @param height of the camera's mirror above the ground, m
 */
public record OmniCalibration(int size, int firstRadius, int lastRadius, double[] distance, double height) {
    /** Refuses tables that do not grow or do not reach. */
    public OmniCalibration {
        if (firstRadius < 0 || lastRadius <= firstRadius || lastRadius >= distance.length || 2 * lastRadius > size) {
            throw new IllegalArgumentException("radii " + firstRadius + " to " + lastRadius
                    + " must lie within the image of " + size + " pixels and the table of " + distance.length);
        }
        for (int i = firstRadius + 1; i <= lastRadius; i++) {
            if (!(distance[i] > distance[i - 1])) {
                throw new IllegalArgumentException("distances must grow with the radius, but at " + i
                        + " pixels follows " + distance[i] + " m after " + distance[i - 1] + " m");
            }
        }
    }

    /**
     * {@return the distance on the ground, m}
     *
     * @param radius pixels, between whole ones too
     */
    public double groundDistance(double radius) {
        int below = (int) Math.max(0, Math.min(distance.length - 2, radius));
        double share = radius - below;
        return distance[below] + share * (distance[below + 1] - distance[below]);
    }
}
