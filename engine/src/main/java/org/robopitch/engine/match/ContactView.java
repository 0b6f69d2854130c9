// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.world.Contacts;
import org.robopitch.engine.world.PlanarWorld;

/** The contacts of a planar world's last step that were felt; a ball that hit and flew on is one more, at the ball. */
public final class ContactView {
    private final PlanarWorld world;
    private final Bodies bodies;

    /**
     * Watches a world.
     *
     * @param world which
     */
    public ContactView(PlanarWorld world) {
        this.world = world;
        this.bodies = world.bodies();
    }

    /** {@return how many there were in the last step} */
    public int count() {
        Contacts contacts = world.contacts();
        int felt = world.ballHits() > 0 ? 1 : 0;
        for (int k = 0; k < contacts.count; k++) {
            if (contacts.impulse(k) > 0) {
                felt++;
            }
        }
        return felt;
    }

    /**
     * Reads where one of them is.
     *
     * @param contact which one
     * @param into receives x, y (m) and the impulse (N·s)
     */
    public void read(int contact, double[] into) {
        Contacts contacts = world.contacts();
        int left = contact;
        for (int k = 0; k < contacts.count; k++) {
            if (contacts.impulse(k) > 0 && left-- == 0) {
                read(contacts, k, into);
                return;
            }
        }
        into[0] = bodies.x[bodies.ball];
        into[1] = bodies.y[bodies.ball];
        into[2] = 0;
    }

    private void read(Contacts contacts, int k, double[] into) {
        int first = contacts.first[k];
        double headingX = bodies.headingX[first];
        double headingY = bodies.headingY[first];
        boolean two = contacts.gap(k, 1) < Contacts.NO_POINT;
        double x = two ? 0.5 * (contacts.pointX(k, 0) + contacts.pointX(k, 1)) : contacts.pointX(k, 0);
        double y = two ? 0.5 * (contacts.pointY(k, 0) + contacts.pointY(k, 1)) : contacts.pointY(k, 0);
        into[0] = bodies.x[first] + headingX * x - headingY * y;
        into[1] = bodies.y[first] + headingY * x + headingX * y;
        into[2] = contacts.impulse(k);
    }
}
