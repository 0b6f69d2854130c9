// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.collision;

import java.util.Arrays;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;

/**
 * What becomes of the bodies after they have moved. Robots in a perpendicular collision move as one, and all are kept in the field
 * and out of each other. The paper has no such guarantee; this is ours.
 *
 * <p>Overlapping robots are pushed apart along the axis of least depth, each by half of it, and back into the field by
 * all of it, in a few rounds. Where a crowd leaves no room, robots that still overlap stay where they were before the
 * sub-step; since all stood free there, this ends without an overlap.
 */
final class KeepingApart {
    /** Robots that overlap less than this are said to touch, m. */
    static final double TOUCH = 1e-6;

    /** A gap of up to this between two that move as one closes, m: what a robot drives in a sub-step of 1 ms, and a little more. */
    static final double CLOSING = 2e-4;

    private static final int ROUNDS = 16;

    /** Robots closer than this to touching are looked at, m: much more than any moves in a sub-step. */
    private static final double NEAR = 0.005;

    private final Boxes boxes;
    private final double near;
    private final double halfLength;
    private final double halfWidth;
    private final Bodies before;
    private final double[] pushX;
    private final double[] pushY;
    private final boolean[] stuck;
    private final boolean[] returned;

    /** The pairs of robots that are near enough to touch within a sub-step, each once, in a fixed order. */
    final int[] first;

    final int[] second;
    int pairs;

    /** @param before bodies like the world's, to remember their poses in */
    KeepingApart(Boxes boxes, double fieldLength, double fieldWidth, Bodies before) {
        int robots = before.robots;
        this.boxes = boxes;
        this.near = 2 * boxes.reach + NEAR;
        this.halfLength = fieldLength / 2;
        this.halfWidth = fieldWidth / 2;
        this.before = before;
        this.pushX = new double[robots];
        this.pushY = new double[robots];
        this.stuck = new boolean[robots];
        this.returned = new boolean[robots];
        this.first = new int[robots * (robots - 1) / 2];
        this.second = new int[first.length];
    }

    void findPairs(Bodies bodies) {
        pairs = 0;
        for (int a = 0; a < bodies.robots; a++) {
            if (!bodies.body[a].present) {
                continue;
            }
            for (int b = a + 1; b < bodies.robots; b++) {
                double dx = bodies.body[b].x - bodies.body[a].x;
                double dy = bodies.body[b].y - bodies.body[a].y;
                if (bodies.body[b].present && dx * dx + dy * dy < near * near) {
                    first[pairs] = a;
                    second[pairs] = b;
                    pairs++;
                }
            }
        }
    }

    /** Remembers where all robots are before the move. */
    void remember(Bodies bodies) {
        for (int robot = 0; robot < bodies.robots; robot++) {
            take(before.body[robot], bodies.body[robot]);
        }
        System.arraycopy(bodies.memory, 0, before.memory, 0, before.memory.length);
    }

    static void take(MovingBody into, MovingBody from) {
        into.x = from.x;
        into.y = from.y;
        into.headingX = from.headingX;
        into.headingY = from.headingY;
    }

    private void giveBack(Bodies bodies, int robot) {
        take(bodies.body[robot], before.body[robot]);
        int from = robot * bodies.memoryPerRobot;
        System.arraycopy(before.memory, from, bodies.memory, from, bodies.memoryPerRobot);
    }

    /** How far a robot reaches out of the field, m; negative if it does not. */
    double outside(MovingBody robot) {
        return Math.max(outsideX(robot), outsideY(robot));
    }

    double outsideX(MovingBody robot) {
        return Math.abs(robot.x) + boxes.extentX(robot) - halfLength;
    }

    double outsideY(MovingBody robot) {
        return Math.abs(robot.y) + boxes.extentY(robot) - halfWidth;
    }

    /** Keeps all robots apart after the move. */
    void apply(Bodies bodies) {
        intoField(bodies);
        boolean free = false;
        for (int round = 0; round < ROUNDS && !free; round++) {
            free = !push(bodies);
        }
        if (!free) {
            giveUpMoves(bodies);
        }
    }

    private boolean push(Bodies bodies) {
        Arrays.fill(pushX, 0);
        Arrays.fill(pushY, 0);
        boolean any = false;
        for (int i = 0; i < pairs; i++) {
            int a = first[i];
            int b = second[i];
            double depth = boxes.overlap(bodies, a, b);
            if (depth > TOUCH) {
                any = true;
                pushX[a] -= 0.5 * depth * boxes.axisX;
                pushY[a] -= 0.5 * depth * boxes.axisY;
                pushX[b] += 0.5 * depth * boxes.axisX;
                pushY[b] += 0.5 * depth * boxes.axisY;
            }
        }
        if (any) {
            for (int robot = 0; robot < bodies.robots; robot++) {
                bodies.body[robot].x += pushX[robot];
                bodies.body[robot].y += pushY[robot];
            }
            intoField(bodies);
        }
        return any;
    }

    private void intoField(Bodies bodies) {
        for (int i = 0; i < bodies.robots; i++) {
            MovingBody robot = bodies.body[i];
            if (robot.present) {
                double mostX = halfLength - boxes.extentX(robot);
                double mostY = halfWidth - boxes.extentY(robot);
                robot.x = Math.max(-mostX, Math.min(mostX, robot.x));
                robot.y = Math.max(-mostY, Math.min(mostY, robot.y));
            }
        }
    }

    private void giveUpMoves(Bodies bodies) {
        Arrays.fill(returned, false);
        while (true) {
            Arrays.fill(stuck, false);
            boolean any = false;
            for (int i = 0; i < pairs; i++) {
                int a = first[i];
                int b = second[i];
                if ((!returned[a] || !returned[b]) && boxes.overlap(bodies, a, b) > TOUCH) {
                    stuck[a] = true;
                    stuck[b] = true;
                    any = true;
                }
            }
            if (!any) {
                return;
            }
            for (int robot = 0; robot < bodies.robots; robot++) {
                if (stuck[robot] && !returned[robot]) {
                    returned[robot] = true;
                    giveBack(bodies, robot);
                }
            }
        }
    }

    /**
     * Lets the two robots of a perpendicular collision move as one: they are "assumed to stay together forming a single object
     * after collision" (MR-Simulator 2011, sec. 3.2). Their wheels slip by eq. 11 to 13, and the pair takes the mean of what both
     * would do, as eq. 3 has it for velocities. So A turns about itself and B around A (fig. 5), for as long as the collision
     * lasts. Ours: the paper does not say how the bodies of such a pair keep in touch.
     *
     * @param bodies where they are, after having moved by themselves
     * @param seconds the sub-step, s
     */
    void moveAsOne(Bodies bodies, int one, int other, double seconds) {
        MovingBody a = bodies.body[one];
        MovingBody b = bodies.body[other];
        MovingBody beforeA = before.body[one];
        MovingBody beforeB = before.body[other];
        // How far each has turned, as a rotation (cosine, sine); their sum points along the mean.
        double cosine = cosine(beforeA, a) + cosine(beforeB, b);
        double sine = sine(beforeA, a) + sine(beforeB, b);
        double length = Math.sqrt(cosine * cosine + sine * sine);
        cosine /= length;
        sine /= length;
        double middleX = 0.5 * (beforeA.x + beforeB.x);
        double middleY = 0.5 * (beforeA.y + beforeB.y);
        double byX = 0.5 * (a.x + b.x) - middleX;
        double byY = 0.5 * (a.y + b.y) - middleY;
        turn(a, beforeA, middleX, middleY, byX, byY, cosine, sine);
        turn(b, beforeB, middleX, middleY, byX, byY, cosine, sine);
        double gap = -boxes.overlap(bodies, one, other);
        if (gap > 0 && gap < CLOSING) {
            a.x += 0.5 * gap * boxes.axisX;
            a.y += 0.5 * gap * boxes.axisY;
            b.x -= 0.5 * gap * boxes.axisX;
            b.y -= 0.5 * gap * boxes.axisY;
        }
        velocity(a, beforeA, sine, seconds);
        velocity(b, beforeB, sine, seconds);
    }

    private static double cosine(MovingBody before, MovingBody now) {
        return before.headingX * now.headingX + before.headingY * now.headingY;
    }

    private static double sine(MovingBody before, MovingBody now) {
        return before.headingX * now.headingY - before.headingY * now.headingX;
    }

    private static void turn(
            MovingBody robot,
            MovingBody before,
            double middleX,
            double middleY,
            double byX,
            double byY,
            double cosine,
            double sine) {
        double armX = before.x - middleX;
        double armY = before.y - middleY;
        robot.x = middleX + byX + cosine * armX - sine * armY;
        robot.y = middleY + byY + sine * armX + cosine * armY;
        double headingX = cosine * before.headingX - sine * before.headingY;
        double headingY = sine * before.headingX + cosine * before.headingY;
        double length = Math.sqrt(headingX * headingX + headingY * headingY);
        robot.headingX = headingX / length;
        robot.headingY = headingY / length;
    }

    /** What is seen of a robot that is carried along: how it moved, and not how its wheels turned. */
    private static void velocity(MovingBody robot, MovingBody before, double sine, double seconds) {
        double vx = (robot.x - before.x) / seconds;
        double vy = (robot.y - before.y) / seconds;
        robot.along = vx * robot.headingX + vy * robot.headingY;
        robot.across = vy * robot.headingX - vx * robot.headingY;
        robot.spin = sine / seconds;
    }
}
