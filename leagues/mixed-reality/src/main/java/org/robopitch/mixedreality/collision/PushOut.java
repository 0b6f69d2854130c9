// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.collision;

import java.util.Arrays;
import org.robopitch.engine.body.Bodies;

/**
 * Keeps robots in the field and out of each other after they have moved. The paper has no such guarantee; this is ours.
 *
 * <p>Overlapping robots are pushed apart along the axis of least depth, each by half of it, and back into the field by
 * all of it, in a few rounds. Where a crowd leaves no room, robots that still overlap stay where they were before the
 * sub-step; since everybody stood free there, this ends with nobody overlapping.
 */
final class PushOut {
    /** Robots that overlap less than this are said to touch, m. */
    static final double TOUCH = 1e-6;

    private static final int ROUNDS = 16;

    private final Boxes boxes;
    private final double halfLength;
    private final double halfWidth;
    private final double[] pushX;
    private final double[] pushY;
    private final boolean[] stuck;
    private final boolean[] returned;
    private final Poses before;

    PushOut(Boxes boxes, int robots, double fieldLength, double fieldWidth, int memoryPerRobot) {
        this.boxes = boxes;
        this.halfLength = fieldLength / 2;
        this.halfWidth = fieldWidth / 2;
        this.pushX = new double[robots];
        this.pushY = new double[robots];
        this.stuck = new boolean[robots];
        this.returned = new boolean[robots];
        this.before = new Poses(robots, memoryPerRobot);
    }

    /** Remembers where everybody is before the move. */
    void remember(Bodies bodies) {
        before.take(bodies);
    }

    /** Where everybody was before the move. */
    Poses before() {
        return before;
    }

    /** Keeps everybody apart after the move. */
    void apply(Bodies bodies, Pairs pairs) {
        intoField(bodies);
        boolean free = false;
        for (int round = 0; round < ROUNDS && !free; round++) {
            free = !push(bodies, pairs);
        }
        if (!free) {
            giveUpMoves(bodies, pairs);
        }
    }

    private boolean push(Bodies bodies, Pairs pairs) {
        Arrays.fill(pushX, 0);
        Arrays.fill(pushY, 0);
        boolean any = false;
        for (int i = 0; i < pairs.count; i++) {
            int a = pairs.first[i];
            int b = pairs.second[i];
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
        for (int robot = 0; robot < bodies.robots; robot++) {
            if (bodies.body[robot].present) {
                double mostX = halfLength - boxes.extentX(bodies, robot);
                double mostY = halfWidth - boxes.extentY(bodies, robot);
                bodies.body[robot].x = Math.max(-mostX, Math.min(mostX, bodies.body[robot].x));
                bodies.body[robot].y = Math.max(-mostY, Math.min(mostY, bodies.body[robot].y));
            }
        }
    }

    private void giveUpMoves(Bodies bodies, Pairs pairs) {
        Arrays.fill(returned, false);
        while (true) {
            Arrays.fill(stuck, false);
            boolean any = false;
            for (int i = 0; i < pairs.count; i++) {
                int a = pairs.first[i];
                int b = pairs.second[i];
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
                    before.giveBack(bodies, robot);
                }
            }
        }
    }
}
