// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Side;
import org.robopitch.runner.frame.FrameListener;
import org.robopitch.runner.frame.MatchFrame;

/**
 * Keeps in memory what was commanded and done in a match from its beginning. Written by the thread that plays it, read by
 * any. When it has grown too long it is given up: a log without its beginning is of no use.
 */
public final class CommandLog implements FrameListener {
    private static final long MOST_NUMBERS = 24L << 20;

    private final Match match;
    private final List<Entry> entries = new ArrayList<>();
    private long numbers;

    private record Entry(int source, long step, double[] values) {}

    private static final int OPERATOR = -1;

    /** Begins with a match that has not begun. */
    public CommandLog(Match match) {
        this.match = match;
    }

    /** Whether it still has everything. */
    public synchronized boolean complete() {
        return numbers <= MOST_NUMBERS;
    }

    @Override
    public void cycled(MatchFrame frame) {}

    @Override
    public void operated(MatchFrame frame, OperatorAction action) {
        add(OPERATOR, action.encode());
    }

    @Override
    public void commanded(Side side, double[] values) {
        add(side.ordinal(), values.clone());
    }

    private synchronized void add(int source, double[] values) {
        numbers += values.length;
        if (complete()) {
            entries.add(new Entry(source, match.game().world().steps(), values));
        } else {
            entries.clear();
        }
    }

    /** What was commanded so far, from the beginning. */
    public synchronized CommandSource read() {
        List<Entry> kept = List.copyOf(entries);
        return new Entries(0, index -> index < kept.size() ? kept.get(index) : null);
    }

    /** What is commanded from a step on, also what will be. */
    synchronized CommandSource follow(long step) {
        return new Entries(first(step), this::entry);
    }

    /** Whether a person did something at a step. */
    public synchronized boolean operatedAt(long step) {
        for (int i = first(step); i < entries.size() && entries.get(i).step == step; i++) {
            if (entries.get(i).source == OPERATOR) {
                return true;
            }
        }
        return false;
    }

    /** The index of the first entry that is not before a step. */
    private int first(long step) {
        int low = 0;
        int high = entries.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (entries.get(middle).step < step) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private synchronized @Nullable Entry entry(int index) {
        return index < entries.size() ? entries.get(index) : null;
    }

    private static final class Entries implements CommandSource {
        private final IntFunction<@Nullable Entry> list;
        private int next;

        Entries(int first, IntFunction<@Nullable Entry> list) {
            this.next = first;
            this.list = list;
        }

        private @Nullable Entry next(int source, long step) {
            Entry entry = list.apply(next);
            return entry == null || entry.source != source || entry.step != step ? null : entry;
        }

        @Override
        public void operate(Match again, long step) {
            for (Entry entry = next(OPERATOR, step); entry != null; entry = next(OPERATOR, step)) {
                again.operate(OperatorAction.decode(entry.values));
                next++;
            }
        }

        @Override
        public double @Nullable [] take(int side, long step, int size) {
            Entry entry = next(side, step);
            if (entry == null || entry.values.length != size) {
                return null;
            }
            next++;
            return entry.values;
        }
    }
}
