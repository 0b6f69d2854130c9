// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

import org.robopitch.declare.Declared;
import org.robopitch.declare.ParameterException;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * The virtual field on the screen. Robots stay inside of it; the ball may leave over the goal lines.
 */
public record FieldParameters(
        @Value(says = "distance between the goal lines", unit = "m", min = 0.05, max = 1000, otherwise = "0.78181")
        double length,

        @Value(says = "distance between the side lines", unit = "m", min = 0.05, max = 1000, otherwise = "0.487475")
        double width,

        @Value(says = "opening of the goals", unit = "m", min = 0.001, max = 1000, otherwise = "0.158")
        double goalWidth,

        @Value(
                says = "how far the ball may roll behind the goal line",
                unit = "m",
                min = 0.001,
                max = 100,
                otherwise = "0.045")
        double goalDepth,

        @Value(says = "extent of the small area from the goal line", unit = "m", max = 1000, otherwise = "0.069")
        double smallAreaDepth,

        @Value(says = "extent of the small area along the goal line", unit = "m", max = 1000, otherwise = "0.158")
        double smallAreaWidth,

        @Value(says = "extent of the penalty area from the goal line", unit = "m", max = 1000, otherwise = "0.166")
        double penaltyAreaDepth,

        @Value(says = "extent of the penalty area along the goal line", unit = "m", max = 1000, otherwise = "0.327")
        double penaltyAreaWidth,

        @Value(says = "radius of the centre circle", unit = "m", max = 1000, otherwise = "0.07")
        double centreCircleRadius)
        implements Values<FieldParameters> {

    @Override
    public void requireConsistent() {
        if (goalWidth >= width) {
            throw new ParameterException(
                    "field.goalWidth",
                    "must be less than the field's width, " + width + " m, but is " + goalWidth + " m",
                    "field.width");
        }
    }

    /** {@return the field of the 2008 server, on a 42 inch screen; goal depth and circle are ours} */
    public static FieldParameters defaults() {
        return Declared.of(FieldParameters.class).defaults();
    }
}
