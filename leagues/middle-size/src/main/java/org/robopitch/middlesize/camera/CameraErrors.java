// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.camera;

import org.robopitch.declare.Declared;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * How a robot's omnidirectional camera differs from the one that was calibrated, and how the field is lit for all cameras.
 * Directions and sides are drawn at random for each robot.
 *
 * @param mirrorOffset px
 * @param tilt rad
 * @param turned rad
 * @param distanceError share
 * @param light of normal
 * @param pixelNoise of 255
 */
public record CameraErrors(
        @Value(
                says = "how far the image of the mirror is off the middle",
                key = "mirror-offset",
                unit = "px",
                max = 40,
                why = "the image is 400 pixels wide")
        double mirrorOffset,

        @Value(says = "how far camera and mirror lean", unit = "rad", max = 0.1, why = "beyond, the robot falls over")
        double tilt,

        @Value(says = "how far the camera is turned on the robot", unit = "rad", max = 0.5, why = "30 degrees")
        double turned,

        @Value(
                says = "by which share distances on the ground are off those of the calibration",
                key = "distance-error",
                max = 0.3,
                why = "another mirror")
        double distanceError,

        @Value(says = "brightness of the field", min = 0.1, max = 3, why = "no camera sees more", otherwise = "1")
        double light,

        @Value(
                says = "standard deviation of a colour of a pixel, of 255",
                key = "pixel-noise",
                max = 100,
                why = "beyond, there is no image",
                otherwise = "8")
        double pixelNoise)
        implements Values<CameraErrors> {
    /** A camera that is as it was calibrated. */
    public static final CameraErrors NONE = Declared.of(CameraErrors.class).defaults();
}
