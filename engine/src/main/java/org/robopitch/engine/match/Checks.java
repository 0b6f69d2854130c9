// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/** Refusals of settings, in words that name the setting. */
final class Checks {
    private Checks() {}

    static void probability(String name, double value) {
        if (!(value >= 0 && value <= 1)) {
            throw new IllegalArgumentException(name + " must be a probability between 0 and 1, but is " + value);
        }
    }

    static void between(String name, double value, double low, double high, String unit) {
        if (!(value >= low && value <= high)) {
            throw new IllegalArgumentException(
                    name + " must be between " + low + " and " + high + " " + unit + ", but is " + value);
        }
    }
}
