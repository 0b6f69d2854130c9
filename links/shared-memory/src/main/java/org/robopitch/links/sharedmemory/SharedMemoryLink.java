// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.links.sharedmemory.layout.Layout;
import org.robopitch.runner.link.Link;
import org.robopitch.runner.link.LinkCounters;
import org.robopitch.runner.pace.Clock;

/**
 * One match after another, for external programs that share memory with it. In lockstep each cycle is shown and waits for its
 * answer; in real time it is shown when the one before ends, and the commands that are there when it is due are followed.
 */
public final class SharedMemoryLink implements Link {
    private static final long SAID_AFTER_NANOS = 2_000_000_000L;

    private final SharedFolder folder;
    private final LinkSettings settings;
    private final LinkEvents events = new LinkEvents();
    private final Rest rest = new Rest();
    private final @Nullable Team[] teams = new Team[Side.values().length];
    private @Nullable SharedArea area;
    private volatile @Nullable ServedWorld world;
    private volatile @Nullable Match current;
    private volatile boolean closed;
    private volatile Consumer<String> console = text -> {};
    private boolean saidWhoIsMissing;

    /** A link whose files appear when the first match begins. */
    public SharedMemoryLink(SharedFolder folder, LinkSettings settings) {
        this.folder = folder;
        this.settings = settings;
    }

    @Override
    public void begin(Match match, Set<Side> outside) {
        ServedWorld served = world(match, outside);
        served.begin(match, outside);
        current = match;
        saidWhoIsMissing = false;
        afterCycle(match);
    }

    private ServedWorld world(Match match, Set<Side> outside) {
        if (world == null) {
            area = open(match, outside);
            world = new ServedWorld(area, 0, settings);
            for (Side side : Side.values()) {
                teams[side.ordinal()] = world.team(side);
            }
        }
        return world;
    }

    private SharedArea open(Match match, Set<Side> outside) {
        League league = match.setup().league();
        TeamInfo info = match.game().teamInfo(Side.BLUE, new RandomStream(0, 0));
        Layout layout = new Layout(1, league.robotsPerSide(), league.channels());
        try {
            return new SharedArea(folder.path(), layout, info, settings, outside, events);
        } catch (IOException e) {
            throw new UncheckedIOException(e.getMessage(), e);
        }
    }

    @Override
    public Team team(Side side) {
        return (observation, commands) -> {
            Team outside = teams[side.ordinal()];
            if (outside != null) {
                outside.decide(observation, commands);
            }
        };
    }

    @Override
    public void beforeCycle(Match match) throws InterruptedException {
        ServedWorld served = world;
        SharedArea files = area;
        if (served == null || files == null) {
            return;
        }
        rest.reset();
        long waitingSince = Clock.SYSTEM.nanoTime();
        served.waitFrom(waitingSince);
        while (!isSettled(served, files, waitingSince)) {
            if (closed || Thread.interrupted()) {
                throw new InterruptedException("the link is closed: a cycle without its answer is not played");
            }
        }
    }

    private boolean isSettled(ServedWorld served, SharedArea files, long waitingSince) {
        try {
            if (served.settled(Clock.SYSTEM.nanoTime())) {
                return true;
            }
            rest.rest();
            sayWhoIsMissing(served, waitingSince);
            if (rest.idle()) {
                files.whole();
            }
        } catch (InternalError late) {
            // A look that ended without an answer may have met a fault of memory that Java reports only now.
            files.events().damaged.add();
        }
        return false;
    }

    private void sayWhoIsMissing(ServedWorld served, long since) {
        if (!saidWhoIsMissing && Clock.SYSTEM.nanoTime() - since > SAID_AFTER_NANOS) {
            String missing = served.expected();
            if (!missing.isEmpty()) {
                saidWhoIsMissing = true;
                console.accept("lockstep has waited 2 s for the first answer of " + missing
                        + ": no program has connected to " + folder.path() + " for it yet");
            }
        }
    }

    @Override
    public void console(Consumer<String> newConsole) {
        console = newConsole;
    }

    @Override
    public void show(Match match) {
        if (world != null && current == match) {
            world.show(false, Clock.SYSTEM.nanoTime());
        }
    }

    @Override
    public void programEnded(Side side, int exitCode) {
        if (closed || current == null) {
            // It saw that the match is over, and did as it should.
            return;
        }
        events.counters()
                .counter("the program of " + side.label() + " exited with code " + exitCode)
                .add();
        ServedWorld served = world;
        if (served != null) {
            served.programEnded(side);
        }
    }

    @Override
    public long missed(Side side) {
        return world == null ? 0 : world.missed(side);
    }

    @Override
    public Map<String, String> variables(Side side) {
        return Map.of(
                "ROBOPITCH_FOLDER", folder.path().toString(),
                "ROBOPITCH_SIDE", side.label());
    }

    @Override
    public LinkCounters counters() {
        return events.counters();
    }

    @Override
    public void end(Match match) {
        if (world != null && current == match) {
            current = null;
            world.show(true, Clock.SYSTEM.nanoTime());
        }
    }

    @Override
    public void close() {
        closed = true;
        try {
            if (area != null) {
                area.close();
            }
            folder.close();
        } catch (IOException e) {
            throw new UncheckedIOException(String.valueOf(e.getMessage()), e);
        }
    }
}
