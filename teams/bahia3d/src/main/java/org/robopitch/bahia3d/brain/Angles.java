// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.brain;

import org.robopitch.engine.move.Trigonometry;

/** Small helpers for angles and bounds. */
final class Angles {
    private Angles() {}

    /** The same direction, from -π to π. */
    static double wrap(double angle) {
        return StrictMath.atan2(Trigonometry.sin(angle), Trigonometry.cos(angle));
    }

    static double limit(double value, double most) {
        return Math.max(-most, Math.min(most, value));
    }
}
