// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.ParameterException;
import org.robopitch.settings.Require;

/**
 * The virtual field on the screen. Robots stay inside of it; the ball may leave over the goal lines.
 */
public record FieldParameters(
        @Meaning("distance between the goal lines") double length,
        @Meaning("distance between the side lines") double width,
        @Meaning("opening of the goals") double goalWidth,

        @Meaning("how far the ball may roll behind the goal line")
        double goalDepth,

        @Meaning("extent of the small area from the goal line")
        double smallAreaDepth,

        @Meaning("extent of the small area along the goal line")
        double smallAreaWidth,

        @Meaning("extent of the penalty area from the goal line")
        double penaltyAreaDepth,

        @Meaning("extent of the penalty area along the goal line")
        double penaltyAreaWidth,

        @Meaning("radius of the centre circle") double centreCircleRadius) {

    /** Refuses sizes that make no field. */
    public FieldParameters {
        Require.between("field.length", length, 0.05, 1000, "m");
        Require.between("field.width", width, 0.05, 1000, "m");
        Require.between("field.goalWidth", goalWidth, 0.001, 1000, "m");
        Require.between("field.goalDepth", goalDepth, 0.001, 100, "m");
        Require.between("field.smallAreaDepth", smallAreaDepth, 0, 1000, "m");
        Require.between("field.smallAreaWidth", smallAreaWidth, 0, 1000, "m");
        Require.between("field.penaltyAreaDepth", penaltyAreaDepth, 0, 1000, "m");
        Require.between("field.penaltyAreaWidth", penaltyAreaWidth, 0, 1000, "m");
        Require.between("field.centreCircleRadius", centreCircleRadius, 0, 1000, "m");
        if (goalWidth >= width) {
            throw new ParameterException(
                    "field.goalWidth",
                    "must be less than the field's width, " + width + " m, but is " + goalWidth + " m",
                    "field.width");
        }
    }

    /** {@return the field of the 2008 server, on a 42 inch screen; goal depth and circle are ours} */
    public static FieldParameters defaults() {
        return new FieldParameters(0.78181, 0.487475, 0.158, 0.045, 0.069, 0.158, 0.166, 0.327, 0.07);
    }
}
