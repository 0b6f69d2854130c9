// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.io.IOException;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongConsumer;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Side;
import org.robopitch.links.sharedmemory.WorldBatch.MatchMaker;
import org.robopitch.links.sharedmemory.layout.Layout;
import org.robopitch.runner.link.LinkCounters;
import org.robopitch.runner.link.MatchSanity;

/**
 * Writes nonsense into the files of a link while matches are played on it, and looks after each write whether what can be
 * taken for an answer was followed or counted as dropped, the world is in order, and the link still obeys at the end.
 */
public final class SharedMemoryFuzz implements AutoCloseable {
    /** A program that answers nonsense is not waited for: its answer is there before it is looked for, or never. */
    private static final double DEADLINE = 20e-6;

    private static final int PROGRESS = 100_000;
    private static final Set<Side> BOTH = EnumSet.allOf(Side.class);

    private final MatchMaker maker;
    private final SharedMemoryLink link;
    private final BadWrites bad;
    private final MatchSanity sanity = new MatchSanity();
    /** The numbers of the sequence locks that the link has looked at; a side that is missing has an unknown one. */
    private final Map<Side, Long> lookedAt = new EnumMap<>(Side.class);

    private final LinkCounters.Counter cyclesShown;
    private final List<LinkCounters.Counter> answers;

    private Match match;
    private long seed;
    private long cycles;

    /**
     * What was found.
     *
     * @param writes how often something was written
     * @param cycles how many cycles were played meanwhile
     * @param counts the link's own counters
     */
    public record Report(long writes, long cycles, List<LinkCounters.Count> counts) {
        public Report {
            counts = List.copyOf(counts);
        }
    }

    private SharedMemoryFuzz(League league, MatchMaker maker, boolean lockstep, long seed) throws IOException {
        this.maker = maker;
        this.seed = seed;
        SharedFolder folder = SharedFolder.at(null);
        LinkSettings settings = new LinkSettings(lockstep, DEADLINE, DEADLINE, false, false);
        this.link = new SharedMemoryLink(folder, settings);
        this.cyclesShown = link.counters().counter("cycles shown");
        this.answers = link.counters().all().stream()
                .map(LinkCounters.Count::name)
                .filter(name -> name.equals("answers") || name.startsWith("answers dropped"))
                .map(link.counters()::counter)
                .toList();
        this.match = maker.make(seed, link::team);
        link.begin(match, BOTH);
        Layout layout = new Layout(1, league.robotsPerSide(), league.channels());
        this.bad = new BadWrites(folder.path(), layout, new SplittableRandom(seed));
        BOTH.forEach(side -> lookedAt.put(side, 0L));
    }

    /**
     * Writes so often.
     *
     * @param maker makes matches whose teams are the link's own
     * @param lockstep whether the matches wait for answers, or go by the clock
     * @param progress receives now and then how often it was written
     * @throws IllegalStateException if something was dropped and not counted, the world is out of order, or the link does
     *     not obey any more
     */
    public static Report run(
            League league, MatchMaker maker, boolean lockstep, long writes, long seed, LongConsumer progress)
            throws IOException, InterruptedException {
        try (SharedMemoryFuzz fuzz = new SharedMemoryFuzz(league, maker, lockstep, seed)) {
            for (long i = 1; i <= writes; i++) {
                fuzz.writeAndLook();
                if (i % PROGRESS == 0) {
                    progress.accept(i);
                }
            }
            fuzz.requireObedience();
            fuzz.link.end(fuzz.match);
            return new Report(writes, fuzz.cycles, fuzz.link.counters().all());
        }
    }

    private void writeAndLook() throws IOException, InterruptedException {
        bad.write(cycleToAnswer());
        boolean certain = !bad.resized() && lookedAt.keySet().containsAll(BOTH);
        long expected = newAnswers();
        long before = answersSeen();
        play();
        long seen = answersSeen() - before;
        if (certain && seen != expected) {
            throw new IllegalStateException("seed " + seed + ", cycle " + cycles + ": " + expected
                    + " new answers were written, but " + seen + " were obeyed or counted");
        }
        if (bad.resized()) {
            // What was cut off is zero now, and whether the link has looked since is its own affair.
            lookedAt.clear();
        }
        sanity.require(match);
    }

    private long cycleToAnswer() {
        return cyclesShown.value();
    }

    private long newAnswers() throws IOException {
        long fresh = 0;
        for (Side side : BOTH) {
            long sequence = bad.sequence(side);
            boolean ended = (sequence & 1) == 0;
            Long last = lookedAt.get(side);
            if (ended && last != null && sequence != last) {
                fresh++;
            }
            if (ended) {
                lookedAt.put(side, sequence);
            }
        }
        return fresh;
    }

    private long answersSeen() {
        long seen = 0;
        for (LinkCounters.Counter counter : answers) {
            seen += counter.value();
        }
        return seen;
    }

    private void play() throws InterruptedException {
        link.beforeCycle(match);
        match.cycle();
        cycles++;
        if (match.over()) {
            link.end(match);
            match = maker.make(++seed, link::team);
            link.begin(match, BOTH);
        } else {
            link.afterCycle(match);
        }
    }

    private void requireObedience() throws IOException, InterruptedException {
        // Files that are not whole are mended by a look.
        play();
        double value = 7;
        bad.answer(Side.BLUE, cycleToAnswer(), value);
        play();
        if (match.commands(Side.BLUE).values()[0] != value) {
            throw new IllegalStateException("the link no longer obeys a correct answer");
        }
    }

    @Override
    public void close() throws IOException {
        bad.close();
        link.close();
    }
}
