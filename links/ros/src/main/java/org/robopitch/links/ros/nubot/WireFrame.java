// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

/**
 * NuBot's units and ours: the one place where they meet. On the wire lengths are centimetres. Each team sees the field with its
 * opponents' goal at positive x, as teams do here; commands are in the robot's own frame.
 */
final class WireFrame {
    private static final double CENTIMETRES = 100;

    private WireFrame() {}

    /** {@return cm or cm/s, from m or m/s} */
    static double length(double metres) {
        return metres * CENTIMETRES;
    }

    /** {@return m or m/s, from cm or cm/s} */
    static double metres(double centimetres) {
        return centimetres / CENTIMETRES;
    }

    /** {@return a heading from −π to π} */
    static double heading(double radians) {
        // Adding 0.0 makes a negative zero positive, so that straight back is π and never −π.
        return Math.atan2(StrictMath.sin(radians) + 0.0, StrictMath.cos(radians));
    }
}
