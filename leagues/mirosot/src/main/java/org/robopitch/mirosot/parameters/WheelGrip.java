// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

/** How much force wheels can pass to the ground. */
public sealed interface WheelGrip {

    /** Wheels that never slip, the pure rolling of Klančar 2007, eq. 1. */
    record Perfect() implements WheelGrip {}

    /**
     * Wheels that slip beyond a limit: the forces along and across the wheels stay inside an ellipse. Wheel speed and
     * ground speed then differ.
     *
     * @param forward friction coefficient along the wheels, 1
     * @param sideways friction coefficient across the wheels, 1
     */
    record Limited(double forward, double sideways) implements WheelGrip {
        /** Refuses coefficients that are not positive. */
        public Limited {
            Require.positive("drive.grip.forward", forward, "");
            Require.positive("drive.grip.sideways", sideways, "");
        }
    }
}
