// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

import org.robopitch.settings.ParameterException;
import org.robopitch.settings.Require;

/**
 * The virtual field on the screen. Robots stay inside of it; the ball may leave over the goal lines.
 *
 * @param length between the goal lines, m
 * @param width between the side lines, m
 * @param goalWidth opening of the goals, m
 * @param goalDepth how far the ball may roll behind the goal line, m
 * @param smallAreaDepth m
 * @param smallAreaWidth m
 * @param penaltyAreaDepth m
 * @param penaltyAreaWidth m
 * @param centreCircleRadius m
 */
public record FieldParameters(
        double length,
        double width,
        double goalWidth,
        double goalDepth,
        double smallAreaDepth,
        double smallAreaWidth,
        double penaltyAreaDepth,
        double penaltyAreaWidth,
        double centreCircleRadius) {

    /** Refuses sizes that make no field. */
    public FieldParameters {
        Require.positive("field.length", length, "m");
        Require.positive("field.width", width, "m");
        Require.positive("field.goalWidth", goalWidth, "m");
        Require.positive("field.goalDepth", goalDepth, "m");
        Require.notNegative("field.smallAreaDepth", smallAreaDepth, "m");
        Require.notNegative("field.smallAreaWidth", smallAreaWidth, "m");
        Require.notNegative("field.penaltyAreaDepth", penaltyAreaDepth, "m");
        Require.notNegative("field.penaltyAreaWidth", penaltyAreaWidth, "m");
        Require.notNegative("field.centreCircleRadius", centreCircleRadius, "m");
        if (goalWidth >= width) {
            throw new ParameterException(
                    "field.goalWidth", "must be less than the field's width, " + width + " m, but is " + goalWidth);
        }
    }

    /** {@return the field of the 2008 server, on a 42 inch screen; goal depth and circle are ours} */
    public static FieldParameters defaults() {
        return new FieldParameters(0.78181, 0.487475, 0.158, 0.045, 0.069, 0.158, 0.166, 0.327, 0.07);
    }

    /**
     * {@return the same field, enlarged}
     *
     * @param factor how much
     */
    public FieldParameters scaled(double factor) {
        return new FieldParameters(
                factor * length,
                factor * width,
                factor * goalWidth,
                goalDepth,
                factor * smallAreaDepth,
                factor * smallAreaWidth,
                factor * penaltyAreaDepth,
                factor * penaltyAreaWidth,
                factor * centreCircleRadius);
    }
}
