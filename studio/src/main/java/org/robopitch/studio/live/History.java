// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.live;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The frames of a match so far, the oldest forgotten when they grow too many. Written by the thread that plays the match,
 * read by any.
 */
public final class History {
    private final long mostBytes;
    private double[] times = new double[1024];
    private byte[][] frames = new byte[1024][];
    private int first;
    private int size;
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
        if (size > 0 && times[at(size - 1)] == time) {
            bytes -= frames[at(size - 1)].length;
            size--;
        }
        if (size == frames.length) {
            grow();
        }
        int at = at(size);
        times[at] = time;
        frames[at] = frame;
        size++;
        bytes += frame.length;
        while (bytes > mostBytes && size > 1) {
            bytes -= frames[first].length;
            frames[first] = new byte[0];
            first = (first + 1) % frames.length;
            size--;
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
        int begin = Math.max(0, countUpTo(from) - 1);
        int end = countUpTo(to);
        List<byte[]> found = new ArrayList<>();
        int stride = Math.max(1, (end - begin + most - 1) / most);
        for (int i = begin; i < end; i += stride) {
            found.add(frames[at(i)]);
        }
        return found;
    }

    /** {@return time of the oldest frame kept, s; 0 if there is none} */
    public synchronized double start() {
        return size == 0 ? 0 : times[first];
    }

    /** {@return time of the newest frame, s; 0 if there is none} */
    public synchronized double end() {
        return size == 0 ? 0 : times[at(size - 1)];
    }

    /** {@return what is held, bytes} */
    public synchronized long bytes() {
        return bytes;
    }

    private int countUpTo(double time) {
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (times[at(middle)] <= time) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private int at(int index) {
        return (first + index) % frames.length;
    }

    private void grow() {
        int length = frames.length;
        byte[][] moreFrames = new byte[2 * length][];
        double[] moreTimes = Arrays.copyOf(times, 2 * length);
        for (int i = 0; i < size; i++) {
            moreFrames[i] = frames[at(i)];
            moreTimes[i] = times[at(i)];
        }
        frames = moreFrames;
        times = moreTimes;
        first = 0;
    }
}
