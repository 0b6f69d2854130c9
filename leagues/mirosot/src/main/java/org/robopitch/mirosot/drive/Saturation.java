// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

/** What becomes of a command that asks for more than there is. */
final class Saturation {
    private Saturation() {}

    /** The value nearest to the wanted one within ± limit. */
    static double limit(double wanted, double limit) {
        return wanted > limit ? limit : wanted < -limit ? -limit : wanted;
    }
}
