// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.frame;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Match;
import org.robopitch.runner.replay.StepTrace;

/**
 * The steps of one match, for the page's plots. They are not kept anywhere: the match is played again, as far as somebody
 * asks. Safe for use by several threads: they take turns, and those who would wait for long get nothing for now.
 */
public final class Steps {
    private static final long MOST_NANOS = 250_000_000;
    private static final long MOST_WAIT_MILLIS = 500;

    private final Opening opening;
    private final Check check;
    private final ReentrantLock turn = new ReentrantLock();
    private @Nullable StepTrace trace;

    /** Begins to play a match again. */
    @FunctionalInterface
    public interface Opening {
        StepTrace open() throws IOException;
    }

    /** Tells whether the match played again stands where the match itself stood. */
    @FunctionalInterface
    public interface Check {
        boolean same(Match again) throws IOException;
    }

    public Steps(Opening opening, Check check) {
        this.opening = opening;
        this.check = check;
    }

    /**
     * {@return how some bodies moved after one time and up to another, as bytes for the page}
     *
     * @param from s
     * @param to s
     * @param bodies which, by index
     * @throws IllegalArgumentException if there is no such body, or the match cannot be played again
     */
    public byte[] between(double from, double to, List<Integer> bodies) throws IOException {
        StepWriter writer = new StepWriter(bodies);
        if (!ours()) {
            return writer.finish(from);
        }
        try {
            StepTrace steps = trace;
            if (steps == null) {
                steps = opening.open();
                trace = steps;
            }
            int size = steps.match().game().stage().bodies().size();
            if (bodies.stream().anyMatch(body -> body < 0 || body >= size)) {
                throw new IllegalArgumentException(
                        "\"bodies\" must be numbers from 0 to " + (size - 1) + ", separated by commas");
            }
            double reached = steps.between(from, to, MOST_NANOS, writer::add);
            if (!check.same(steps.match())) {
                throw new IllegalArgumentException("this match cannot be played again bit for bit");
            }
            return writer.finish(reached);
        } finally {
            turn.unlock();
        }
    }

    private boolean ours() {
        try {
            return turn.tryLock(MOST_WAIT_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
