// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import java.util.Arrays;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;

/** The contacts of the current step, found by a detector and read by a resolver. They are made once and used again. */
public final class Contacts {
    /** Room per body at first; it grows in pile-ups. Many small worlds that take turns stay in the processor's cache. */
    static final int USUAL_PER_BODY = 2;

    private final MovingBody ground;
    private Contact[] table = {};

    /** How many contacts there are. */
    public int count;

    /**
     * A table with room for some contacts.
     *
     * @param bodies whose contacts
     */
    public Contacts(Bodies bodies) {
        ground = bodies.body[bodies.ground];
        grow(USUAL_PER_BODY * bodies.body.length);
    }

    private void grow(int capacity) {
        int before = table.length;
        table = Arrays.copyOf(table, capacity);
        for (int k = before; k < capacity; k++) {
            table[k] = new Contact(ground);
        }
    }

    /**
     * {@return a contact}
     *
     * @param k which one
     */
    public Contact get(int k) {
        return table[k];
    }

    /** Removes all contacts. */
    public void clear() {
        count = 0;
    }

    private Contact next() {
        if (count == table.length) {
            grow(2 * count);
        }
        return table[count++];
    }

    /** Takes a contact of another table, which gets an unused one in its place. */
    void take(Contacts from, int k) {
        Contact unused = next();
        table[count - 1] = from.table[k];
        from.table[k] = unused;
    }

    /**
     * Adds a contact, whose points are to be placed next.
     *
     * @param first one body
     * @param second the other
     * @param normalX unit normal from the first body to the second, in the first body's frame
     * @param normalY unit normal from the first body to the second, in the first body's frame
     * @return the contact
     */
    public Contact add(MovingBody first, MovingBody second, double normalX, double normalY) {
        Contact c = next();
        double hx = first.headingX;
        double hy = first.headingY;
        double dx = second.x - first.x;
        double dy = second.y - first.y;
        double cosine = hx * second.headingX + hy * second.headingY;
        double sine = hx * second.headingY - hy * second.headingX;
        c.first = first;
        c.second = second;
        c.secondX = hx * dx + hy * dy;
        c.secondY = hx * dy - hy * dx;
        c.cornersOnWall = false;
        c.flush = false;
        c.impulse = 0;
        c.firstAlong = -normalX;
        c.firstAcross = -normalY;
        c.secondAlong = normalX * cosine + normalY * sine;
        c.secondAcross = normalY * cosine - normalX * sine;
        return c;
    }

    /**
     * Replaces the last two contacts by their mean. They are the same contact, measured from either body, so the result does
     * not depend on which of two flush sides is the reference.
     */
    void mergeLastTwo() {
        count--;
        Contact c = table[count - 1];
        Contact m = table[count];
        double spin = c.point1.firstSpin;
        boolean straight = Math.abs(spin - m.point1.secondSpin) <= Math.abs(spin - m.point2.secondSpin);
        c.flush = true;
        c.firstAlong = 0.5 * (c.firstAlong + m.secondAlong);
        c.firstAcross = 0.5 * (c.firstAcross + m.secondAcross);
        c.secondAlong = 0.5 * (c.secondAlong + m.firstAlong);
        c.secondAcross = 0.5 * (c.secondAcross + m.firstAcross);
        merge(c.point1, straight ? m.point1 : m.point2);
        merge(c.point2, straight ? m.point2 : m.point1);
    }

    private static void merge(Contact.Point point, Contact.Point same) {
        point.firstSpin = 0.5 * (point.firstSpin + same.secondSpin);
        point.secondSpin = 0.5 * (point.secondSpin + same.firstSpin);
        point.gap = 0.5 * (point.gap + same.gap);
    }

    /** Makes the robot the first body of the last contact, which is with a wall; returns it. */
    Contact turnLastToWall(MovingBody robot) {
        Contact c = table[count - 1];
        if (c.second == robot) {
            MovingBody block = c.first;
            c.first = robot;
            c.cornersOnWall = true;
            c.firstAlong = c.secondAlong;
            c.firstAcross = c.secondAcross;
            turn(c.point1, block, robot);
            turn(c.point2, block, robot);
        }
        c.second = ground;
        return c;
    }

    private static void turn(Contact.Point point, MovingBody block, MovingBody robot) {
        double dx = point.x + (block.x - robot.x);
        double dy = point.y + (block.y - robot.y);
        point.firstSpin = point.secondSpin;
        point.x = robot.headingX * dx + robot.headingY * dy;
        point.y = robot.headingX * dy - robot.headingY * dx;
    }
}
