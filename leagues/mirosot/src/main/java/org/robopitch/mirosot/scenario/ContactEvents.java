// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.scenario;

import java.util.List;
import java.util.function.Consumer;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.body.Wall;
import org.robopitch.engine.world.Contact;
import org.robopitch.engine.world.ContactPoint;
import org.robopitch.engine.world.Contacts;
import org.robopitch.engine.world.PlanarWorld;

/**
 * Tells when two bodies begin to touch and when they part. They touch when an impulse passed or nothing is between them;
 * they part when there is a visible gap, so that a contact at rest is one contact.
 */
final class ContactEvents {
    private static final double TOUCHING = 2e-5;
    private static final double APART = 1e-4;

    private final PlanarWorld world;
    private final Bodies bodies;
    private final List<Wall> walls;
    private final Consumer<ScenarioEvent> events;
    private final boolean[][] inContact;
    private final boolean[][] touched;
    private final double[] normal = new double[2];

    ContactEvents(PlanarWorld world, Consumer<ScenarioEvent> events) {
        this.world = world;
        this.bodies = world.bodies();
        this.walls = world.setup().pitch().walls();
        this.events = events;
        this.inContact = new boolean[bodies.ground + 1][bodies.ground + 1];
        this.touched = new boolean[bodies.ground + 1][bodies.ground + 1];
    }

    /** Looks at the step that just ended. */
    void look() {
        for (boolean[] row : touched) {
            java.util.Arrays.fill(row, false);
        }
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
        for (int a = 0; a <= bodies.ball; a++) {
            for (int b = a + 1; b <= bodies.ground; b++) {
                if (inContact[a][b] && !touched[a][b] && gap(a, b) > APART) {
                    inContact[a][b] = false;
                    emitEnd(a, b);
                }
            }
        }
    }

    private void touch(Contact contact) {
        MovingBody first = contact.first;
        ContactPoint point1 = contact.point1;
        ContactPoint point2 = contact.point2;
        double share = share(point1.gap, point2.gap);
        double localX = point1.x + share * (point2.x - point1.x);
        double localY = point1.y + share * (point2.y - point1.y);
        begin(
                first.index,
                contact.second.index,
                first.x + first.headingX * localX - first.headingY * localY,
                first.y + first.headingY * localX + first.headingX * localY);
    }

    /** Which of two points touches: 0 for the first, 1 for the second, the middle for both. */
    private static double share(double gap1, double gap2) {
        if (Math.abs(gap1 - gap2) <= TOUCHING) {
            return 0.5;
        }
        return gap1 < gap2 ? 0 : 1;
    }

    /** The ball bounced inside the step; it hit what it could have come from since. */
    private void touchBall() {
        int ball = bodies.ball;
        double ballWay = world.stepSeconds() * (Math.abs(bodies.body[ball].along) + Math.abs(bodies.body[ball].across));
        int nearest = bodies.ground;
        double least = ballWay + TOUCHING;
        boolean any = false;
        for (int other = 0; other <= bodies.ground; other++) {
            if (other == ball || (other < bodies.robots && !bodies.body[other].present)) {
                continue;
            }
            double gap = gap(Math.min(other, ball), Math.max(other, ball));
            if (gap <= ballWay + way(other) + TOUCHING) {
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

    private double way(int body) {
        return world.stepSeconds()
                * (Math.abs(bodies.body[body].along)
                        + Math.abs(bodies.body[body].across)
                        + Math.abs(bodies.body[body].spin) * bodies.body[body].reach);
    }

    private void touchBall(int other) {
        int ball = bodies.ball;
        double radius = bodies.body[ball].reach;
        gap(Math.min(other, ball), Math.max(other, ball));
        begin(other, ball, bodies.body[ball].x - radius * normal[0], bodies.body[ball].y - radius * normal[1]);
    }

    private void begin(int one, int other, double x, double y) {
        int a = Math.min(one, other);
        int b = Math.max(one, other);
        touched[a][b] = true;
        if (!inContact[a][b]) {
            inContact[a][b] = true;
            emit(ScenarioEvent.Kind.CONTACT_BEGIN, a, b, x, y);
        }
    }

    private void emit(ScenarioEvent.Kind kind, int a, int b, double x, double y) {
        events.accept(new ScenarioEvent(world.time(), kind, a, b, x, y));
    }

    private void emitEnd(int a, int b) {
        MovingBody one = bodies.body[a];
        MovingBody other = bodies.body[b == bodies.ground ? a : b];
        emit(ScenarioEvent.Kind.CONTACT_END, a, b, 0.5 * (one.x + other.x), 0.5 * (one.y + other.y));
    }

    /** The distance between two bodies, the lower index first, m. Leaves the normal behind if one is the ball. */
    private double gap(int a, int b) {
        if (a == bodies.ball) {
            double least = Double.POSITIVE_INFINITY;
            Wall nearest = walls.get(0);
            for (Wall wall : walls) {
                double gap = wall.distance(bodies.body[a].x, bodies.body[a].y) - bodies.body[a].reach;
                if (gap < least) {
                    least = gap;
                    nearest = wall;
                }
            }
            nearest.distance(bodies.body[a].x, bodies.body[a].y, normal);
            return least;
        }
        if (b == bodies.ground) {
            return world.gap(a, world.bodies().ground);
        }
        if (b == bodies.ball) {
            double dx = bodies.body[b].x - bodies.body[a].x;
            double dy = bodies.body[b].y - bodies.body[a].y;
            double hx = bodies.body[a].headingX;
            double hy = bodies.body[a].headingY;
            double localX = hx * dx + hy * dy;
            double localY = hx * dy - hy * dx;
            bodies.rim(a).normal(localX, localY, normal);
            double normalX = normal[0];
            normal[0] = hx * normalX - hy * normal[1];
            normal[1] = hy * normalX + hx * normal[1];
            return bodies.rim(a).gap(localX, localY);
        }
        return world.gap(a, b);
    }
}
