// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import org.robopitch.engine.match.Side;

/**
 * What a coach or a head referee can say, and its number: the coach's commands have those of blue's coach, all others their hundred
 * and the index of a robot or side.
 */
public enum Orders {
    /** A command of the coach: see {@link #coach}. */
    COACH,
    /** Shows a robot the yellow card. */
    YELLOW_CARD,
    /** Shows a robot the red card. */
    RED_CARD,
    /** Lets a robot back on the field. */
    COME_BACK,
    /** Shows a robot the second yellow card, whether there was a first or not. */
    DOUBLE_YELLOW,
    /** Counts a goal of a side, where the referee does not count by itself. */
    GOAL,
    /** Takes back a goal of a side, where the referee does not count by itself. */
    GOAL_TAKEN_BACK;

    private static final int HUNDRED = 100;

    /**
     * {@return the number of this order}
     *
     * @param index of the robot in the world, or of the side
     */
    public int of(int index) {
        return HUNDRED * ordinal() + index;
    }

    /**
     * {@return the order that is a command of the coach}
     *
     * @param mode which
     * @param whose whose ball, for modes that are somebody's
     */
    public static int coach(MatchMode mode, Side whose) {
        return mode.number(whose, Side.BLUE);
    }
}
