// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.game;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.world.PlanarWorld;

/** Says whether a body that was put somewhere keeps its distance from all others and from the walls. */
final class Clearance {
    private final PlanarWorld world;

    /**
     * Looks around in a world.
     *
     * @param world which
     */
    Clearance(PlanarWorld world) {
        this.world = world;
    }

    /**
     * {@return whether a body, where it is now, has room around it}
     *
     * @param body a robot or the ball
     * @param room how much, m
     */
    boolean around(int body, double room) {
        Bodies bodies = world.bodies();
        for (int other = 0; other <= bodies.ground; other++) {
            if (other != body && bodies.body[other].present && world.gap(body, other) < room) {
                return false;
            }
        }
        return true;
    }
}
