// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;

/** The commands of the coach, with the numbers that NuBot's programs know them by. */
public enum MatchMode {
    /** All robots stop. */
    STOP(0, "stop", false),
    /** Kick-off. */
    KICKOFF(1, "kick-off", true),
    /** Throw-in. */
    THROWIN(3, "throw-in", true),
    /** Penalty kick. */
    PENALTY(5, "penalty", true),
    /** Goal kick. */
    GOALKICK(7, "goal kick", true),
    /** Corner kick. */
    CORNER(9, "corner", true),
    /** Free kick. */
    FREEKICK(11, "free kick", true),
    /** Dropped ball: nobody's. */
    DROPBALL(13, "drop ball", false),
    /** Play. */
    START(15, "start", false),
    /** Robots drive to their parking places. */
    PARKING(25, "parking", false),
    /** Robots test themselves. */
    TEST(27, "test", false);

    private final int number;
    private final String label;
    private final boolean awarded;

    MatchMode(int number, String label, boolean awarded) {
        this.number = number;
        this.label = label;
        this.awarded = awarded;
    }

    /** {@return its name for people, and in {@link org.robopitch.engine.match.PlayState#mode()}} */
    public String label() {
        return label;
    }

    /** In words: with whose ball it is, if it is one side's. */
    String text(@Nullable Side side) {
        return side == null ? label : label + " for " + side.label();
    }

    /** {@return whether it is one side's ball} */
    public boolean isAwarded() {
        return awarded;
    }

    /** {@return whether the ball is placed and waits for the start} */
    public boolean isRestart() {
        return awarded || this == DROPBALL;
    }

    /**
     * {@return the number as one side's coach sends it: the opponents' ball is one more than one's own}
     *
     * @param whose the side whose ball it is, or null
     * @param coach the side that is told
     */
    public int number(@Nullable Side whose, Side coach) {
        return awarded && whose != coach ? number + 1 : number;
    }

    /**
     * {@return the mode of a coach's number, or null if there is none}
     *
     * @param number as sent by a coach
     */
    public static @Nullable MatchMode of(int number) {
        for (MatchMode mode : values()) {
            if (mode.number == number || (mode.awarded && mode.number + 1 == number)) {
                return mode;
            }
        }
        return null;
    }

    /**
     * {@return whose ball a coach's number means, or null if nobody's}
     *
     * @param number as sent by a coach
     * @param coach whose coach
     */
    public static @Nullable Side whose(int number, Side coach) {
        MatchMode mode = of(number);
        if (mode == null || !mode.awarded) {
            return null;
        }
        return mode.number == number ? coach : coach.other();
    }
}
