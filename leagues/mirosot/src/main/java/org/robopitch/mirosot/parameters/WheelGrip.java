// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/** How much force wheels can pass to the ground. */
public sealed interface WheelGrip {

    /** {@return wheels that do not slip} */
    static WheelGrip defaults() {
        return new Rolling(0.8);
    }

    /** {@return the friction coefficient across the wheels, 1} */
    double sideways();

    /**
     * Wheels that roll without slip, as Klančar 2007, eq. 1, supposes.
     *
     * @param sideways friction coefficient with which they take off what a free collision pushed them sideways, 1
     */
    record Rolling(
            @Value(says = "friction coefficient across the wheels", min = 0.0001, max = 100)
            double sideways) implements WheelGrip, Values<Rolling> {}

    /**
     * Wheels that slip beyond a limit: the forces along and across a wheel stay inside an ellipse. The speed of the
     * wheels and that of the ground below them then differ.
     *
     * @param forward friction coefficient along the wheels, 1
     * @param sideways friction coefficient across the wheels, 1
     */
    record Limited(
            @Value(
                    says = "friction coefficient along the wheels, with model limited; default: the same as sideways",
                    min = 0.0001,
                    max = 100)
            double forward,

            @Value(says = "friction coefficient across the wheels", min = 0.0001, max = 100)
            double sideways)
            implements WheelGrip, Values<Limited> {}
}
