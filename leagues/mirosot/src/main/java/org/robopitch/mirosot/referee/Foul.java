// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.kit.referee.Restart;

/** What a referee can call, in the order and with the names of the VSSS referee's messages. */
public enum Foul {
    /** A free kick. */
    FREE_KICK("free kick"),
    /** A penalty. */
    PENALTY_KICK("penalty"),
    /** A goal kick. */
    GOAL_KICK("goal kick"),
    /** A free ball at the mark of a quadrant, contested by one robot of each side. */
    FREE_BALL("free ball"),
    /** A kick-off. */
    KICKOFF("kick-off"),
    /** Everybody stands at the place of the restart, play is about to continue. */
    STOP("stop"),
    /** The game is on. */
    GAME_ON("play"),
    /** Nobody moves, until further notice. */
    HALT("halt");

    private final String mode;

    Foul(String mode) {
        this.mode = mode;
    }

    /** {@return the name of the play mode that it leads to} */
    public String mode() {
        return mode;
    }

    /** Whether it is called in favour of a side. */
    boolean hasSide() {
        return this != FREE_BALL && !isNoRestart();
    }

    /** Whether nothing is placed for it. */
    boolean isNoRestart() {
        return this == STOP || this == GAME_ON || this == HALT;
    }

    /** The quadrant of a restart: that of its spot, for a free ball. */
    static Quadrant quadrant(Restart<Foul> restart) {
        return restart.mode() == FREE_BALL ? Quadrant.of(restart.x(), restart.y()) : Quadrant.NO_QUADRANT;
    }

    /** A call in words. */
    static String text(Foul foul, @Nullable Side side, Quadrant quadrant) {
        String where = quadrant == Quadrant.NO_QUADRANT ? "" : " in quadrant " + quadrant.ordinal();
        return foul.mode + (side == null ? where : " for " + side.label());
    }
}
