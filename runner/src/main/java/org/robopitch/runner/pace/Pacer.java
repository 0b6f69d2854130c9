// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.pace;

/**
 * Says when a moment of simulated time is due, and how well the match keeps up.
 *
 * <p>It waits for nobody: the caller asks {@link #nanosUntil} and waits in its own way. A match that falls
 * behind catches up by at most {@value #MOST_LATENESS_NANOS} ns; lateness beyond that is dropped, so that a slow computer
 * plays in slow motion instead of running after the clock without end. Not safe for use by several threads.
 */
public final class Pacer {
    private static final long MOST_LATENESS_NANOS = 100_000_000;
    private static final double AVERAGED_SECONDS = 1;

    private final Clock clock;
    private Pace pace;
    private long anchorNanos;
    private double anchorSeconds;
    private boolean anchored;
    private long lateCycles;
    private long droppedNanos;

    private long lastNanos;
    private double lastSeconds;
    private boolean measuring;
    private double averagedReal;
    private double averagedSimulated;

    public Pacer(Clock clock, Pace pace) {
        this.clock = clock;
        this.pace = pace;
    }

    public Pace pace() {
        return pace;
    }

    /** Changes the pace, from the moment that is due next. */
    public void pace(Pace newPace) {
        pace = newPace;
        restart();
    }

    /** Forgets when it began, for instance because the match was held or another one begins. */
    public void restart() {
        anchored = false;
        measuring = false;
    }

    /** How long until a moment of simulated time [s] is due: at most 0 if it is, {@link Long#MAX_VALUE} if paused. */
    public long nanosUntil(double simulatedSeconds) {
        if (pace instanceof Pace.Paused) {
            return Long.MAX_VALUE;
        }
        if (!(pace instanceof Pace.Times times)) {
            return 0;
        }
        long now = clock.nanoTime();
        if (!anchored) {
            anchorNanos = now;
            anchorSeconds = simulatedSeconds;
            anchored = true;
        }
        double dueAfter = (simulatedSeconds - anchorSeconds) / times.factor() * 1e9;
        long wait = Math.round(dueAfter) - (now - anchorNanos);
        if (wait < -MOST_LATENESS_NANOS) {
            // A loop that was too slow for this long will not make up for it: start again, no further behind than
            // allowed.
            long dropped = -MOST_LATENESS_NANOS - wait;
            droppedNanos += dropped;
            anchorNanos += dropped;
            return -MOST_LATENESS_NANOS;
        }
        return wait;
    }

    /**
     * Takes note that a control cycle has ended, at a simulated time [s].
     *
     * @param cycleSeconds its length [s]; a cycle that ends more than its own length after it was due is late
     */
    public void cycled(double simulatedSeconds, double cycleSeconds) {
        if (pace instanceof Pace.Times times && anchored) {
            // At the end of a cycle, the next one may begin: that is when this one should have ended.
            long allowed = Math.round(cycleSeconds / times.factor() * 1e9);
            if (nanosUntil(simulatedSeconds) < -allowed) {
                lateCycles++;
            }
        }
        measure(simulatedSeconds);
    }

    private void measure(double simulatedSeconds) {
        long now = clock.nanoTime();
        if (measuring) {
            double real = (now - lastNanos) / 1e9;
            // An exponential average whose memory is about a second of real time, whatever the length of a cycle.
            double keep = 1 / (1 + real / AVERAGED_SECONDS);
            averagedReal = keep * averagedReal + real;
            averagedSimulated = keep * averagedSimulated + simulatedSeconds - lastSeconds;
        } else {
            averagedReal = 0;
            averagedSimulated = 0;
        }
        measuring = true;
        lastNanos = now;
        lastSeconds = simulatedSeconds;
    }

    /** Simulated over real time, averaged over about the last second; 0 until there is something to average. */
    public double realTimeFactor() {
        return averagedReal > 0 ? averagedSimulated / averagedReal : 0;
    }

    /** How many cycles ended late by more than their length. */
    public long lateCycles() {
        return lateCycles;
    }

    /** Real time that the match gave up on catching up with [s]. */
    public double droppedSeconds() {
        return droppedNanos / 1e9;
    }
}
