// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.collision;

import org.robopitch.engine.body.Bodies;

/** Where all robots were at some moment. */
final class Poses {
    final double[] x;
    final double[] y;
    final double[] headingX;
    final double[] headingY;
    private final double[] memory;

    Poses(int robots, int memoryPerRobot) {
        x = new double[robots];
        y = new double[robots];
        headingX = new double[robots];
        headingY = new double[robots];
        memory = new double[robots * memoryPerRobot];
    }

    void take(Bodies bodies) {
        for (int i = 0; i < x.length; i++) {
            x[i] = bodies.body[i].x;
            y[i] = bodies.body[i].y;
            headingX[i] = bodies.body[i].headingX;
            headingY[i] = bodies.body[i].headingY;
        }
        System.arraycopy(bodies.memory, 0, memory, 0, memory.length);
    }

    void giveBack(Bodies bodies, int robot) {
        bodies.body[robot].x = x[robot];
        bodies.body[robot].y = y[robot];
        bodies.body[robot].headingX = headingX[robot];
        bodies.body[robot].headingY = headingY[robot];
        int from = robot * bodies.memoryPerRobot;
        System.arraycopy(memory, from, bodies.memory, from, bodies.memoryPerRobot);
    }
}
