// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot;

/** What the coach says, with the numbers of the chapter's MatchMode; the opponents' restart is one more than one's own. */
public enum GameMode {
    /** All robots stop. */
    STOP(0, "stop"),
    /** Kick-off. */
    KICKOFF(1, "kick-off"),
    /** Throw-in. */
    THROWIN(3, "throw-in"),
    /** Penalty kick. */
    PENALTY(5, "penalty"),
    /** Goal kick. */
    GOALKICK(7, "goal kick"),
    /** Corner kick. */
    CORNER(9, "corner"),
    /** Free kick. */
    FREEKICK(11, "free kick"),
    /** Dropped ball: nobody's. */
    DROPBALL(13, "drop ball"),
    /** Play. */
    START(15, "start"),
    /** Robots drive to their parking places. */
    PARKING(25, "parking"),
    /** Robots test themselves. */
    TEST(27, "test");

    private static final GameMode[] ALL = values();

    private final int number;
    private final String label;

    GameMode(int number, String label) {
        this.number = number;
        this.label = label;
    }

    /** {@return whether the ball is placed and waits for the start} */
    public boolean isRestart() {
        return number > 0 && number <= DROPBALL.number;
    }

    /**
     * {@return the mode of a coach's number; an unknown one stops the robots}
     *
     * @param number as sent by one's own coach
     */
    public static GameMode of(int number) {
        for (GameMode mode : ALL) {
            if (mode.number == number || (mode.isAwarded() && mode.number + 1 == number)) {
                return mode;
            }
        }
        return STOP;
    }

    /**
     * {@return whether a coach's number is a restart of one's own}
     *
     * @param number as sent by one's own coach
     */
    public static boolean isOurs(int number) {
        GameMode mode = of(number);
        return mode.isAwarded() && mode.number == number;
    }

    /**
     * {@return the mode of a name; an unknown one stops the robots}
     *
     * @param label as the league spells it
     */
    public static GameMode named(String label) {
        for (GameMode mode : ALL) {
            if (mode.label.equals(label)) {
                return mode;
            }
        }
        return STOP;
    }

    private boolean isAwarded() {
        return number > 0 && number <= FREEKICK.number;
    }
}
