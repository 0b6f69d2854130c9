// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.world.Contact;
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
            if (contacts.get(k).impulse > 0) {
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
            if (contacts.get(k).impulse > 0 && left-- == 0) {
                read(contacts.get(k), into);
                return;
            }
        }
        into[0] = bodies.body[bodies.ball].x;
        into[1] = bodies.body[bodies.ball].y;
        into[2] = 0;
    }

    private static void read(Contact contact, double[] into) {
        MovingBody body = contact.first;
        Contact.Point one = contact.point1;
        Contact.Point other = contact.point2;
        boolean two = other.gap < Contact.NO_POINT;
        double x = two ? 0.5 * (one.x + other.x) : one.x;
        double y = two ? 0.5 * (one.y + other.y) : one.y;
        into[0] = body.x + body.headingX * x - body.headingY * y;
        into[1] = body.y + body.headingY * x + body.headingX * y;
        into[2] = contact.impulse;
    }
}
