// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.EnumSet;
import java.util.Set;
import org.robopitch.engine.state.Snapshot;
import org.robopitch.engine.state.StateHash;
import org.robopitch.engine.state.StateVisitor;

/** A match as a value: its hash, and how it is saved and restored. */
final class MatchMemory {
    private final Match match;
    private final Player blue;
    private final Player yellow;

    MatchMemory(Match match, Player blue, Player yellow) {
        this.match = match;
        this.blue = blue;
        this.yellow = yellow;
    }

    long hash() {
        return StateHash.of(match::visitPlay);
    }

    MatchSnapshot snapshot() {
        return new MatchSnapshot(
                Snapshot.of(this::visitMatch),
                Snapshot.of(blue::teamState),
                Snapshot.of(yellow::teamState),
                match.statistics().events());
    }

    /** Restores all but what teams remember that are not the same as in the snapshot. */
    void restore(MatchSnapshot snapshot, Set<Side> remembering) {
        MatchSnapshot before = snapshot();
        try {
            read(snapshot, remembering);
        } catch (IllegalArgumentException e) {
            read(before, EnumSet.allOf(Side.class));
            throw e;
        }
    }

    private void read(MatchSnapshot snapshot, Set<Side> remembering) {
        snapshot.state().restore(this::visitMatch);
        match.statistics().restoreEvents(snapshot.events());
        read(snapshot.blue(), blue, remembering);
        read(snapshot.yellow(), yellow, remembering);
    }

    private static void read(Snapshot team, Player player, Set<Side> remembering) {
        if (remembering.contains(player.side())) {
            team.restore(player::teamState);
        } else {
            player.takeOver();
        }
    }

    private void visitMatch(StateVisitor visitor) {
        match.visitPlay(visitor);
        match.visitRest(visitor);
    }
}
