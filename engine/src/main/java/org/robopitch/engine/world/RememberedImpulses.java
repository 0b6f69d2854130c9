// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import java.util.Arrays;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/**
 * The impulses of the last step, two per pair of bodies. In a pile at rest they are the same in the next step, so starting
 * from them saves rounds.
 *
 * <p>Which of a contact's points is called the first, and which of its bodies, may change from step to step. So the
 * impulses are kept by where they act: first the left one, as seen from the body with the lower index.
 */
final class RememberedImpulses implements Stateful {
    private final Bodies state;
    private final double[] values;
    private int[] used;
    private int usedCount;
    private boolean anyMayBeSet;

    /** What was last read at point 1, N·s. */
    double impulse1;

    /** The same at point 2, N·s. */
    double impulse2;

    RememberedImpulses(Bodies state) {
        this.state = state;
        int bodies = state.ground + 1;
        int pairs = bodies * (bodies - 1) / 2;
        this.values = new double[2 * pairs];
        this.used = new int[pairs];
    }

    @Override
    public void state(StateVisitor visitor) {
        if (visitor.withCaches()) {
            few(visitor);
        } else {
            anyMayBeSet = true;
            visitor.reals(values);
        }
    }

    /** The same as the list of those that are not 0, mostly short. */
    private void few(StateVisitor visitor) {
        if (visitor.restoring()) {
            forget();
        } else if (anyMayBeSet) {
            listAll();
        }
        usedCount = visitor.whole(usedCount);
        if (used.length < usedCount) {
            used = new int[2 * usedCount];
        }
        for (int i = 0; i < usedCount; i++) {
            used[i] = visitor.whole(used[i]);
            values[used[i]] = visitor.real(values[used[i]]);
            values[used[i] + 1] = visitor.real(values[used[i] + 1]);
        }
    }

    private void listAll() {
        usedCount = 0;
        for (int slot = 0; slot < values.length; slot += 2) {
            if (values[slot] + values[slot + 1] > 0) {
                used[usedCount++] = slot;
            }
        }
        anyMayBeSet = false;
    }

    /** Reads the impulses of a contact in the last step; says whether there were any. */
    boolean read(Contacts contacts, int k) {
        int slot = slot(contacts, k);
        if (isInMouth(contacts, k)) {
            impulse1 = values[slot + lip(contacts, k)];
            impulse2 = 0;
            return impulse1 > 0;
        }
        if (!(values[slot] + values[slot + 1] > 0)) {
            return false;
        }
        int swap = swapped(contacts, k) ? 1 : 0;
        impulse1 = values[slot + swap];
        impulse2 = values[slot + 1 - swap];
        return true;
    }

    /** Whether anything may be remembered at all. */
    boolean any() {
        return usedCount > 0 || anyMayBeSet;
    }

    void forget() {
        if (anyMayBeSet) {
            Arrays.fill(values, 0);
            anyMayBeSet = false;
        }
        for (int i = 0; i < usedCount; i++) {
            values[used[i]] = 0;
            values[used[i] + 1] = 0;
        }
        usedCount = 0;
    }

    /** Remembers the impulses of the contacts that press; nothing must be remembered before. */
    void keep(Contacts contacts, Impulses impulses, int[] pressing, int count) {
        for (int i = 0; i < count; i++) {
            int k = pressing[i];
            double impulse1 = impulses.impulse(k, 0);
            double impulse2 = impulses.impulse(k, 1);
            if (impulse1 + impulse2 > 0) {
                int slot = slot(contacts, k);
                if (isInMouth(contacts, k)) {
                    int place = slot + lip(contacts, k);
                    values[place] = values[place] > 0 ? 0 : impulse1;
                } else {
                    boolean swapped = swapped(contacts, k);
                    boolean taken = values[slot] + values[slot + 1] > 0;
                    // A robot between two walls has two contacts with the ground: neither is remembered.
                    values[slot] = taken ? 0 : swapped ? impulse2 : impulse1;
                    values[slot + 1] = taken ? 0 : swapped ? impulse1 : impulse2;
                }
                if (usedCount == used.length) {
                    used = Arrays.copyOf(used, 2 * usedCount);
                }
                used[usedCount++] = slot;
            }
        }
    }

    /** A ball can touch both lips of a mouth, at one point each; another robot has one place for it. */
    private boolean isInMouth(Contacts contacts, int k) {
        return contacts.second[k] == state.ball
                && contacts.first[k] != state.ground
                && state.rim(contacts.first[k]).hasMouths();
    }

    /** Which lip of a mouth it is: 0 for the left one. */
    private static int lip(Contacts contacts, int k) {
        return contacts.firstSpin(k, 0) > 0 ? 0 : 1;
    }

    /** Where the two impulses of a pair are, whichever body is named first. */
    private static int slot(Contacts contacts, int k) {
        int low = Math.min(contacts.first[k], contacts.second[k]);
        int high = Math.max(contacts.first[k], contacts.second[k]);
        return 2 * (high * (high - 1) / 2 + low);
    }

    /** A point's row of spin is how far left of the first body's origin it is, looking at the second body. */
    private static boolean swapped(Contacts contacts, int k) {
        boolean secondIsLeft = contacts.firstSpin(k, 1) > contacts.firstSpin(k, 0);
        return contacts.gap(k, 1) < Contacts.NO_POINT && secondIsLeft == contacts.first[k] < contacts.second[k];
    }
}
