// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.mirosot.referee.Decision;
import org.robopitch.mirosot.referee.MirosotReferee;

/**
 * Asks a referee outside to place the sides that are played inside, as external programs ask for theirs: when it calls a
 * restart, and again after 1, 2, 4 … cycles.
 */
final class InsidePlacements {
    private static final int REPEATS = 5;

    private final GroupSender sender;
    private final FiraCounters counters;
    private final Set<Side> inside = EnumSet.noneOf(Side.class);
    private @Nullable Decision last;
    private long cyclesSince;

    InsidePlacements(GroupSender sender, FiraCounters counters) {
        this.sender = sender;
        this.counters = counters;
    }

    void begin(Set<Side> outside) {
        inside.clear();
        inside.addAll(EnumSet.allOf(Side.class));
        inside.removeAll(outside);
        last = null;
    }

    /** To be called once per cycle, with what the referee outside has called last. */
    void ask(MirosotReferee called) {
        Decision decision = called.decision();
        cyclesSince = decision.equals(last) ? cyclesSince + 1 : 0;
        last = decision;
        boolean due = Long.bitCount(cyclesSince) <= 1 && cyclesSince < 1L << REPEATS;
        if (!due || !isRestart(decision)) {
            return;
        }
        for (Side side : inside) {
            sender.send(Translation.placement(side, called.placements().of(side)));
            counters.placementsSent.add();
        }
    }

    private static boolean isRestart(Decision decision) {
        return switch (decision.foul()) {
            case KICKOFF, FREE_BALL, FREE_KICK, GOAL_KICK, PENALTY_KICK -> true;
            case STOP, GAME_ON, HALT -> false;
        };
    }
}
