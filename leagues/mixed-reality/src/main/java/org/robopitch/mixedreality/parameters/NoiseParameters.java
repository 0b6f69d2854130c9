// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

import org.robopitch.settings.Require;

/**
 * What goes wrong in the league's own devices, beside the noise that every match can have (sec. 2 and 5 of the paper).
 *
 * @param misread probability that a robot takes one code of Table 1 for another, per wheel and command, 0 … 1
 * @param lostRate how often the vision loses a robot, 1/s
 * @param lostSeconds how long it stays "not found", s
 */
public record NoiseParameters(double misread, double lostRate, double lostSeconds) {
    /** Refuses what is no probability, rate or time. */
    public NoiseParameters {
        Require.between("noise.misread", misread, 0, 1, "");
        Require.notNegative("noise.lostRate", lostRate, "1/s");
        Require.notNegative("noise.lostSeconds", lostSeconds, "s");
    }

    /** {@return devices that do what they should} */
    public static NoiseParameters none() {
        return new NoiseParameters(0, 0, 0.5);
    }
}
