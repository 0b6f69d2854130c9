// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;

/** One world of the shared area: its match is shown, its answers are taken. Belongs to one thread. */
final class ServedWorld {
    /** A program that keeps truncating a file cannot hold the match up forever. */
    private static final int MOST_TRIES = 10;

    private final SharedArea area;
    private final PositionsWriter writer;
    private final Runnable write = this::writeOnce;
    private final Runnable ask = this::ask;
    private final Map<Side, OutsideSide> outside = new EnumMap<>(Side.class);
    private final List<OutsideSide> asked = new ArrayList<>();
    private @Nullable Match match;
    private int number;
    private long cycle;
    private boolean over;
    private boolean settled;
    private long now;
    private int mended;

    ServedWorld(SharedArea area, int world, LinkSettings settings) {
        this.area = area;
        this.writer = new PositionsWriter(area.positions(), area.layout(), world, settings.worldFrame());
        for (Side side : Side.values()) {
            outside.put(side, new OutsideSide(area, world, side, settings));
        }
    }

    /** The team that stands for an external program. */
    Team team(Side side) {
        return side(side);
    }

    private OutsideSide side(Side side) {
        OutsideSide found = outside.get(side);
        if (found == null) {
            throw new IllegalArgumentException("there is no side " + side);
        }
        return found;
    }

    /** Begins a match, in which external programs play these sides. */
    void begin(Match newMatch, Set<Side> sides) {
        League league = newMatch.setup().league();
        if (league.robotsPerSide() != area.layout().robots()
                || league.channels() != area.layout().channels()) {
            throw new IllegalArgumentException("the shared memory is laid out for "
                    + area.layout().robots() + " robots per side, and cannot show a match of "
                    + league.robotsPerSide() + ": serve that size from another folder");
        }
        match = newMatch;
        number++;
        over = false;
        asked.clear();
        for (Side side : sides) {
            asked.add(side(side));
            side(side).playIn(newMatch);
        }
    }

    /** Begins the next cycle, and shows it. */
    void next(long newNow) {
        playing().observe();
        show(false, newNow);
    }

    /** Gives those who have not answered yet their time from now on: the match was held since it was shown. */
    void waitFrom(long newNow) {
        for (int i = 0; i < asked.size(); i++) {
            asked.get(i).waitFrom(newNow);
        }
    }

    /** Shows a match that was observed, which is then to be answered, or that is over. */
    void show(boolean isOver, long newNow) {
        if (isOver && area.takenAway()) {
            noteThatAFileIsGone();
        }
        cycle++;
        over = isOver;
        settled = false;
        area.events().cycles.add();
        write();
        for (int i = 0; i < asked.size(); i++) {
            asked.get(i).ask(cycle, newNow);
        }
    }

    private void write() {
        for (int i = 0; i < MOST_TRIES; i++) {
            mended = area.mended();
            try {
                if (area.touch(write) && area.positionsWhole()) {
                    return;
                }
            } catch (InternalError late) {
                // Compiled code may report a fault of memory only after it has left where the fault was expected.
                area.events().damaged.add();
            }
        }
    }

    private void writeOnce() {
        writer.write(playing(), cycle, number, over);
    }

    /** Whether all programs have answered the cycle that is shown, or have had their time. */
    boolean settled(long newNow) {
        now = newNow;
        if (mended != area.mended()) {
            // What was shown may be lost.
            write();
        }
        if (area.takenAway(newNow)) {
            noteThatAFileIsGone();
        }
        try {
            // In this order: a fault that Java reports late is met here, and not in the middle of a match.
            return area.touch(ask) && settled && area.commandsWhole();
        } catch (InternalError late) {
            area.events().damaged.add();
            return false;
        }
    }

    private void noteThatAFileIsGone() {
        playing()
                .note(
                        "link",
                        null,
                        "a file of the shared memory was deleted or replaced: programs that have mapped it play on, "
                                + "others cannot find it");
    }

    private void ask() {
        boolean all = true;
        for (int i = 0; i < asked.size(); i++) {
            all &= asked.get(i).settled(now);
        }
        settled = all;
    }

    private Match playing() {
        if (match == null) {
            throw new IllegalStateException("no match has started");
        }
        return match;
    }

    /** The sides whose programs have not come yet. */
    String expected() {
        return asked.stream()
                .filter(OutsideSide::isExpected)
                .map(one -> one.side().label())
                .collect(Collectors.joining(" and "));
    }

    /** Whether every program has gone. */
    boolean deserted() {
        for (int i = 0; i < asked.size(); i++) {
            if (!asked.get(i).away()) {
                return false;
            }
        }
        return true;
    }

    /** The seed of the new match that a program asks for, or null if none does. */
    @Nullable
    Long seedOfNewMatch() {
        for (OutsideSide side : asked) {
            if (side.wantsNewMatch()) {
                return side.seed();
            }
        }
        return null;
    }

    /** Takes note that a side's program has ended by itself. To be called by any thread. */
    void programEnded(Side side) {
        side(side).programEnded();
    }

    long missed(Side side) {
        return side(side).missed();
    }
}
