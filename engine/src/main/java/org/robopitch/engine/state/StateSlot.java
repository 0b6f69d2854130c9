// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.state;

import java.util.Arrays;

/**
 * Room for one of many states that take turns in the same {@link Stateful}. States go in and out without allocating, and with
 * them what could be found again ({@link StateVisitor#withCaches}), so that it need not be.
 *
 * <p>A state takes much less memory than what it is played in, so many of them stay in the processor's cache.
 */
public final class StateSlot implements StateVisitor {
    private final boolean withCaches;
    private double[] doubles;
    private long[] longs;
    private int doubleCount;
    private int longCount;
    private int doubleAt;
    private int longAt;
    private boolean restoring;

    /** Makes room. */
    public StateSlot() {
        this(true, new double[64], new long[16]);
    }

    /** With what is kept already, or with room that grows. */
    StateSlot(boolean withCaches, double[] doubles, long[] longs) {
        this.withCaches = withCaches;
        this.doubles = doubles;
        this.longs = longs;
        this.doubleCount = doubles.length;
        this.longCount = longs.length;
    }

    /**
     * Copies a state out.
     *
     * @param stateful what has it now
     */
    public void keep(Stateful stateful) {
        visit(stateful, false);
        doubleCount = doubleAt;
        longCount = longAt;
    }

    /**
     * Puts the state that was kept last back, bit for bit.
     *
     * @param stateful what goes on with it: what it was kept from, or one set up alike
     * @throws IllegalArgumentException if it is of another kind; it may have changed then
     */
    public void restore(Stateful stateful) {
        visit(stateful, true);
        require(doubleAt == doubleCount && longAt == longCount);
    }

    private void visit(Stateful stateful, boolean toRestore) {
        restoring = toRestore;
        doubleAt = 0;
        longAt = 0;
        stateful.state(this);
    }

    Snapshot snapshot() {
        return new Snapshot(Arrays.copyOf(doubles, doubleCount), Arrays.copyOf(longs, longCount));
    }

    @Override
    public boolean restoring() {
        return restoring;
    }

    @Override
    public boolean withCaches() {
        return withCaches;
    }

    @Override
    public double real(double value) {
        int at = doubleAt++;
        if (restoring) {
            require(at < doubleCount);
            return doubles[at];
        }
        if (at == doubles.length) {
            doubles = Arrays.copyOf(doubles, 2 * at);
        }
        doubles[at] = value;
        return value;
    }

    @Override
    public long whole(long value) {
        int at = longAt++;
        if (restoring) {
            require(at < longCount);
            return longs[at];
        }
        if (at == longs.length) {
            longs = Arrays.copyOf(longs, 2 * at);
        }
        longs[at] = value;
        return value;
    }

    @Override
    public int whole(int value) {
        long found = whole((long) value);
        require(found == (int) found);
        return (int) found;
    }

    @Override
    public void reals(double[] values, int count) {
        int at = doubleAt;
        doubleAt += count;
        if (restoring) {
            require(doubleAt <= doubleCount);
            System.arraycopy(doubles, at, values, 0, count);
            return;
        }
        if (doubleAt > doubles.length) {
            doubles = Arrays.copyOf(doubles, 2 * doubleAt);
        }
        System.arraycopy(values, 0, doubles, at, count);
    }

    private static void require(boolean fits) {
        if (!fits) {
            throw new IllegalArgumentException("the numbers do not fit what is described");
        }
    }
}
