// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

import org.robopitch.declare.Declared;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * What goes wrong in the league's own devices, beside the noise that every match can have (sec. 2 and 5 of the paper).
 */
public record NoiseParameters(
        @Value(says = "probability that a robot takes one code of Table 1 for another, per wheel and command", max = 1)
        double misread,

        @Value(says = "how often the vision loses each robot", unit = "1/s", max = 1000)
        double lostRate,

        @Value(
                says = "how long a lost robot stays \"not found\"",
                unit = "s",
                max = 1000,
                otherwise = "0.5",
                option = "--lost-time")
        double lostSeconds)
        implements Values<NoiseParameters> {

    /** {@return devices that do what they should} */
    public static NoiseParameters none() {
        return Declared.of(NoiseParameters.class).defaults();
    }
}
