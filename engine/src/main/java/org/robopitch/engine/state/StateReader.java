// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.state;

/** Puts a state back. */
final class StateReader implements StateVisitor {
    private final double[] doubles;
    private final long[] longs;
    private int doubleAt;
    private int longAt;

    StateReader(Snapshot snapshot) {
        this.doubles = snapshot.doubles();
        this.longs = snapshot.longs();
    }

    @Override
    public double real(double value) {
        require(doubleAt < doubles.length);
        return doubles[doubleAt++];
    }

    @Override
    public long whole(long value) {
        require(longAt < longs.length);
        return longs[longAt++];
    }

    @Override
    public int whole(int value) {
        long found = whole((long) value);
        require(found == (int) found);
        return (int) found;
    }

    @Override
    public void reals(double[] values, int count) {
        require(count <= doubles.length - doubleAt);
        System.arraycopy(doubles, doubleAt, values, 0, count);
        doubleAt += count;
    }

    @Override
    public boolean restoring() {
        return true;
    }

    void requireEnd() {
        require(doubleAt == doubles.length && longAt == longs.length);
    }

    private static void require(boolean fits) {
        if (!fits) {
            throw new IllegalArgumentException("the numbers do not fit what is described");
        }
    }
}
