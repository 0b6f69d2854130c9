// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.links.sharedmemory.WorldBatch.PlayedWorld;
import org.robopitch.links.sharedmemory.layout.Layout;
import org.robopitch.runner.guard.Daemon;
import org.robopitch.runner.link.LinkCounters;
import org.robopitch.runner.pace.Clock;
import org.robopitch.runner.pace.Pace;
import org.robopitch.runner.pace.Pacer;

/**
 * Many worlds side by side in one pair of files, each with a match of its own. In lockstep every world continues as soon as
 * its answer is there: whether a client answers them one by one or all at once is up to the client.
 */
public final class WorldBatch implements AutoCloseable {
    private final Plan plan;
    private final LinkEvents events = new LinkEvents();
    private final SharedArea area;
    private final List<Lane> lanes = new ArrayList<>();
    private volatile boolean closed;

    /**
     * What is to be played.
     *
     * @param worlds how many worlds
     * @param seed of the first world; the others count up from it
     * @param outside the sides that external programs play
     * @param settings how these are treated
     * @param pace how fast simulated time runs if it is not in lockstep
     * @param maker makes the matches
     * @param over whether a match has come to its end
     * @param threads how many play; it changes nothing in any match
     */
    public record Plan(
            int worlds,
            long seed,
            Set<Side> outside,
            LinkSettings settings,
            Pace pace,
            MatchMaker maker,
            Predicate<Match> over,
            int threads) {}

    /**
     * Makes the files.
     *
     * @param league what is played in all worlds
     */
    public WorldBatch(SharedFolder folder, League league, Plan plan) throws IOException {
        this.plan = plan;
        Layout layout = new Layout(plan.worlds(), league.robotsPerSide(), league.channels());
        RandomStream any = new RandomStream(0, 0);
        TeamInfo info = league.newGame(any).teamInfo(Side.BLUE, any);
        this.area = new SharedArea(folder.path(), layout, info, plan.settings(), plan.outside(), events);
    }

    public LinkCounters counters() {
        return events.counters();
    }

    /**
     * Plays until every world has ended, or the batch is closed.
     *
     * @param ended receives each match that has ended, by one thread at a time
     */
    public void play(Consumer<PlayedWorld> ended) throws InterruptedException {
        int threads = Math.max(1, Math.min(plan.threads(), plan.worlds()));
        Object one = new Object();
        for (int i = 0; i < threads; i++) {
            List<Integer> worlds = new ArrayList<>();
            for (int world = i; world < plan.worlds(); world += threads) {
                worlds.add(world);
            }
            lanes.add(new Lane(worlds, played -> {
                synchronized (one) {
                    ended.accept(played);
                }
            }));
        }
        List<Thread> running = new ArrayList<>();
        for (Lane lane : lanes) {
            running.add(Daemon.start("worlds " + running.size(), lane));
        }
        for (Thread thread : running) {
            thread.join();
        }
    }

    /** How many cycles have been played in all worlds. */
    public long cycles() {
        return lanes.stream().mapToLong(Lane::cycles).sum();
    }

    /** Ends all matches where they are. To be called by any thread. */
    public void stop() {
        closed = true;
    }

    /** Takes the files away. */
    @Override
    public void close() throws IOException {
        closed = true;
        area.close();
    }

    /** Makes the matches of a batch. It is called by several threads if several play. */
    @FunctionalInterface
    public interface MatchMaker {
        /**
         * Makes a match that has not been moved.
         *
         * @param seed where all its chance comes from
         * @param outside the team of a side, for the sides that external programs play
         */
        Match make(long seed, Function<Side, Team> outside);
    }

    /**
     * A match of a batch that has ended.
     *
     * @param world in which world
     * @param number which match of that world, from 1
     * @param match as it ended
     * @param end why it ended
     */
    public record PlayedWorld(int world, int number, Match match, String end) {}

    /** Plays some worlds of a batch on one thread, each at its own speed in lockstep, or all by the clock. */
    private final class Lane implements Runnable {
        private static final long LONGEST_NAP_NANOS = 100_000_000;

        private final Consumer<PlayedWorld> ended;
        private final List<Played> playing = new ArrayList<>();
        private final Rest rest = new Rest();
        private final LongAdder cycles = new LongAdder();

        /** A world with the match that is played in it. */
        private final class Played {
            final int number;
            final ServedWorld world;
            Match match;
            int matches = 1;
            boolean over;

            Played(int number, ServedWorld world, Match match) {
                this.number = number;
                this.world = world;
                this.match = match;
            }
        }

        Lane(List<Integer> worlds, Consumer<PlayedWorld> ended) {
            this.ended = ended;
            for (int number : worlds) {
                ServedWorld world = new ServedWorld(area, number, plan.settings());
                Match match = plan.maker().make(plan.seed() + number, world::team);
                playing.add(new Played(number, world, match));
            }
        }

        long cycles() {
            return cycles.sum();
        }

        @Override
        public void run() {
            for (Played played : playing) {
                played.world.begin(played.match, plan.outside());
                played.world.next(Clock.SYSTEM.nanoTime());
            }
            if (plan.settings().lockstep()) {
                inLockstep();
            } else {
                byTheClock();
            }
            playing.forEach(played -> end(played, "stopped"));
        }

        private void inLockstep() {
            while (!playing.isEmpty() && !closed) {
                try {
                    if (round()) {
                        rest.reset();
                    } else {
                        rest.rest();
                        if (rest.idle()) {
                            area.whole();
                        }
                    }
                } catch (InternalError late) {
                    // A look that ended without an answer may have met a fault of memory that Java reports only now.
                    area.events().damaged.add();
                }
            }
        }

        private void byTheClock() {
            Pacer pacer = new Pacer(Clock.SYSTEM, plan.pace());
            while (!playing.isEmpty() && !closed) {
                double time = playing.get(0).match.game().world().time();
                long wait = pacer.nanosUntil(time);
                if (wait > 0) {
                    LockSupport.parkNanos(Math.min(wait, LONGEST_NAP_NANOS));
                } else {
                    round();
                }
            }
        }

        /** Lets every world continue that can, and says whether any could. */
        private boolean round() {
            boolean moved = false;
            for (int i = 0; i < playing.size(); i++) {
                Played played = playing.get(i);
                if (played.world.settled(Clock.SYSTEM.nanoTime())) {
                    moved = true;
                    if (!goOn(played)) {
                        playing.remove(i--);
                    }
                }
            }
            return moved;
        }

        /** Plays a cycle of a world whose programs have answered, and says whether there is another. */
        private boolean goOn(Played played) {
            Long seed = played.world.seedOfNewMatch();
            if (seed != null) {
                beginAnew(played, seed);
                return true;
            }
            if (played.over) {
                return false;
            }
            if (plan.settings().lockstep() && played.world.deserted()) {
                end(played, "deserted");
                return false;
            }
            try {
                played.match.cycle();
            } catch (RuntimeException | InternalError e) {
                end(played, "failed: " + e);
                return false;
            }
            cycles.increment();
            if (plan.over().test(played.match)) {
                end(played, "over");
                return plan.settings().newMatches();
            }
            played.world.next(Clock.SYSTEM.nanoTime());
            return true;
        }

        private void beginAnew(Played played, long seed) {
            if (!played.over) {
                ended.accept(new PlayedWorld(played.number, played.matches, played.match, "ended by its program"));
            }
            played.match = plan.maker().make(seed, played.world::team);
            played.matches++;
            played.over = false;
            played.world.begin(played.match, plan.outside());
            played.world.next(Clock.SYSTEM.nanoTime());
        }

        /** Shows how a match ended. If new matches may be asked for, this is to be answered too. */
        private void end(Played played, String why) {
            if (!played.over) {
                played.over = true;
                ended.accept(new PlayedWorld(played.number, played.matches, played.match, why));
                played.world.show(true, Clock.SYSTEM.nanoTime());
            }
        }
    }
}
