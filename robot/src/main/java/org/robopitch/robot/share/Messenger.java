// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.share;

import org.robopitch.robot.Remembering;

/** Keeps a robot's store up to date over a radio: reads what has arrived, and sends when its slot has come. */
public final class Messenger implements Remembering {
    /** Somebody who sends without a pause must not keep a robot from thinking: the rest is read the next time. */
    private static final int MOST_AT_ONCE = 256;

    private final transient RealTimeStore store;
    private final Radio radio;
    private final Slots slots;
    private final byte[] packet = new byte[RealTimeStore.LONGEST];
    private long sent;

    /**
     * A messenger.
     *
     * @param store of the robot
     * @param radio its end of the radio
     * @param slots when it may send
     */
    public Messenger(RealTimeStore store, Radio radio, Slots slots) {
        this.store = store;
        this.radio = radio;
        this.slots = slots;
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
                slots.heard(sender, RealTimeStore.said(packet), now);
            }
        }
        if (slots.isDue(now)) {
            radio.send(packet, store.pack(now, slots.said(now), packet), now);
            sent++;
        }
    }

    /** {@return when this robot may send} */
    public Slots slots() {
        return slots;
    }

    /** {@return how many packets were sent} */
    public long sent() {
        return sent;
    }
}
