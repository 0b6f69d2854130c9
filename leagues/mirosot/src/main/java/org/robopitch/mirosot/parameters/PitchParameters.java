// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.engine.body.Pitch;
import org.robopitch.settings.Meaning;
import org.robopitch.settings.ParameterException;
import org.robopitch.settings.Require;

/**
 * The walled pitch, its markings, and the gravity there. The markings are for the referee and viewers; the
 * physics does not feel them.
 */
public record PitchParameters(
        @Meaning("distance between the goal lines") double length,
        @Meaning("distance between the side walls") double width,
        @Meaning("opening of each goal") double goalWidth,

        @Meaning("distance from the goal line to the goal's back wall")
        double goalDepth,

        @Meaning("leg of the triangle that fills each corner; 0 for none")
        double cornerCut,

        @Meaning("radius of the centre circle") double centreCircleRadius,

        @Meaning("extent of the penalty area along the goal line")
        double penaltyAreaWidth,

        @Meaning("extent of the penalty area from the goal line")
        double penaltyAreaDepth,

        @Meaning("distance of the penalty mark from the goal line")
        double penaltyMark,

        @Meaning("distance of the four free-ball marks from the centre along the length")
        double freeBallX,

        @Meaning("distance of the four free-ball marks from the centre across")
        double freeBallY,

        @Meaning("acceleration of gravity") double gravity) {

    /** Refuses what does not describe a pitch. */
    public PitchParameters {
        Require.between("pitch.length", length, 0.2, 1000, "m");
        Require.between("pitch.width", width, 0.2, 1000, "m");
        Require.between("pitch.cornerCut", cornerCut, 0, 1000, "m");
        Require.zeroOrAtLeast("pitch.cornerCut", cornerCut, 1e-6, "m");
        Require.between("pitch.goalWidth", goalWidth, 0, 1000, "m");
        Require.between("pitch.goalDepth", goalDepth, 0.001, 100, "m");
        Require.between("pitch.centreCircleRadius", centreCircleRadius, 0, 1000, "m");
        Require.between("pitch.penaltyAreaWidth", penaltyAreaWidth, 0, 1000, "m");
        Require.between("pitch.penaltyAreaDepth", penaltyAreaDepth, 0, 1000, "m");
        Require.between("pitch.penaltyMark", penaltyMark, 0, 1000, "m");
        Require.between("pitch.freeBallX", freeBallX, 0, 1000, "m");
        Require.between("pitch.freeBallY", freeBallY, 0, 1000, "m");
        Require.between("pitch.gravity", gravity, 0.01, 100, "m/s²");
        Require.atMost(
                "pitch.cornerCut",
                cornerCut,
                Math.min(length, width) / 2,
                "m",
                "half of the shorter side",
                "pitch.length",
                "pitch.width");
        Require.atMost(
                "pitch.centreCircleRadius", centreCircleRadius, width / 2, "m", "half of pitch.width", "pitch.width");
        Require.atMost("pitch.penaltyAreaWidth", penaltyAreaWidth, width, "m", "pitch.width", "pitch.width");
        Require.atMost(
                "pitch.penaltyAreaDepth", penaltyAreaDepth, length / 2, "m", "half of pitch.length", "pitch.length");
        Require.atMost("pitch.penaltyMark", penaltyMark, length / 2, "m", "half of pitch.length", "pitch.length");
        Require.atMost("pitch.freeBallX", freeBallX, length / 2, "m", "half of pitch.length", "pitch.length");
        Require.atMost("pitch.freeBallY", freeBallY, width / 2, "m", "half of pitch.width", "pitch.width");
        if (goalWidth >= width - 2 * cornerCut) {
            throw new ParameterException(
                    "pitch.goalWidth",
                    "must leave room for posts between the corners of a side of " + Require.number(width)
                            + " m, but is " + Require.number(goalWidth) + " m",
                    "pitch.width",
                    "pitch.cornerCut");
        }
    }

    /** {@return the walls of this pitch, for the engine} */
    public Pitch walls() {
        return new Pitch(length, width, goalWidth, goalDepth, cornerCut);
    }
}
