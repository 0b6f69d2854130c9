// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

/**
 * NuBot's units and frames, and ours: the one place where they meet.
 *
 * <p>On the wire lengths are centimetres and everybody attacks towards positive x, so that the magenta team sees the
 * world turned by half a circle. Commands are in the robot's own frame and are not turned.
 */
record WireFrame(int turn) {
    private static final double CENTIMETRES = 100;

    /** The frame of the side that attacks in a direction: 1 towards positive x, −1 towards negative x. */
    WireFrame {
        if (turn != 1 && turn != -1) {
            throw new IllegalArgumentException("a side attacks towards 1 or -1, not " + turn);
        }
    }

    /** {@return a coordinate on the field, or of a velocity there, in cm: from m in the world's frame} */
    double place(double metres) {
        return turn * metres * CENTIMETRES;
    }

    /** {@return a coordinate on the field in the world's frame, m: from cm} */
    double worldPlace(double centimetres) {
        return turn * centimetres / CENTIMETRES;
    }

    /** {@return a heading from −π to π in the team's frame: from the world's unit vector} */
    double heading(double headingX, double headingY) {
        // Adding 0.0 makes a negative zero positive, so that straight back is π and never −π.
        return Math.atan2(turn * headingY + 0.0, turn * headingX);
    }

    /** {@return a length that has no direction, cm: from m} */
    static double length(double metres) {
        return metres * CENTIMETRES;
    }

    /** {@return a length that has no direction, or is in the team's own frame, m: from cm} */
    static double metres(double centimetres) {
        return centimetres / CENTIMETRES;
    }

    /** {@return a velocity of a command, in the robot's own frame, m/s: from cm/s} */
    static double commandedSpeed(double centimetresPerSecond) {
        return centimetresPerSecond / CENTIMETRES;
    }
}
