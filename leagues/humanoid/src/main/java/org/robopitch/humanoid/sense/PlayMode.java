// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.sense;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;

/** The play modes, in the order in which monitors number them, with the spelling of the wire. */
public enum PlayMode {
    /** Teams take their places. */
    BEFORE_KICK_OFF("BeforeKickOff"),
    /** The left team kicks off. */
    KICK_OFF_LEFT("KickOff_Left"),
    /** The right team kicks off. */
    KICK_OFF_RIGHT("KickOff_Right"),
    /** The ball is in play. */
    PLAY_ON("PlayOn"),
    /** The ball left over a side line; the left team kicks in. */
    KICK_IN_LEFT("KickIn_Left"),
    /** The ball left over a side line; the right team kicks in. */
    KICK_IN_RIGHT("KickIn_Right"),
    /** The left team has a corner kick. */
    CORNER_KICK_LEFT("corner_kick_left"),
    /** The right team has a corner kick. */
    CORNER_KICK_RIGHT("corner_kick_right"),
    /** The left team kicks off from its goal. */
    GOAL_KICK_LEFT("goal_kick_left"),
    /** The right team kicks off from its goal. */
    GOAL_KICK_RIGHT("goal_kick_right"),
    /** The left team was offside; the rule is off, the mode remains in the list. */
    OFFSIDE_LEFT("offside_left"),
    /** The right team was offside; the rule is off, the mode remains in the list. */
    OFFSIDE_RIGHT("offside_right"),
    /** The match has ended. */
    GAME_OVER("GameOver"),
    /** The left team has scored. */
    GOAL_LEFT("Goal_Left"),
    /** The right team has scored. */
    GOAL_RIGHT("Goal_Right"),
    /** The left team has a free kick. */
    FREE_KICK_LEFT("free_kick_left"),
    /** The right team has a free kick. */
    FREE_KICK_RIGHT("free_kick_right"),
    /** The left team has a direct free kick. */
    DIRECT_FREE_KICK_LEFT("direct_free_kick_left"),
    /** The right team has a direct free kick. */
    DIRECT_FREE_KICK_RIGHT("direct_free_kick_right"),
    /** The left team passes undisturbed. */
    PASS_LEFT("pass_left"),
    /** The right team passes undisturbed. */
    PASS_RIGHT("pass_right");

    private static final PlayMode[] ALL = values();

    private final String wire;

    PlayMode(String wire) {
        this.wire = wire;
    }

    /** {@return its name on the wire, such as {@code KickOff_Left}} */
    public String wire() {
        return wire;
    }

    /** {@return whose the mode is: blue is the left team; null if it is neither's} */
    public @Nullable Side side() {
        if (this == BEFORE_KICK_OFF || this == PLAY_ON || this == GAME_OVER) {
            return null;
        }
        return wire.endsWith("eft") ? Side.BLUE : Side.YELLOW;
    }

    /** {@return 1 if the mode is the left team's, -1 if the right team's, 0 if it is neither's, as agents are told} */
    public int owner() {
        Side side = side();
        return side == null ? 0 : side == Side.BLUE ? 1 : -1;
    }

    /**
     * {@return the same mode for a side}
     *
     * @param side whose it is
     */
    public PlayMode of(Side side) {
        return side() == null || side() == side ? this : ALL[ordinal() + (side == Side.YELLOW ? 1 : -1)];
    }

    /**
     * {@return the mode of an ordinal, without a copy of all}
     *
     * @param ordinal its number on the monitor's wire
     */
    public static PlayMode of(int ordinal) {
        return ALL[ordinal];
    }

    /**
     * {@return the mode of this name on the wire, or null}
     *
     * @param name such as {@code KickOff_Left}; case does not matter
     */
    public static @Nullable PlayMode named(CharSequence name) {
        for (PlayMode mode : ALL) {
            if (mode.wire.contentEquals(name)) {
                return mode;
            }
        }
        for (PlayMode mode : ALL) {
            if (mode.wire.equalsIgnoreCase(name.toString())) {
                return mode;
            }
        }
        return null;
    }
}
