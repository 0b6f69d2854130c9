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
    private double[] doubles = new double[64];
    private long[] longs = new long[16];
    private int doubleAt;
    private int longAt;
    private boolean restoring;

    /** Makes room. */
    public StateSlot() {}

    /**
     * Copies a state out.
     *
     * @param stateful what has it now
     */
    public void keep(Stateful stateful) {
        begin(false);
        stateful.state(this);
    }

    /**
     * Puts the state that was kept last back, bit for bit.
     *
     * @param stateful what goes on with it: what it was kept from, or one set up alike
     */
    public void restore(Stateful stateful) {
        begin(true);
        stateful.state(this);
    }

    private void begin(boolean toRestore) {
        restoring = toRestore;
        doubleAt = 0;
        longAt = 0;
    }

    @Override
    public boolean restoring() {
        return restoring;
    }

    @Override
    public boolean withCaches() {
        return true;
    }

    @Override
    public double real(double value) {
        int at = doubleAt++;
        if (restoring) {
            return doubles[at];
        }
        if (at == doubles.length) {
            doubles = Arrays.copyOf(doubles, at + at / 2);
        }
        doubles[at] = value;
        return value;
    }

    @Override
    public long whole(long value) {
        int at = longAt++;
        if (restoring) {
            return longs[at];
        }
        if (at == longs.length) {
            longs = Arrays.copyOf(longs, at + at / 2);
        }
        longs[at] = value;
        return value;
    }

    @Override
    public void reals(double[] values, int count) {
        int at = doubleAt;
        doubleAt += count;
        if (restoring) {
            System.arraycopy(doubles, at, values, 0, count);
            return;
        }
        if (doubleAt > doubles.length) {
            doubles = Arrays.copyOf(doubles, doubleAt + doubleAt / 4);
        }
        System.arraycopy(values, 0, doubles, at, count);
    }
}
