// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.Require;

/**
 * What goes wrong in the league's own devices, beside the noise that every match can have (sec. 2 and 5 of the paper).
 */
public record NoiseParameters(
        @Meaning("probability that a robot takes one code of Table 1 for another, per wheel and command")
        double misread,

        @Meaning("how often the vision loses a robot") double lostRate,
        @Meaning("how long it stays \"not found\"") double lostSeconds) {
    /** Refuses what is no probability, rate or time. */
    public NoiseParameters {
        Require.between("noise.misread", misread, 0, 1, "");
        Require.between("noise.lostRate", lostRate, 0, 1000, "1/s");
        Require.between("noise.lostSeconds", lostSeconds, 0, 1000, "s");
    }

    /** {@return devices that do what they should} */
    public static NoiseParameters none() {
        return new NoiseParameters(0, 0, 0.5);
    }
}
