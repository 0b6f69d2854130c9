// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.declare.ParameterException;
import org.robopitch.declare.Require;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;
import org.robopitch.engine.body.Pitch;

/**
 * The walled pitch, its markings, and the gravity there. The markings are for the referee and viewers; the
 * physics does not feel them.
 */
public record PitchParameters(
        @Value(says = "distance between the goal lines", unit = "m", min = 0.2, max = 1000)
        double length,

        @Value(says = "distance between the side walls", unit = "m", min = 0.2, max = 1000)
        double width,

        @Value(says = "opening of each goal", unit = "m", max = 1000)
        double goalWidth,

        @Value(says = "distance from the goal line to the goal's back wall", unit = "m", min = 0.001, max = 100)
        double goalDepth,

        @Value(says = "leg of the triangle that fills each corner; 0 for none", unit = "m", max = 1000)
        double cornerCut,

        @Value(says = "radius of the centre circle", unit = "m", max = 1000)
        double centreCircleRadius,

        @Value(says = "extent of the penalty area along the goal line", unit = "m", max = 1000)
        double penaltyAreaWidth,

        @Value(says = "extent of the penalty area from the goal line", unit = "m", max = 1000)
        double penaltyAreaDepth,

        @Value(says = "distance of the penalty mark from the goal line", unit = "m", max = 1000)
        double penaltyMark,

        @Value(says = "distance of the four free-ball marks from the centre along the length", unit = "m", max = 1000)
        double freeBallX,

        @Value(says = "distance of the four free-ball marks from the centre across", unit = "m", max = 1000)
        double freeBallY,

        @Value(says = "acceleration of gravity", unit = "m/s²", min = 0.01, max = 100)
        double gravity)
        implements Values<PitchParameters> {

    @Override
    public void requireConsistent() {
        Require.zeroOrAtLeast("pitch.cornerCut", cornerCut, 1e-6, "m");
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
