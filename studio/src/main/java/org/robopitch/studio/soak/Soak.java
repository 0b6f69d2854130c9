// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.soak;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.guard.Daemon;
import org.robopitch.studio.MatchFactory;
import org.robopitch.studio.Studio;
import org.robopitch.studio.StudioSettings;
import org.robopitch.studio.live.LiveMatch;

/** Plays match after match before many viewers, and watches memory and cycles. */
public final class Soak {
    private static final int CLIENT_THREADS = 4;
    private static final long LOOK_MILLISECONDS = 100;

    private final SoakSettings settings;
    private final MatchFactory factory;
    private final Consumer<String> out;
    private final LongAdder frames = new LongAdder();
    private final CycleCount count = new CycleCount();

    /**
     * Prepares a soak.
     *
     * @param settings how hard
     * @param factory sets up matches
     * @param out receives a line after each round
     */
    public Soak(SoakSettings settings, MatchFactory factory, Consumer<String> out) {
        this.settings = settings;
        this.factory = factory;
        this.out = out;
    }

    /**
     * Runs it to its end.
     *
     * @return what it found
     * @throws IOException if the studio cannot be started or reached
     * @throws InterruptedException if somebody wants it to end
     */
    public SoakReport run() throws IOException, InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(CLIENT_THREADS, Daemon.named("viewers"));
        HttpClient client = HttpClient.newBuilder().executor(threads).build();
        List<Long> memory = new ArrayList<>();
        List<FastViewer> fast = new ArrayList<>();
        try (Studio studio = Studio.start(StudioSettings.onPort(0), count.counting(factory))) {
            URI address = URI.create(studio.address().replace("http:", "ws:")).resolve("/ws");
            play(studio, 0);
            // What the machine misses by itself is not the viewers' fault, but the reader should know.
            out.accept("without viewers: " + count.cycles() + " cycles, " + count.missed() + " missed");
            double missedAlone = (double) count.missed() * settings.rounds();
            count.reset();
            try (SlowReaders slow = new SlowReaders(address, settings.slowViewers())) {
                for (int i = settings.slowViewers(); i < settings.viewers(); i++) {
                    fast.add(new FastViewer(client, address, frames));
                }
                for (int round = 0; round < settings.rounds(); round++) {
                    LiveMatch live = play(studio, round);
                    memory.add(usedAfterCollecting());
                    tell(studio, live, round, memory.get(round));
                }
                return new SoakReport(count.cycles(), count.missed(), missedAlone, memory);
            }
        } finally {
            fast.forEach(FastViewer::close);
            threads.shutdownNow();
        }
    }

    private LiveMatch play(Studio studio, int round) throws IOException, InterruptedException {
        MatchOrder order = settings.order()
                .with("seed", settings.order().seed() + round)
                .with("duration", settings.roundSeconds());
        LiveMatch live = studio.play(order, settings.speed());
        while (!live.status().over()) {
            if (!live.status().problem().isEmpty()) {
                throw new IOException(live.status().problem());
            }
            Thread.sleep(LOOK_MILLISECONDS);
        }
        return live;
    }

    private static long usedAfterCollecting() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    private void tell(Studio studio, LiveMatch live, int round, long used) {
        out.accept(String.format(
                Locale.ROOT,
                "round %d of %d: %.1f simulated min, %d viewers, %.1f MB in use, %d cycles, %d missed, %d late, "
                        + "%d frames sent to readers, %d dropped",
                round + 1,
                settings.rounds(),
                (round + 1) * settings.minutes() / settings.rounds(),
                studio.server().viewers(),
                used / 1048576.0,
                count.cycles(),
                count.missed(),
                live.lateCycles(),
                frames.sum(),
                studio.server().dropped()));
    }
}
