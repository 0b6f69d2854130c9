// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.parameters;

/**
 * A parameter of a team.
 *
 * @param name of the record's component
 * @param defaultValue what it is if nothing else is given
 * @param low the least value
 * @param high the greatest value
 * @param unit its unit; empty for a plain number
 */
public record TeamParameter(String name, double defaultValue, double low, double high, String unit) {
    /** {@return the value, if it is within the bounds} */
    double checked(double value) {
        if (!(value >= low && value <= high)) {
            throw new IllegalArgumentException(name + " must be " + low + " to " + high
                    + (unit.isEmpty() ? "" : " " + unit) + ", but is " + value);
        }
        return value;
    }
}
