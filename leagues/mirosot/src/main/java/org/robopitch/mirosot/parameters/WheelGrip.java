// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.Require;

/** How much force wheels can pass to the ground. */
public sealed interface WheelGrip {

    /** {@return the friction coefficient across the wheels, 1} */
    double sideways();

    /**
     * Wheels that roll without slip, as Klančar 2007, eq. 1, supposes.
     *
     * @param sideways friction coefficient with which they take off what a free collision pushed them sideways, 1
     */
    record Rolling(
            @Meaning("friction coefficient across the wheels")
            double sideways) implements WheelGrip {
        /** Refuses a coefficient that is not positive. */
        public Rolling {
            Require.between("drive.grip.sideways", sideways, 0.0001, 100, "");
        }
    }

    /**
     * Wheels that slip beyond a limit: the forces along and across a wheel stay inside an ellipse. The speed of the
     * wheels and that of the ground below them then differ.
     *
     * @param forward friction coefficient along the wheels, 1
     * @param sideways friction coefficient across the wheels, 1
     */
    record Limited(
            @Meaning("friction coefficient along the wheels, with model limited; default: the same as sideways")
            double forward,

            @Meaning("friction coefficient across the wheels")
            double sideways)
            implements WheelGrip {
        /** Refuses coefficients that are not positive. */
        public Limited {
            Require.between("drive.grip.forward", forward, 0.0001, 100, "");
            Require.between("drive.grip.sideways", sideways, 0.0001, 100, "");
        }
    }
}
