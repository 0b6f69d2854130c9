// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.body.Bodies;

/** Asks a league what robots do at walls: those that touch nothing but one wall. All others get an impulse there. */
final class WallRule {
    private final Bodies bodies;
    private final @Nullable WallHandler handler;

    WallRule(Bodies bodies, @Nullable WallHandler handler) {
        this.bodies = bodies;
        this.handler = handler;
    }

    boolean exists() {
        return handler != null;
    }

    /** Lets the only contact of two bodies follow the rule, if it is of a robot and a wall; says whether it did. */
    boolean touch(Contacts c, int k, boolean closes1, boolean closes2) {
        return handler != null && c.cornersOnWall[k] && handler.touch(bodies, c, k, closes1, closes2);
    }

    /**
     * The same for one of several contacts, whose velocities are with the impulses.
     *
     * @param enough a point that lacks no more speed than this does not close, m/s
     * @param within bodies that are nearer touch, m
     */
    boolean touch(Contacts c, int k, Impulses impulses, double enough, double within) {
        if (!c.cornersOnWall[k]) {
            return false;
        }
        boolean closes1 = impulses.lacking(k, 0) > enough;
        boolean closes2 = impulses.lacking(k, 1) > enough;
        boolean ruled = (closes1 || closes2)
                && impulses.copies(c.first[k]) == 1
                && !touchesAnother(c, k, within)
                && touch(c, k, closes1, closes2);
        if (ruled) {
            impulses.read(c.first[k]);
        }
        return ruled;
    }

    /** Whether the first body of a contact touches something else too. */
    private static boolean touchesAnother(Contacts c, int k, double within) {
        for (int m = 0; m < c.count; m++) {
            boolean same = c.first[m] == c.first[k] || c.second[m] == c.first[k];
            if (m != k && same && c.gap(m) < within) {
                return true;
            }
        }
        return false;
    }
}
