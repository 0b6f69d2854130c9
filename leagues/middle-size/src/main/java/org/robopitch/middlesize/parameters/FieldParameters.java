// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.parameters;

import org.robopitch.declare.ParameterException;
import org.robopitch.declare.Require;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;
import org.robopitch.engine.body.Pitch;

/**
 * The field, its markings and its goals, which stand free on the goal lines.
 */
public record FieldParameters(
        @Value(says = "distance between the goal lines", unit = "m", min = 4, max = 100)
        double length,

        @Value(says = "distance between the touch lines", unit = "m", min = 3, max = 100)
        double width,

        @Value(says = "width of the strip between the lines and the fence", unit = "m", min = 0.5, max = 20)
        double runOff,

        @Value(says = "distance between the posts", unit = "m", min = 0.5, max = 99)
        double goalWidth,

        @Value(says = "height under the crossbar", unit = "m", min = 0.3, max = 5)
        double goalHeight,

        @Value(says = "distance from the goal line to the net", unit = "m", min = 0.3, max = 3)
        double goalDepth,

        @Value(says = "radius of the centre circle", unit = "m", max = 50)
        double circleRadius,

        @Value(says = "extent of the goal area from the goal line", unit = "m", max = 50)
        double goalAreaDepth,

        @Value(says = "extent of the goal area along the goal line", unit = "m", min = 0.5, max = 100)
        double goalAreaWidth,

        @Value(says = "extent of the penalty area from the goal line", unit = "m", max = 50)
        double penaltyAreaDepth,

        @Value(says = "extent of the penalty area along the goal line", unit = "m", min = 0.5, max = 100)
        double penaltyAreaWidth,

        @Value(says = "distance of the penalty mark from the goal line", unit = "m", max = 50)
        double penaltyMark)
        implements Values<FieldParameters> {

    @Override
    public void requireConsistent() {
        if (!(runOff > goalDepth + Pitch.FRAME)) {
            throw new ParameterException(
                    "field.runOff",
                    "must leave room for goals of " + Require.number(goalDepth) + " m, but is " + Require.number(runOff)
                            + " m",
                    "field.goalDepth");
        }
        Require.atMost("field.goalWidth", goalWidth, width - 1, "m", "1 m less than field.width", "field.width");
        Require.atMost(
                "field.circleRadius",
                circleRadius,
                Math.min(length, width) / 2,
                "m",
                "half of the shorter side",
                "field.length",
                "field.width");
        requireArea("field.goalArea", goalAreaDepth, goalAreaWidth, length, width);
        requireArea("field.penaltyArea", penaltyAreaDepth, penaltyAreaWidth, length, width);
        Require.atLeast("field.goalAreaWidth", goalAreaWidth, goalWidth, "m", "field.goalWidth", "field.goalWidth");
        Require.atLeast(
                "field.penaltyAreaDepth",
                penaltyAreaDepth,
                goalAreaDepth,
                "m",
                "field.goalAreaDepth",
                "field.goalAreaDepth");
        Require.atLeast(
                "field.penaltyAreaWidth",
                penaltyAreaWidth,
                goalAreaWidth,
                "m",
                "field.goalAreaWidth",
                "field.goalAreaWidth");
        Require.atMost("field.penaltyMark", penaltyMark, length / 2, "m", "half of field.length", "field.length");
    }

    private static void requireArea(String path, double depth, double areaWidth, double length, double width) {
        Require.atMost(path + "Depth", depth, length / 2, "m", "half of field.length", "field.length");
        Require.atMost(path + "Width", areaWidth, width, "m", "field.width", "field.width");
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
