// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

/** Simulated seconds and the nanoseconds that MCAP counts in. */
final class RecordingTime {
    private RecordingTime() {}

    static long toNanoseconds(double seconds) {
        if (!(seconds >= 0 && seconds < 9e9)) {
            throw new IllegalArgumentException("time: expected 0 s or later, found " + seconds);
        }
        return Math.round(seconds * 1e9);
    }

    /** The same for bounds of a search, where any number makes sense. */
    static long toBound(double seconds) {
        return Math.round(seconds * 1e9);
    }

    static double toSeconds(long nanoseconds) {
        return nanoseconds / 1e9;
    }
}
