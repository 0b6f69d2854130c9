// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

/**
 * The whole state of a world at one moment, as plain numbers.
 *
 * @param doubles positions, velocities and what drives remember; not to be written
 * @param longs counters, flags and random streams; not to be written
 */
@SuppressWarnings("ArrayRecordComponent") // a value only in the sense of a saved state: compared by its hash
public record Snapshot(double[] doubles, long[] longs) {

    /** {@return a hash of every bit of the state} */
    public long hash() {
        long hash = 0x243F6A8885A308D3L;
        for (double value : doubles) {
            hash = mix(hash, Double.doubleToRawLongBits(value));
        }
        for (long value : longs) {
            hash = mix(hash, value);
        }
        return hash;
    }

    private static long mix(long hash, long value) {
        long mixed = (hash ^ value) * 0x9E3779B97F4A7C15L;
        return mixed ^ (mixed >>> 29);
    }
}
