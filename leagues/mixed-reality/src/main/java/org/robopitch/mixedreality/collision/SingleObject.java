// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.collision;

import java.util.Arrays;
import org.robopitch.engine.body.Bodies;

/**
 * Lets the two robots of a perpendicular collision move as one: they are "assumed to stay together forming a single object
 * after collision" (MR-Simulator 2011, sec. 3.2). Their wheels slip by eq. 11 to 13, and the pair takes the mean of what both
 * would do, as eq. 3 has it for velocities. So A turns about itself and B around A (fig. 5), for as long as the collision
 * lasts. Ours: the paper does not say how the bodies of such a pair keep in touch.
 */
final class SingleObject {
    /** A gap of up to this between the two closes, m: what a robot drives in a sub-step of 1 ms, and a little more. */
    static final double CLOSING = 2e-4;

    private final Boxes boxes;
    private final int[] first;
    private final int[] second;
    private final int[] contacts;
    private int count;

    SingleObject(Boxes boxes, int robots) {
        this.boxes = boxes;
        this.first = new int[robots * (robots - 1) / 2];
        this.second = new int[first.length];
        this.contacts = new int[robots];
    }

    /** Begins a sub-step. */
    void clear() {
        count = 0;
        Arrays.fill(contacts, 0);
    }

    /** Takes note of a collision of a robot with another, or with a wall. */
    void touches(int robot) {
        contacts[robot]++;
    }

    /** Takes note of a perpendicular collision. */
    void add(int a, int b) {
        first[count] = a;
        second[count] = b;
        count++;
    }

    /** Whether a robot moves as part of a pair; those in further collisions move by themselves. */
    boolean holds(int robot) {
        for (int i = 0; i < count; i++) {
            if ((first[i] == robot || second[i] == robot) && alone(i)) {
                return true;
            }
        }
        return false;
    }

    private boolean alone(int pair) {
        return contacts[first[pair]] == 1 && contacts[second[pair]] == 1;
    }

    /** Gives each pair the motion of a single object; everybody has moved by itself since the poses before. */
    void apply(Bodies bodies, Poses before, double seconds) {
        for (int i = 0; i < count; i++) {
            if (alone(i)) {
                move(bodies, before, first[i], second[i], seconds);
            }
        }
    }

    private void move(Bodies bodies, Poses before, int a, int b, double seconds) {
        // How far each has turned, as a rotation (cosine, sine); their sum points along the mean.
        double cosine = cosine(bodies, before, a) + cosine(bodies, before, b);
        double sine = sine(bodies, before, a) + sine(bodies, before, b);
        double length = Math.sqrt(cosine * cosine + sine * sine);
        cosine /= length;
        sine /= length;
        double middleX = 0.5 * (before.x[a] + before.x[b]);
        double middleY = 0.5 * (before.y[a] + before.y[b]);
        double wayX = 0.5 * (bodies.body[a].x + bodies.body[b].x) - middleX;
        double wayY = 0.5 * (bodies.body[a].y + bodies.body[b].y) - middleY;
        turn(bodies, before, a, middleX, middleY, wayX, wayY, cosine, sine);
        turn(bodies, before, b, middleX, middleY, wayX, wayY, cosine, sine);
        double gap = -boxes.overlap(bodies, a, b);
        if (gap > 0 && gap < CLOSING) {
            bodies.body[a].x += 0.5 * gap * boxes.axisX;
            bodies.body[a].y += 0.5 * gap * boxes.axisY;
            bodies.body[b].x -= 0.5 * gap * boxes.axisX;
            bodies.body[b].y -= 0.5 * gap * boxes.axisY;
        }
        velocity(bodies, before, a, sine, seconds);
        velocity(bodies, before, b, sine, seconds);
    }

    private static double cosine(Bodies bodies, Poses before, int robot) {
        return before.headingX[robot] * bodies.body[robot].headingX
                + before.headingY[robot] * bodies.body[robot].headingY;
    }

    private static double sine(Bodies bodies, Poses before, int robot) {
        return before.headingX[robot] * bodies.body[robot].headingY
                - before.headingY[robot] * bodies.body[robot].headingX;
    }

    private static void turn(
            Bodies bodies,
            Poses before,
            int robot,
            double middleX,
            double middleY,
            double wayX,
            double wayY,
            double cosine,
            double sine) {
        double armX = before.x[robot] - middleX;
        double armY = before.y[robot] - middleY;
        bodies.body[robot].x = middleX + wayX + cosine * armX - sine * armY;
        bodies.body[robot].y = middleY + wayY + sine * armX + cosine * armY;
        double headingX = cosine * before.headingX[robot] - sine * before.headingY[robot];
        double headingY = sine * before.headingX[robot] + cosine * before.headingY[robot];
        double length = Math.sqrt(headingX * headingX + headingY * headingY);
        bodies.body[robot].headingX = headingX / length;
        bodies.body[robot].headingY = headingY / length;
    }

    /** What is seen of a robot that is carried along: how it moved, and not how its wheels turned. */
    private static void velocity(Bodies bodies, Poses before, int robot, double sine, double seconds) {
        double vx = (bodies.body[robot].x - before.x[robot]) / seconds;
        double vy = (bodies.body[robot].y - before.y[robot]) / seconds;
        bodies.body[robot].along = vx * bodies.body[robot].headingX + vy * bodies.body[robot].headingY;
        bodies.body[robot].across = vy * bodies.body[robot].headingX - vx * bodies.body[robot].headingY;
        bodies.body[robot].spin = sine / seconds;
    }
}
