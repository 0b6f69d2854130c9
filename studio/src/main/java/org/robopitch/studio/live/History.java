// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.live;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;

/**
 * The frames of a match so far, the oldest forgotten when they grow too many. Written by the thread that plays the match,
 * read by any.
 */
public final class History {
    private final long mostBytes;
    private final TreeMap<Double, byte[]> frames = new TreeMap<>();
    private long bytes;

    /**
     * An empty history.
     *
     * @param mostBytes how much it may hold
     */
    public History(long mostBytes) {
        this.mostBytes = mostBytes;
    }

    /**
     * Adds the newest frame. One of the same time as the last replaces it.
     *
     * @param time simulated time, s; not before the last
     * @param frame its bytes
     */
    public synchronized void add(double time, byte[] frame) {
        byte[] before = frames.put(time, frame);
        bytes += frame.length - (before == null ? 0 : before.length);
        while (bytes > mostBytes && frames.size() > 1) {
            bytes -= frames.pollFirstEntry().getValue().length;
        }
    }

    /**
     * {@return frames between two times, both included, evenly thinned out if there are too many; the frame in force at the
     * first time comes first}
     *
     * @param from s
     * @param to s
     * @param most how many at most
     */
    public synchronized List<byte[]> between(double from, double to, int most) {
        Double inForce = frames.floorKey(from);
        double begin = inForce == null ? from : inForce;
        List<byte[]> found = new ArrayList<>();
        if (begin <= to) {
            Collection<byte[]> all = frames.subMap(begin, true, to, true).values();
            int stride = Math.max(1, (all.size() + most - 1) / most);
            int i = 0;
            for (byte[] frame : all) {
                if (i++ % stride == 0) {
                    found.add(frame);
                }
            }
        }
        return found;
    }

    /** {@return time of the oldest frame kept, s; 0 if there is none} */
    public synchronized double start() {
        return frames.isEmpty() ? 0 : frames.firstKey();
    }

    /** {@return time of the newest frame, s; 0 if there is none} */
    public synchronized double end() {
        return frames.isEmpty() ? 0 : frames.lastKey();
    }

    /** {@return what is held, bytes} */
    public synchronized long bytes() {
        return bytes;
    }
}
