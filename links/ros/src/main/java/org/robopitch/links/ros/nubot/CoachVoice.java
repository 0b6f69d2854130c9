// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.links.ros.graph.Source;
import org.robopitch.links.ros.message.Message;
import org.robopitch.middlesize.referee.MatchMode;

/** What one program has said to one team. */
final class CoachVoice {
    /** A number that no message carries: the next one is new. */
    private static final long NOTHING = -1;

    /**
     * A mode in the match's terms, the same whichever team was told.
     *
     * @param mode which
     * @param whose whose ball, for modes that are somebody's
     */
    record Call(MatchMode mode, @Nullable Side whose) {}

    final Side side;
    Source source;
    Message words;
    long heardAt;

    @Nullable
    Call call;

    /** How many calls of the match's leader there were when this was last one of them, or a copy of one. */
    long callsHeard;

    private long number = NOTHING;

    CoachVoice(Side side, Source source, Message words) {
        this.side = side;
        this.source = source;
        this.words = words;
    }

    /** {@return whether a message has another mode than the one before} */
    boolean isNew(long nextNumber) {
        boolean other = nextNumber != number;
        number = nextNumber;
        return other;
    }

    /** Takes the next message for new, whatever it says. */
    void forget() {
        number = NOTHING;
        callsHeard = 0;
        call = null;
    }
}
