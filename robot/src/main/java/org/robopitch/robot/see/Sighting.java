// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.see;

import org.robopitch.robot.Remembering;

/** The ball in the last image, in the robot's frame: x ahead, y to the left, z up. */
public final class Sighting implements Remembering {
    /** Whether it is in the image. */
    public boolean seen;

    /** Place, m; of the ball's middle where the camera tells its height, otherwise as if it lay on the ground. */
    public double x;

    /** Place, m. */
    public double y;

    /** Height, m: of the ball's middle by a depth camera, of its lowest point by others; 0 if it is not told. */
    public double z;
}
