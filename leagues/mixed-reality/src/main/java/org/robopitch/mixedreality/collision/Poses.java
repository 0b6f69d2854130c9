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
        System.arraycopy(bodies.x, 0, x, 0, x.length);
        System.arraycopy(bodies.y, 0, y, 0, y.length);
        System.arraycopy(bodies.headingX, 0, headingX, 0, headingX.length);
        System.arraycopy(bodies.headingY, 0, headingY, 0, headingY.length);
        System.arraycopy(bodies.memory, 0, memory, 0, memory.length);
    }

    void giveBack(Bodies bodies, int robot) {
        bodies.x[robot] = x[robot];
        bodies.y[robot] = y[robot];
        bodies.headingX[robot] = headingX[robot];
        bodies.headingY[robot] = headingY[robot];
        int from = robot * bodies.memoryPerRobot;
        System.arraycopy(memory, from, bodies.memory, from, bodies.memoryPerRobot);
    }
}
