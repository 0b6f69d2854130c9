// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.share;

/**
 * Slots of robots that read one clock: in one process, on the stamps of one simulator, or on computers whose clocks are
 * kept together. The clock alone says whose turn it is; no packet has any influence, and nobody has to found anything. So
 * two robots whose clocks differ by less than {@link #MARGIN} never send at the same time, even if others join, leave, start
 * again or lose packets: a packet ends at least that long before the next slot begins.
 *
 * <p>A robot that looks at its clock every 15 ms finds each of its slots; one that looks more rarely misses some, but
 * never all.
 */
public final class SharedClockSlots extends Slots {
    /** Times are sums of cycles: a slot has begun although the sum is a little short of it, s. */
    private static final double ROUNDING = 1e-7;

    /** A packet that seems to have travelled for longer, or to come from the future by so much, is from another clock, s. */
    private static final double MOST_APART = 10;

    private static final int TIME_BITS = 48;
    private static final double MILLIS = 1000;

    private long sentIn = Long.MIN_VALUE;

    /**
     * The slots as a robot sees them.
     *
     * @param self its number, from 0
     * @param robots how many the team has, the same for all of them
     */
    public SharedClockSlots(int self, int robots) {
        super(self, robots);
    }

    @Override
    public boolean isDue(double now) {
        long slot = (long) Math.floor((now + ROUNDING) / WIDTH);
        boolean ends = now - slot * WIDTH > WIDTH - LATEST + ROUNDING;
        if (turn(slot) != self || ends || slot == sentIn) {
            return false;
        }
        sentIn = slot;
        return true;
    }

    /** Whose slot it is. From round to round all move on by one, so that nobody who looks in step with rounds is left out. */
    private long turn(long slot) {
        return Math.floorMod(slot - Math.floorDiv(slot, (long) robots), (long) robots);
    }

    @Override
    public long said(double now) {
        return (long) robots << TIME_BITS | Math.round(now * MILLIS) & (1L << TIME_BITS) - 1;
    }

    @Override
    public void heard(int sender, long said, double now) {
        long sent = said << Long.SIZE - TIME_BITS >> Long.SIZE - TIME_BITS;
        if (said >>> TIME_BITS != robots || sender >= robots || Math.abs(now - sent / MILLIS) > MOST_APART) {
            contradictions++;
        }
    }
}
