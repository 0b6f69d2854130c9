// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.PrintWriter;
import java.util.Locale;

/** Says how far a long command is, how fast it goes and how long it will take: one line that is written over. */
final class ProgressLine {
    private static final int CELLS = 30;
    private static final long TERMINAL_NANOS = 200_000_000L;
    private static final long FILE_NANOS = 10_000_000_000L;

    private final PrintWriter out;
    private final String unit;
    private final boolean terminal;
    private final long begin = System.nanoTime();
    private long last;
    private int first = -1;

    /**
     * A line.
     *
     * @param out where to, usually the error stream
     * @param unit what is counted, such as "matches"
     */
    ProgressLine(PrintWriter out, String unit) {
        this.out = out;
        this.unit = unit;
        this.terminal = System.console() != null;
    }

    /** Shows that so many of all are done; seldom enough not to cost anything. */
    void show(int done, int all) {
        long now = System.nanoTime();
        if (first < 0) {
            first = done;
        }
        if (now - last < (terminal ? TERMINAL_NANOS : FILE_NANOS) && done < all) {
            return;
        }
        last = now;
        double seconds = (now - begin) / 1e9;
        double rate = seconds > 0 ? (done - first) / seconds : 0;
        String left = rate > 0 ? clock((all - done) / rate) : "–:––";
        int full = all > 0 ? CELLS * done / all : CELLS;
        String line = String.format(
                Locale.ROOT,
                "[%s%s] %d of %d %s, %.1f a second, %s left",
                "#".repeat(full),
                " ".repeat(CELLS - full),
                done,
                all,
                unit,
                rate,
                left);
        if (terminal) {
            out.print("\r" + line + "   ");
            if (done >= all) {
                out.println();
            }
        } else {
            out.println(line);
        }
        out.flush();
    }

    private static String clock(double seconds) {
        long whole = Math.round(seconds);
        return whole >= 3600
                ? String.format("%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60)
                : String.format("%d:%02d", whole / 60, whole % 60);
    }
}
