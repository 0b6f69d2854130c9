// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.model;

import org.robopitch.engine.move.Trigonometry;

/** Turns what the head sees into vectors from the torso's centre, in the world's axes. */
public final class Eyes {
    private static final double NECK = 0.15;
    private static final double HEAD = 0.005;

    private final Orientation orientation;
    private double yawCos = 1;
    private double yawSin;
    private double pitchCos = 1;
    private double pitchSin;

    /**
     * The eyes of a robot.
     *
     * @param orientation of its torso
     */
    public Eyes(Orientation orientation) {
        this.orientation = orientation;
    }

    /**
     * Takes note of the neck.
     *
     * @param yaw rad
     * @param pitch rad
     */
    public void neck(double yaw, double pitch) {
        yawCos = Trigonometry.cos(yaw);
        yawSin = Trigonometry.sin(yaw);
        pitchCos = Trigonometry.cos(pitch);
        pitchSin = Trigonometry.sin(pitch);
    }

    /**
     * Turns a direction into a vector.
     *
     * @param distance m
     * @param left rad
     * @param up rad
     * @param into receives the vector from the torso's centre, m
     */
    public void vector(double distance, double left, double up, double[] into) {
        double across = distance * Trigonometry.cos(up);
        double hx = -across * Trigonometry.sin(left);
        double hy = across * Trigonometry.cos(left);
        double hz = distance * Trigonometry.sin(up) + HEAD;
        double ty = pitchCos * hy - pitchSin * hz;
        double tz = pitchSin * hy + pitchCos * hz + NECK;
        double tx = yawCos * hx - yawSin * ty;
        ty = yawSin * hx + yawCos * ty;
        double[] m = orientation.matrix();
        into[0] = m[0] * tx + m[1] * ty + m[2] * tz;
        into[1] = m[3] * tx + m[4] * ty + m[5] * tz;
        into[2] = m[6] * tx + m[7] * ty + m[8] * tz;
    }
}
