// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.resolve;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.detect.Contacts;

/**
 * The impulses of the last step, two per pair of bodies. In a pile that rests they are the same again in the next step,
 * so starting from them spares the rounds that would find them anew.
 */
final class RememberedImpulses {
    private final int bodies;
    private final double[] values;
    private final int[] used;
    private int usedCount;

    RememberedImpulses(Bodies state) {
        this.bodies = state.ground + 1;
        this.values = new double[bodies * (bodies - 1) / 2 * 2];
        this.used = new int[bodies * (bodies - 1) / 2];
        this.usedCount = used.length;
        for (int i = 0; i < used.length; i++) {
            used[i] = 2 * i;
        }
    }

    /** Where the two impulses of a pair are, whichever body is named first. */
    int slot(int one, int other) {
        int low = Math.min(one, other);
        int high = Math.max(one, other);
        return 2 * (high * (high - 1) / 2 + low);
    }

    double[] values() {
        return values;
    }

    void forget() {
        for (int i = 0; i < usedCount; i++) {
            values[used[i]] = 0;
            values[used[i] + 1] = 0;
        }
        usedCount = 0;
    }

    void keep(Contacts contacts, Rows rows) {
        forget();
        for (int k = 0; k < contacts.count; k++) {
            if (rows.pushed(k)) {
                int slot = slot(contacts.first[k], contacts.second[k]);
                boolean taken = values[slot] + values[slot + 1] > 0;
                // A robot between two walls has two contacts with the ground: neither is remembered.
                values[slot] = taken ? 0 : rows.impulse1(k);
                values[slot + 1] = taken ? 0 : rows.impulse2(k);
                used[usedCount++] = slot;
            }
        }
    }
}
