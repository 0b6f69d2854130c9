// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.robopitch.runner.guard.Daemon;

/** Plays matches on threads of this computer, one match a thread. */
public final class ThreadEngine implements MatchEngine {
    private final MatchPlayer player;
    private final int threads;
    private final ExecutorService pool;

    /**
     * An engine.
     *
     * @param player plays one match
     * @param threads how many at a time
     */
    public ThreadEngine(MatchPlayer player, int threads) {
        this.player = player;
        this.threads = threads;
        this.pool = Executors.newFixedThreadPool(threads, Daemon.named("campaign"));
    }

    /** What a thread hands over: a result, or why there is none. */
    private record Outcome(
            @Nullable MatchResult result, @Nullable Throwable failure) {}

    @Override
    public void play(List<MatchJob> jobs, Results results) throws IOException, InterruptedException {
        BlockingQueue<Outcome> done = new ArrayBlockingQueue<>(Math.max(1, jobs.size()) + threads);
        AtomicInteger next = new AtomicInteger();
        int working = Math.min(threads, jobs.size());
        for (int i = 0; i < working; i++) {
            pool.execute(() -> work(jobs, next, done));
        }
        try {
            for (int left = jobs.size(); left > 0; left--) {
                Outcome outcome = done.take();
                if (outcome.result == null) {
                    throw new IllegalStateException("a match failed: " + outcome.failure, outcome.failure);
                }
                results.take(outcome.result);
            }
        } finally {
            next.set(jobs.size());
        }
    }

    private void work(List<MatchJob> jobs, AtomicInteger next, BlockingQueue<Outcome> done) {
        for (int i = next.getAndIncrement(); i < jobs.size(); i = next.getAndIncrement()) {
            try {
                done.add(new Outcome(player.play(jobs.get(i)), null));
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                return;
            } catch (RuntimeException | Error failure) {
                done.add(new Outcome(null, failure));
                return;
            }
        }
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
