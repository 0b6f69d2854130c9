// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario;

import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.body.Wall;
import org.robopitch.engine.world.Contact;
import org.robopitch.engine.world.Contacts;
import org.robopitch.engine.world.PlanarWorld;

/**
 * The contacts of the engine's planar world. Bodies touch when an impulse passed or nothing is between them; they part when
 * there is a visible gap, so that a contact at rest is one contact.
 */
public final class PlanarContacts extends ContactEvents {
    private static final String BEGIN = "contact-begin";
    private static final double TOUCHING = 2e-5;
    private static final double APART = 1e-4;

    private final PlanarWorld world;
    private final MovingBody ball;
    private final double[] normal = new double[2];

    /**
     * Watches a world.
     *
     * @param world which world
     */
    public PlanarContacts(PlanarWorld world) {
        super(world, world.bodies());
        this.world = world;
        this.ball = bodies().body[bodies().ball];
    }

    @Override
    protected void look() {
        Contacts contacts = world.contacts();
        for (int k = 0; k < contacts.count; k++) {
            Contact contact = contacts.get(k);
            if (contact.impulse > 0 || contact.gap() <= TOUCHING) {
                touch(contact);
            }
        }
        if (world.ballHits() > 0) {
            touchBall();
        }
    }

    private void touch(Contact contact) {
        MovingBody first = contact.first;
        Contact.Point point1 = contact.point1;
        Contact.Point point2 = contact.point2;
        // Where the nearer of two points is, or between them if both touch.
        double share = Math.abs(point1.gap - point2.gap) <= TOUCHING ? 0.5 : point1.gap < point2.gap ? 0 : 1;
        double x = point1.x + share * (point2.x - point1.x);
        double y = point1.y + share * (point2.y - point1.y);
        touch(
                BEGIN,
                first.index,
                contact.second.index,
                first.x + first.headingX * x - first.headingY * y,
                first.y + first.headingY * x + first.headingX * y);
    }

    /** The ball bounced inside the step; it hit what it could have come from since. */
    private void touchBall() {
        double path = world.stepSeconds() * (Math.abs(ball.along) + Math.abs(ball.across));
        int nearest = bodies().ground;
        double least = path + TOUCHING;
        boolean any = false;
        for (int other = 0; other <= bodies().ground; other++) {
            MovingBody body = bodies().body[other];
            if (other == ball.index || other < bodies().robots && !body.present) {
                continue;
            }
            double gap = world.gap(other, ball.index);
            double speed = Math.abs(body.along) + Math.abs(body.across) + Math.abs(body.spin) * body.reach;
            if (gap <= path + world.stepSeconds() * speed + TOUCHING) {
                touchBall(other);
                any = true;
            } else if (gap < least) {
                least = gap;
                nearest = other;
            }
        }
        if (!any) {
            touchBall(nearest);
        }
    }

    private void touchBall(int other) {
        if (other == bodies().ground) {
            Wall nearest = world.setup().pitch().walls().get(0);
            for (Wall wall : world.setup().pitch().walls()) {
                if (wall.distance(ball.x, ball.y) < nearest.distance(ball.x, ball.y)) {
                    nearest = wall;
                }
            }
            nearest.distance(ball.x, ball.y, normal);
        } else {
            MovingBody robot = bodies().body[other];
            double dx = ball.x - robot.x;
            double dy = ball.y - robot.y;
            double hx = robot.headingX;
            double hy = robot.headingY;
            bodies().rim(other).normal(hx * dx + hy * dy, hx * dy - hy * dx, normal);
            double normalX = normal[0];
            normal[0] = hx * normalX - hy * normal[1];
            normal[1] = hy * normalX + hx * normal[1];
        }
        touch(BEGIN, other, ball.index, ball.x - ball.reach * normal[0], ball.y - ball.reach * normal[1]);
    }

    @Override
    protected boolean parted(int one, int other, long steps) {
        return world.gap(one, other) > APART;
    }

    /** In the middle of the two, or of the one that left a wall. */
    @Override
    protected void end(int one, int other) {
        MovingBody a = bodies().body[one];
        MovingBody b = bodies().body[other == bodies().ground ? one : other];
        happened("contact-end", one, other, 0.5 * (a.x + b.x), 0.5 * (a.y + b.y));
    }
}
