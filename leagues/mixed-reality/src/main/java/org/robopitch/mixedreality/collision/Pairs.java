// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.collision;

import org.robopitch.engine.body.Bodies;

/** The pairs of robots that are near enough to touch within a sub-step, each once, in a fixed order. */
final class Pairs {
    private final double near;
    final int[] first;
    final int[] second;
    int count;

    Pairs(int robots, double near) {
        this.near = near;
        int most = robots * (robots - 1) / 2;
        first = new int[most];
        second = new int[most];
    }

    void find(Bodies bodies) {
        count = 0;
        for (int a = 0; a < bodies.robots; a++) {
            if (!bodies.body[a].present) {
                continue;
            }
            for (int b = a + 1; b < bodies.robots; b++) {
                double dx = bodies.body[b].x - bodies.body[a].x;
                double dy = bodies.body[b].y - bodies.body[a].y;
                if (bodies.body[b].present && dx * dx + dy * dy < near * near) {
                    first[count] = a;
                    second[count] = b;
                    count++;
                }
            }
        }
    }
}
