// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.state;

import java.util.Arrays;

/** Copies a state out. */
final class StateWriter implements StateVisitor {
    private double[] doubles = new double[256];
    private long[] longs = new long[64];
    private int doubleCount;
    private int longCount;

    Snapshot snapshot() {
        return new Snapshot(Arrays.copyOf(doubles, doubleCount), Arrays.copyOf(longs, longCount));
    }

    @Override
    public double real(double value) {
        room(1);
        doubles[doubleCount++] = value;
        return value;
    }

    @Override
    public long whole(long value) {
        if (longCount == longs.length) {
            longs = Arrays.copyOf(longs, 2 * longCount);
        }
        longs[longCount++] = value;
        return value;
    }

    @Override
    public void reals(double[] values, int count) {
        room(count);
        System.arraycopy(values, 0, doubles, doubleCount, count);
        doubleCount += count;
    }

    private void room(int more) {
        if (doubleCount + more > doubles.length) {
            doubles = Arrays.copyOf(doubles, 2 * (doubleCount + more));
        }
    }

    @Override
    public boolean restoring() {
        return false;
    }
}
