// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.client;

/**
 * How long each cycle took: the figure by which Bahia3D 2010 (sec. 5, fig. 3 and 4) judges an agent. The newest cycles
 * are kept, up to a fixed number.
 */
public final class CycleLog {
    private final long[] thinking;

    /** When messages were received; written by the thread that receives. */
    private final long[] received;

    private long count;
    private long messages;

    /**
     * A log.
     *
     * @param capacity how many cycles it keeps
     */
    public CycleLog(int capacity) {
        thinking = new long[capacity];
        received = new long[capacity];
    }

    void add(long thought) {
        thinking[(int) (count % thinking.length)] = thought;
        count++;
    }

    void receive(long nanos) {
        received[(int) (messages % received.length)] = nanos;
        messages++;
    }

    /** {@return how many cycles were recorded, among them those no longer kept} */
    public long count() {
        return count;
    }

    /** {@return how many cycles are kept} */
    public int kept() {
        return (int) Math.min(count, thinking.length);
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
        return (int) ((count - kept() + index) % thinking.length);
    }

    /** {@return how many cycles of the thread that receives are kept: one less than messages} */
    public int receptions() {
        return (int) Math.max(0, Math.min(messages, received.length) - 1);
    }

    /**
     * {@return how long a cycle of the thread that receives took, from one message to the next, s}
     *
     * @param index 0 for the oldest kept
     */
    public double reception(int index) {
        long first = messages - receptions() - 1 + index;
        long from = received[(int) (first % received.length)];
        return (received[(int) ((first + 1) % received.length)] - from) / 1e9;
    }
}
