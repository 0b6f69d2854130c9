// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import java.util.Arrays;
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
    private int[] pairs = new int[8];
    private double[] values = new double[16];
    private int count;

    /** Where the last pair was found: contacts come in much the same order as in the last step. */
    private int found;

    /** What was last read at point 1, N·s. */
    double impulse1;

    /** The same at point 2, N·s. */
    double impulse2;

    @Override
    public void state(StateVisitor visitor) {
        count = visitor.whole(count);
        makeRoom(count);
        for (int i = 0; i < count; i++) {
            pairs[i] = visitor.whole(pairs[i]);
        }
        visitor.reals(values, 2 * count);
    }

    private void makeRoom(int most) {
        if (pairs.length < most) {
            pairs = Arrays.copyOf(pairs, 2 * most);
            values = Arrays.copyOf(values, 4 * most);
        }
    }

    /** Whether anything is remembered at all. */
    boolean any() {
        return count > 0;
    }

    /** Reads the impulses of a contact in the last step; says whether there were any. */
    boolean read(Contact c) {
        int pair = pair(c);
        for (int i = 0; i < count; i++) {
            found = found + 1 < count ? found + 1 : 0;
            if (pairs[found] == pair) {
                int swap = swapped(c) ? 1 : 0;
                impulse1 = values[2 * found + swap];
                impulse2 = values[2 * found + 1 - swap];
                return impulse1 + impulse2 > 0;
            }
        }
        return false;
    }

    void forget() {
        count = 0;
    }

    /** Remembers the impulses of the contacts that press; nothing must be remembered before. */
    void keep(Impulses impulses) {
        makeRoom(impulses.joinedCount);
        for (int i = 0; i < impulses.joinedCount; i++) {
            Contact c = impulses.joined[i];
            if (c.impulse > 0) {
                int pair = pair(c);
                // A robot between two walls has two contacts with the ground, one after the other: neither is
                // remembered.
                boolean again = count > 0 && pairs[count - 1] == pair;
                int at = again ? count - 1 : count++;
                int swap = swapped(c) ? 1 : 0;
                pairs[at] = pair;
                values[2 * at + swap] = again ? 0 : c.point1.impulse;
                values[2 * at + 1 - swap] = again ? 0 : c.point2.impulse;
            }
        }
    }

    /** The number of a pair, whichever body is named first. */
    private static int pair(Contact c) {
        int low = Math.min(c.first.index, c.second.index);
        int high = Math.max(c.first.index, c.second.index);
        return high * (high - 1) / 2 + low;
    }

    /** A point's row of spin is how far left of the first body's origin it is, looking at the second body. */
    private static boolean swapped(Contact c) {
        boolean secondIsLeft = c.point2.firstSpin > c.point1.firstSpin;
        return c.point2.gap < Contact.NO_POINT && secondIsLeft == c.first.index < c.second.index;
    }
}
