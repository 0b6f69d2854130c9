// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.parameters;

import org.robopitch.engine.body.Pitch;
import org.robopitch.settings.ParameterException;
import org.robopitch.settings.Require;

/**
 * The field, its markings and its goals, which stand free on the goal lines.
 *
 * @param length between the goal lines, m
 * @param width between the touch lines, m
 * @param runOff strip between the lines and the fence, m
 * @param goalWidth between the posts, m
 * @param goalHeight under the crossbar, m
 * @param goalDepth from the goal line to the net, m
 * @param circleRadius of the centre circle, m
 * @param goalAreaDepth m
 * @param goalAreaWidth m
 * @param penaltyAreaDepth m
 * @param penaltyAreaWidth m
 * @param penaltyMark distance from the goal line, m
 */
public record FieldParameters(
        double length,
        double width,
        double runOff,
        double goalWidth,
        double goalHeight,
        double goalDepth,
        double circleRadius,
        double goalAreaDepth,
        double goalAreaWidth,
        double penaltyAreaDepth,
        double penaltyAreaWidth,
        double penaltyMark) {

    /** Refuses sizes that do not describe a field. */
    public FieldParameters {
        Require.between("field.length", length, 4, 100, "m");
        Require.between("field.width", width, 3, 100, "m");
        Require.between("field.goalWidth", goalWidth, 0.5, width - 1, "m");
        Require.between("field.goalHeight", goalHeight, 0.3, 5, "m");
        Require.between("field.goalDepth", goalDepth, 0.3, 3, "m");
        Require.between("field.runOff", runOff, 0.5, 20, "m");
        if (!(runOff > goalDepth + Pitch.FRAME)) {
            throw new ParameterException(
                    "field.runOff",
                    "must have room for goals of " + Require.number(goalDepth) + " m, but is " + Require.number(runOff)
                            + " m");
        }
        Require.between("field.circleRadius", circleRadius, 0, Math.min(length, width) / 2, "m");
        Require.between("field.goalAreaDepth", goalAreaDepth, 0, length / 2, "m");
        Require.between("field.goalAreaWidth", goalAreaWidth, goalWidth, width, "m");
        Require.between("field.penaltyAreaDepth", penaltyAreaDepth, goalAreaDepth, length / 2, "m");
        Require.between("field.penaltyAreaWidth", penaltyAreaWidth, goalAreaWidth, width, "m");
        Require.between("field.penaltyMark", penaltyMark, 0, length / 2, "m");
    }

    /** {@return the field of dialect A: 18 × 12 m} */
    public static FieldParameters small() {
        return new FieldParameters(18, 12, 1.5, 2.0, 1.0, 0.75, 2, 0.75, 3.5, 2.25, 6.5, 3.0);
    }

    /** {@return the field of dialect B: 22 × 14 m} */
    public static FieldParameters large() {
        return new FieldParameters(22, 14, 1.5, 2.4, 1.0, 0.75, 2, 0.75, 3.9, 2.25, 6.9, 3.6);
    }

    /**
     * {@return the same with lines elsewhere; goals and areas stay as they are}
     *
     * @param newLength m
     * @param newWidth m
     */
    public FieldParameters withSize(double newLength, double newWidth) {
        return new FieldParameters(
                newLength,
                newWidth,
                runOff,
                goalWidth,
                goalHeight,
                goalDepth,
                circleRadius,
                goalAreaDepth,
                goalAreaWidth,
                penaltyAreaDepth,
                penaltyAreaWidth,
                penaltyMark);
    }

    /**
     * {@return the same for lines elsewhere: goals and areas stay as they are, and shrink with the field if one of them would
     * not fit}
     *
     * @param newLength m
     * @param newWidth m
     */
    public FieldParameters fitting(double newLength, double newWidth) {
        boolean fits = Math.max(penaltyAreaDepth, penaltyMark) < newLength / 2
                && Math.max(penaltyAreaWidth, goalWidth + 1) <= newWidth
                && 2 * circleRadius <= Math.min(newLength, newWidth);
        if (fits || !(newLength > 0) || !(newWidth > 1)) {
            return this;
        }
        double alongX = Math.min(1, newLength / length);
        double alongY = Math.min(1, newWidth / width);
        double smallerGoal = Math.min(goalWidth, newWidth - 1);
        return new FieldParameters(
                length,
                width,
                runOff,
                smallerGoal,
                goalHeight,
                goalDepth,
                circleRadius * Math.min(alongX, alongY),
                goalAreaDepth * alongX,
                Math.max(smallerGoal, goalAreaWidth * alongY),
                penaltyAreaDepth * alongX,
                Math.max(smallerGoal, penaltyAreaWidth * alongY),
                penaltyMark * alongX);
    }

    /** {@return what stands around the field} */
    public Pitch pitch() {
        return new Pitch(length, width, goalWidth, goalDepth, 0, runOff);
    }
}
