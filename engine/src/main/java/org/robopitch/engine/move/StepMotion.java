// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.move;

import java.util.Arrays;

/**
 * What is decided about the motion of the bodies in the current step besides their velocities.
 */
public final class StepMotion {
    /** How much of the step each body has already moved, because it had a collision at that time, s. */
    public final double[] elapsed;

    /** How far to shift a body to undo an overlap, without giving it speed, m. */
    public final double[] shiftX;

    /** How far to shift a body to undo an overlap, without giving it speed, m. */
    public final double[] shiftY;

    /** Whether anything touched the body in this step. */
    public final boolean[] touched;

    /** Velocity along the heading with which the body moves through the rest of the step, m/s. */
    public final double[] pathAlong;

    /** Velocity across the heading with which the body moves through the rest of the step, m/s. */
    public final double[] pathAcross;

    /** Angular velocity with which the body moves through the rest of the step, rad/s. */
    public final double[] pathSpin;

    /** Whether anything but the paths was written since the last step began. */
    public boolean used;

    /**
     * Room for a number of bodies.
     *
     * @param bodies how many
     */
    public StepMotion(int bodies) {
        elapsed = new double[bodies];
        shiftX = new double[bodies];
        shiftY = new double[bodies];
        touched = new boolean[bodies];
        pathAlong = new double[bodies];
        pathAcross = new double[bodies];
        pathSpin = new double[bodies];
    }

    /** Begins a new step; costs nothing after one in which bodies met nothing. */
    public void clear() {
        if (!used) {
            return;
        }
        used = false;
        Arrays.fill(elapsed, 0);
        Arrays.fill(shiftX, 0);
        Arrays.fill(shiftY, 0);
        Arrays.fill(touched, false);
    }
}
