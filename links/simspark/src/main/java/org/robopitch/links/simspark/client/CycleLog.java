// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.client;

/**
 * How long each cycle took: the figure by which Bahia3D 2010 (sec. 5, fig. 3 and 4) judges an agent. The newest cycles
 * are kept, up to a fixed number.
 */
public final class CycleLog {
    private final long[] intervals;
    private final long[] thinking;
    private final long[] ages;
    private long count;

    /**
     * A log.
     *
     * @param capacity how many cycles it keeps
     */
    public CycleLog(int capacity) {
        intervals = new long[capacity];
        thinking = new long[capacity];
        ages = new long[capacity];
    }

    void add(long interval, long thought, long age) {
        int at = (int) (count % intervals.length);
        intervals[at] = interval;
        thinking[at] = thought;
        ages[at] = age;
        count++;
    }

    /** {@return how many cycles were recorded, among them those no longer kept} */
    public long count() {
        return count;
    }

    /** {@return how many cycles are kept} */
    public int kept() {
        return (int) Math.min(count, intervals.length);
    }

    /**
     * {@return the time spent thinking, s}
     *
     * @param index 0 for the oldest kept
     */
    public double thinking(int index) {
        return thinking[at(index)] / 1e9;
    }

    private int at(int index) {
        return (int) ((count - kept() + index) % intervals.length);
    }
}
