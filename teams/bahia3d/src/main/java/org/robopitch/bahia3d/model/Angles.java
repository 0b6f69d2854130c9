// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.model;

import org.robopitch.engine.move.Trigonometry;

/** Small helpers for angles and bounds. */
public final class Angles {
    private Angles() {}

    /** The same direction, from -π to π. */
    public static double wrap(double angle) {
        return StrictMath.atan2(Trigonometry.sin(angle), Trigonometry.cos(angle));
    }

    /** The value, but no farther from 0 than allowed. */
    public static double limit(double value, double most) {
        return Math.max(-most, Math.min(most, value));
    }
}
