// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.share;

import org.robopitch.robot.Remembering;

/**
 * When a robot may send: rounds are divided into a slot for each robot of the team, whether it is there or not, so that a
 * round's length depends on the team's size alone, and nobody's slot changes when somebody joins or leaves. What the
 * robots have to agree on is when a round begins: {@link SharedClockSlots} take it from a clock that all of them have,
 * {@link OwnClockSlots} from each other's packets.
 *
 * <p>Time is a number that the caller passes in. A robot never sends outside its slot: if it does not look at its clock in
 * time, it says nothing in that round.
 */
public abstract class Slots implements Remembering {
    /** Length of a slot, s. */
    public static final double WIDTH = 0.018;

    /** For how long a packet occupies the radio at most, s: 512 bytes at 4 Mbit/s. */
    public static final double AIRTIME = 0.001;

    /** By how much the robots may differ in when a slot begins, s. */
    public static final double MARGIN = 0.002;

    /** How long before the end of its slot a robot may begin to send at the latest, s. */
    public static final double LATEST = AIRTIME + MARGIN;

    final int self;
    final int robots;
    long contradictions;

    /**
     * The slots as a robot sees them.
     *
     * @param self its number, from 0
     * @param robots how many the team has, the same for all of them
     */
    Slots(int self, int robots) {
        if (self < 0 || self >= robots || robots > RealTimeStore.ROBOTS) {
            throw new IllegalArgumentException("a robot's number must be between 0 and " + (robots - 1)
                    + " in a team of at most " + RealTimeStore.ROBOTS + ", but is " + self);
        }
        this.self = self;
        this.robots = robots;
    }

    /**
     * {@return whether it is time to send now; to be asked often, and followed by sending if so}
     *
     * @param now s
     */
    public abstract boolean isDue(double now);

    /**
     * {@return what a packet says about slots}
     *
     * @param now when the packet is sent, s
     */
    public abstract long said(double now);

    /**
     * Takes note of a packet.
     *
     * @param sender who sent it
     * @param said what came with it
     * @param now when it came, s
     */
    public abstract void heard(int sender, long said, double now);

    /** {@return how many packets contradicted the way this robot counts slots, so that its team is set up wrongly} */
    public final long contradictions() {
        return contradictions;
    }
}
