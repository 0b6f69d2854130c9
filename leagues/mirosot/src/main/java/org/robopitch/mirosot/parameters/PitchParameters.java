// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.engine.body.Pitch;
import org.robopitch.settings.ParameterException;
import org.robopitch.settings.Require;

/**
 * The walled pitch, its markings, and the gravity there. The markings are for the referee and for those who watch; the
 * physics does not feel them.
 *
 * @param length between the goal lines, m
 * @param width between the side walls, m
 * @param goalWidth opening of each goal, m
 * @param goalDepth from the goal line to the goal's back wall, m
 * @param cornerCut leg of the triangle that fills each corner, m; 0 for none
 * @param centreCircleRadius m
 * @param penaltyAreaWidth extent of the penalty area along the goal line, m
 * @param penaltyAreaDepth extent of the penalty area from the goal line, m
 * @param penaltyMark distance of the penalty mark from the goal line, m
 * @param freeBallX distance of the four free-ball marks from the centre along the length, m
 * @param freeBallY distance of the four free-ball marks from the centre across, m
 * @param gravity m/s²
 */
public record PitchParameters(
        double length,
        double width,
        double goalWidth,
        double goalDepth,
        double cornerCut,
        double centreCircleRadius,
        double penaltyAreaWidth,
        double penaltyAreaDepth,
        double penaltyMark,
        double freeBallX,
        double freeBallY,
        double gravity) {

    /** Refuses what does not describe a pitch. */
    public PitchParameters {
        Require.positive("pitch.length", length, "m");
        Require.positive("pitch.width", width, "m");
        Require.between("pitch.cornerCut", cornerCut, 0, Math.min(length, width) / 2, "m");
        Require.notNegative("pitch.goalWidth", goalWidth, "m");
        if (goalWidth >= width - 2 * cornerCut) {
            throw new ParameterException(
                    "pitch.goalWidth",
                    "must leave room for posts between the corners of a side of " + Require.number(width)
                            + " m, but is " + Require.number(goalWidth) + " m");
        }
        Require.positive("pitch.goalDepth", goalDepth, "m");
        Require.between("pitch.centreCircleRadius", centreCircleRadius, 0, width / 2, "m");
        Require.between("pitch.penaltyAreaWidth", penaltyAreaWidth, 0, width, "m");
        Require.between("pitch.penaltyAreaDepth", penaltyAreaDepth, 0, length / 2, "m");
        Require.between("pitch.penaltyMark", penaltyMark, 0, length / 2, "m");
        Require.between("pitch.freeBallX", freeBallX, 0, length / 2, "m");
        Require.between("pitch.freeBallY", freeBallY, 0, width / 2, "m");
        Require.positive("pitch.gravity", gravity, "m/s²");
    }

    /** {@return the pitch of the middle league} */
    public static PitchParameters defaults() {
        return Size.MIDDLE.pitch();
    }

    /** {@return the walls of this pitch, for the engine} */
    public Pitch walls() {
        return new Pitch(length, width, goalWidth, goalDepth, cornerCut);
    }
}
