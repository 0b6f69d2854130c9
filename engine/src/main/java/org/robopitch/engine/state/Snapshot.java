// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.state;

/**
 * A whole state at one moment, as plain numbers.
 *
 * @param doubles positions, velocities, times; not to be written
 * @param longs counters, flags, choices, texts and random streams; not to be written
 */
@SuppressWarnings("ArrayRecordComponent") // a value only in the sense of a saved state: compared by its hash
public record Snapshot(double[] doubles, long[] longs) {
    /**
     * {@return the state of something}
     *
     * @param stateful what
     */
    public static Snapshot of(Stateful stateful) {
        StateSlot slot = new StateSlot(false, new double[256], new long[64]);
        slot.keep(stateful);
        return slot.snapshot();
    }

    /**
     * Returns something to this state, bit for bit.
     *
     * @param stateful what this was taken from, or one set up alike
     * @throws IllegalArgumentException if it is of another kind; it is as before then
     */
    public void restore(Stateful stateful) {
        Snapshot before = of(stateful);
        try {
            read(stateful);
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            before.read(stateful);
            throw new IllegalArgumentException(
                    "the snapshot is of another kind of world or match: it has " + doubles.length + " and "
                            + longs.length + " numbers, here are " + before.doubles.length + " and "
                            + before.longs.length,
                    e);
        }
    }

    private void read(Stateful stateful) {
        new StateSlot(false, doubles, longs).restore(stateful);
    }

    /** {@return a hash of every bit of the state} */
    public long hash() {
        long hash = StateHash.start();
        for (double value : doubles) {
            hash = StateHash.mix(hash, Double.doubleToRawLongBits(value));
        }
        for (long value : longs) {
            hash = StateHash.mix(hash, value);
        }
        return hash;
    }
}
