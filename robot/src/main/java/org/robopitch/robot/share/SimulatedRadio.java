// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.share;

import java.util.function.DoubleSupplier;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;
import org.robopitch.robot.Remembering;

/** A radio between robots in one process, with loss and delay. */
public final class SimulatedRadio implements Remembering {
    private static final int QUEUED = 64;

    private final double loss;
    private final double delay;
    private final DoubleSupplier chance;
    private final Queue[] inboxes;

    /**
     * A radio.
     *
     * @param robots how many it connects
     * @param loss probability that a packet does not reach a robot, 0 … 1
     * @param delay how long packets travel, s
     * @param chance numbers between 0 and 1; asked only if packets can be lost
     */
    public SimulatedRadio(int robots, double loss, double delay, DoubleSupplier chance) {
        this.loss = loss;
        this.delay = delay;
        this.chance = chance;
        this.inboxes = new Queue[robots];
        for (int i = 0; i < robots; i++) {
            inboxes[i] = new Queue();
        }
    }

    /**
     * {@return the end of it that a robot has}
     *
     * @param robot its number, from 0
     */
    public Radio of(int robot) {
        return new Radio() {
            @Override
            public void send(byte[] packet, int length, double now) {
                for (int i = 0; i < inboxes.length; i++) {
                    if (i != robot && !(loss > 0 && chance.getAsDouble() < loss)) {
                        inboxes[i].add(packet, length, now + delay);
                    }
                }
            }

            @Override
            public int receive(byte[] packet, double now) {
                return inboxes[robot].take(packet, now);
            }
        };
    }

    /** Packets on their way to a robot; the oldest are overwritten by a robot that does not listen. */
    private static final class Queue implements Stateful {
        private final byte[][] packets = new byte[QUEUED][RealTimeStore.LONGEST];
        private final int[] lengths = new int[QUEUED];
        private final double[] arrive = new double[QUEUED];
        private int first;
        private int count;

        void add(byte[] packet, int length, double when) {
            if (count == QUEUED) {
                first = (first + 1) % QUEUED;
                count--;
            }
            int at = (first + count) % QUEUED;
            System.arraycopy(packet, 0, packets[at], 0, length);
            lengths[at] = length;
            arrive[at] = when;
            count++;
        }

        int take(byte[] packet, double now) {
            if (count == 0 || arrive[first] > now + 1e-9) {
                return -1;
            }
            int at = first;
            first = (first + 1) % QUEUED;
            count--;
            System.arraycopy(packets[at], 0, packet, 0, lengths[at]);
            return lengths[at];
        }

        @Override
        public void state(StateVisitor visitor) {
            first = visitor.whole(first);
            count = visitor.whole(count);
            for (int i = 0; i < count; i++) {
                int at = (first + i) % QUEUED;
                arrive[at] = visitor.real(arrive[at]);
                lengths[at] = visitor.whole(lengths[at]);
                for (int k = 0; k < lengths[at]; k++) {
                    packets[at][k] = (byte) visitor.whole((int) packets[at][k]);
                }
            }
        }
    }
}
