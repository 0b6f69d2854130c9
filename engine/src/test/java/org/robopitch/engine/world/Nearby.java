// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.scene.Scene;

/** The contacts of bodies that are near each other, as a step would find them. */
final class Nearby {
    private Nearby() {}

    /** Those that come about if the points of each robot can move so far, m. */
    static Contacts contacts(Scene scene, double travel) {
        for (MovingBody body : scene.bodies.body) {
            body.travel = body.index < scene.bodies.robots ? travel : 0;
        }
        Contacts contacts = new Contacts(scene.bodies);
        scene.world.detector().detect(contacts);
        return contacts;
    }
}
