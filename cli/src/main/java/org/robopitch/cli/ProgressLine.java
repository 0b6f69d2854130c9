// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.robopitch.runner.guard.Daemon;
import org.robopitch.runner.pace.Clock;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Shows how far a long command is and how long it still takes: one line on the error stream that is drawn over, and only
 * if that is a terminal. A command that ends within a second shows none, and none is left when it ends.
 */
public final class ProgressLine implements AutoCloseable {
    /** Set by the launcher if the error stream is a terminal, which Java cannot tell. */
    private static final String TERMINAL = "robopitch.terminal";

    private static final int CELLS = 30;
    private static final long QUIET_NANOS = 1_000_000_000L;
    private static final long DRAW_MILLIS = 200;

    private final PrintWriter out;
    private final String unit;
    private final Clock clock;
    private final long begin;
    private final @Nullable ScheduledExecutorService drawing;
    private long first = -1;
    private long done;
    private long all;
    private double share;
    private double limitSeconds = Double.POSITIVE_INFINITY;
    private String label = "";
    private int parts;
    private int width;

    /**
     * A line for a command.
     *
     * @param unit what is counted, such as "matches"; empty if only a share is known
     */
    public ProgressLine(CommandSpec spec, String unit) {
        this(spec.commandLine().getErr(), unit, Clock.SYSTEM, isTerminal());
    }

    ProgressLine(PrintWriter out, String unit, Clock clock, boolean terminal) {
        this.out = out;
        this.unit = unit;
        this.clock = clock;
        this.begin = clock.nanoTime();
        this.drawing = terminal ? drawing() : null;
    }

    private static boolean isTerminal() {
        return Boolean.getBoolean(TERMINAL) || System.console() != null;
    }

    private ScheduledExecutorService drawing() {
        ScheduledExecutorService made = Executors.newSingleThreadScheduledExecutor(Daemon.named("progress"));
        made.scheduleWithFixedDelay(this::draw, DRAW_MILLIS, DRAW_MILLIS, TimeUnit.MILLISECONDS);
        return made;
    }

    /** Takes note that so many of all are done; what was done at the first call does not count for the speed. */
    public synchronized void show(long doneNow, long ofAll) {
        if (first < 0) {
            first = doneNow > 0 && doneNow < ofAll ? doneNow - 1 : 0;
        }
        done = doneNow;
        all = ofAll;
        share = ofAll > 0 ? (double) doneNow / ofAll : 1;
    }

    /** Takes note that a share of the work is done, 0 to 1. */
    public synchronized void share(double doneNow) {
        share = doneNow;
    }

    /** Takes note that the next of so many parts begins, and what it is. */
    public synchronized void part(String name, int ofAll) {
        label = name.endsWith(" ...") ? name.substring(0, name.length() - 4) : name;
        show(parts, Math.max(ofAll, parts + 1));
        parts++;
    }

    /** Takes note that the command ends after so many seconds at the latest, counted from its start. */
    public synchronized void endsAfter(double seconds) {
        limitSeconds = seconds;
    }

    /** Lets something be printed that stays, without the line in its way. */
    public synchronized void print(Runnable lines) {
        clear();
        lines.run();
    }

    /** Draws the line as it is now, but not in the first second. */
    synchronized void draw() {
        long nanos = clock.nanoTime() - begin;
        boolean nothingKnown = all == 0 && share == 0 && Double.isInfinite(limitSeconds);
        if (nanos < QUIET_NANOS || nothingKnown) {
            return;
        }
        String line = text(nanos / 1e9);
        out.print("\r" + line + " ".repeat(Math.max(0, width - line.length())));
        out.flush();
        width = line.length();
    }

    private String text(double seconds) {
        double part = Math.min(1, Double.isInfinite(limitSeconds) ? share : Math.max(share, seconds / limitSeconds));
        int full = (int) (CELLS * part);
        String bar = "[" + "#".repeat(full) + " ".repeat(CELLS - full) + "] ";
        String count = all > 0 && !unit.isEmpty()
                ? String.format(Locale.ROOT, "%d of %d %s", done, all, unit)
                : String.format(Locale.ROOT, "%.0f %%", 100 * part);
        String what = label.isEmpty() ? "" : ": " + label;
        return bar + count + speed(seconds) + ", " + left(seconds) + what;
    }

    private String speed(double seconds) {
        return all > 0 && done > first && !unit.isEmpty()
                ? String.format(Locale.ROOT, ", %.1f/s", (done - first) / seconds)
                : "";
    }

    private String left(double seconds) {
        double skipped = all > 0 ? (double) Math.max(0, first) / all : 0;
        double rate = (share - skipped) / seconds;
        double least = limitSeconds - seconds;
        if (rate > 0) {
            least = Math.min(least, (1 - share) / rate);
        }
        return Double.isInfinite(least) ? "time left unknown" : clock(Math.max(0, least)) + " left";
    }

    private void clear() {
        if (width > 0) {
            out.print("\r" + " ".repeat(width) + "\r");
            out.flush();
            width = 0;
        }
    }

    /** Ends the drawing and leaves an empty line. */
    @Override
    public void close() {
        if (drawing != null) {
            drawing.shutdownNow();
        }
        synchronized (this) {
            clear();
        }
    }

    private static String clock(double seconds) {
        long whole = Math.round(seconds);
        return whole >= 3600
                ? String.format(Locale.ROOT, "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60)
                : String.format(Locale.ROOT, "%d:%02d", whole / 60, whole % 60);
    }
}
