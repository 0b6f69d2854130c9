// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.Locale;

/**
 * A number that a person can tell the referee beside its orders, such as where robots should go in a test.
 *
 * @param number by which it is known
 * @param label its name for people, with its unit
 * @param group under which those who show it put it
 * @param least smallest value
 * @param most largest value
 * @param whole whether only whole numbers make sense
 */
public record RefereeDetail(int number, String label, String group, double least, double most, boolean whole) {

    /**
     * Refuses a value that it cannot have.
     *
     * @param value which
     * @throws IllegalArgumentException if it is out of range, or should be whole and is not
     */
    public void require(double value) {
        if (!(value >= least && value <= most) || (whole && value != Math.rint(value))) {
            String range = whole ? "whole number from %.0f to %.0f" : "number from %s to %s";
            throw new IllegalArgumentException(
                    label + " must be a " + String.format(Locale.ROOT, range, least, most) + ", but is " + value);
        }
    }
}
