// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;

/** The play modes of the 2008 server, by the names that agents know. */
public enum PlayMode {
    KICK_OFF(null, true),
    KICK_OFF_BLUE(Side.BLUE, true),
    KICK_OFF_YELLOW(Side.YELLOW, true),
    PLAY_ON(null, true),
    CORNER_KICK_BLUE(Side.BLUE, true),
    CORNER_KICK_YELLOW(Side.YELLOW, true),
    GOAL_KICK_BLUE(Side.BLUE, true),
    GOAL_KICK_YELLOW(Side.YELLOW, true),
    TIME_OUT_BLUE(Side.BLUE, false),
    TIME_OUT_YELLOW(Side.YELLOW, false),
    FROZEN_OPERATOR(null, false),
    FROZEN_MATCH(null, false),
    PENALTY(null, true),
    WARN_ENDING(null, true),
    WARMING_UP(null, true),
    TIME_OVER(null, false),
    TEAM_ADJUSTMENT(null, false);

    private final @Nullable Side awarded;
    private final boolean moving;

    PlayMode(@Nullable Side awarded, boolean moving) {
        this.awarded = awarded;
        this.moving = moving;
    }

    /** {@return its name on the wire, such as "kick off blue"} */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** {@return the side whose ball it is, or null} */
    public @Nullable Side awarded() {
        return awarded;
    }

    /** {@return whether robots may move in it} */
    public boolean moving() {
        return moving;
    }

    static PlayMode kickOff(Side side) {
        return side == Side.BLUE ? KICK_OFF_BLUE : KICK_OFF_YELLOW;
    }

    static PlayMode corner(Side side) {
        return side == Side.BLUE ? CORNER_KICK_BLUE : CORNER_KICK_YELLOW;
    }

    static PlayMode goalKick(Side side) {
        return side == Side.BLUE ? GOAL_KICK_BLUE : GOAL_KICK_YELLOW;
    }
}
