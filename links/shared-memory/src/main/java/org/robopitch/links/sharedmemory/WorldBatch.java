// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.links.sharedmemory.layout.Layout;
import org.robopitch.runner.guard.Daemon;
import org.robopitch.runner.link.LinkCounters;
import org.robopitch.runner.pace.Pace;

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
            lanes.add(new Lane(plan, area, worlds, () -> closed, played -> {
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
}
