// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.share;

import org.robopitch.robot.Memory;
import org.robopitch.robot.Remembering;

/** Keeps a robot's store up to date over a radio: reads what has arrived, and sends when its slot has come. */
public final class Messenger implements Remembering {
    /** Length of a round, s. */
    public static final double ROUND = 0.06;

    /** Somebody who sends without a pause must not keep a robot from thinking: the rest is read the next time. */
    private static final int MOST_AT_ONCE = 256;

    private final RealTimeStore store;
    private final Radio radio;
    private final TdmaSlots slots;
    private final byte[] packet = new byte[RealTimeStore.LONGEST];
    private long sent;

    /**
     * A messenger.
     *
     * @param store of the robot
     * @param radio its end of the radio
     */
    public Messenger(RealTimeStore store, Radio radio) {
        this.store = store;
        this.radio = radio;
        this.slots = new TdmaSlots(store.self(), ROUND);
    }

    /**
     * Exchanges what there is to exchange; to be called often.
     *
     * @param now s
     */
    public void exchange(double now) {
        for (int i = 0; i < MOST_AT_ONCE; i++) {
            int length = radio.receive(packet, now);
            if (length < 0) {
                break;
            }
            int sender = store.unpack(packet, length, now, 0);
            if (sender >= 0) {
                slots.heard(sender, RealTimeStore.round(packet), now);
            }
        }
        if (slots.isDue(now)) {
            radio.send(packet, store.pack(now, slots.round(now), packet), now);
            sent++;
        }
    }

    /** {@return the slots as this robot sees them} */
    public TdmaSlots slots() {
        return slots;
    }

    /** {@return how many packets were sent} */
    public long sent() {
        return sent;
    }

    @Override
    public void remember(Memory memory) {
        slots.remember(memory);
        sent = memory.whole(sent);
    }
}
