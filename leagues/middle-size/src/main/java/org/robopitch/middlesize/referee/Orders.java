// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import org.robopitch.engine.match.Side;

/**
 * The numbers of what a coach or a head referee can say: the coach's commands by the numbers of blue's coach, cards by
 * their hundred and the robot's index.
 */
public final class Orders {
    private static final int HUNDRED = 100;

    private enum Kind {
        COACH,
        YELLOW_CARD,
        RED_CARD,
        COME_BACK,
        DOUBLE_YELLOW,
        GOAL,
        GOAL_TAKEN_BACK
    }

    private Orders() {}

    /**
     * {@return the order that is a command of the coach}
     *
     * @param mode which
     * @param whose whose ball, for modes that are somebody's
     */
    public static int coach(MatchMode mode, Side whose) {
        return mode.number(whose, Side.BLUE);
    }

    /**
     * {@return the order that shows a robot the yellow card}
     *
     * @param robot its index in the world
     */
    public static int yellowCard(int robot) {
        return HUNDRED * Kind.YELLOW_CARD.ordinal() + robot;
    }

    /**
     * {@return the order that shows a robot the red card}
     *
     * @param robot its index in the world
     */
    public static int redCard(int robot) {
        return HUNDRED * Kind.RED_CARD.ordinal() + robot;
    }

    /**
     * {@return the order that lets a robot back on the field}
     *
     * @param robot its index in the world
     */
    public static int comeBack(int robot) {
        return HUNDRED * Kind.COME_BACK.ordinal() + robot;
    }

    /**
     * {@return the order that shows a robot the second yellow card, whether there was a first or not}
     *
     * @param robot its index in the world
     */
    public static int doubleYellow(int robot) {
        return HUNDRED * Kind.DOUBLE_YELLOW.ordinal() + robot;
    }

    /**
     * {@return the order that counts a goal, where the referee does not count by itself}
     *
     * @param side who has scored
     */
    public static int goal(Side side) {
        return HUNDRED * Kind.GOAL.ordinal() + side.ordinal();
    }

    /**
     * {@return the order that takes a goal back, where the referee does not count by itself}
     *
     * @param side whose goal
     */
    public static int goalTakenBack(Side side) {
        return HUNDRED * Kind.GOAL_TAKEN_BACK.ordinal() + side.ordinal();
    }
}
