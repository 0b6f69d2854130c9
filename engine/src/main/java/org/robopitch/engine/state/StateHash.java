// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.state;

/** Hashes every bit of a state, in the order of its description, without allocating. */
public final class StateHash implements StateVisitor {
    private static final long START = 0x243F6A8885A308D3L;

    private long hash = START;

    /** A hash of nothing yet. */
    public StateHash() {}

    /**
     * {@return the hash of everything that something remembers}
     *
     * @param stateful what
     */
    public static long of(Stateful stateful) {
        StateHash visitor = new StateHash();
        stateful.state(visitor);
        return visitor.hash;
    }

    @Override
    public double real(double value) {
        hash = mix(hash, Double.doubleToRawLongBits(value));
        return value;
    }

    @Override
    public long whole(long value) {
        hash = mix(hash, value);
        return value;
    }

    @Override
    public boolean restoring() {
        return false;
    }

    static long start() {
        return START;
    }

    static long mix(long hash, long value) {
        long mixed = (hash ^ value) * 0x9E3779B97F4A7C15L;
        return mixed ^ (mixed >>> 29);
    }
}
