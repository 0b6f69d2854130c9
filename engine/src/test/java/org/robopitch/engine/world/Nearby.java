// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import java.util.Arrays;
import org.robopitch.engine.scene.Scene;

/** The contacts of bodies that are near each other, as a step would find them. */
final class Nearby {
    private Nearby() {}

    /** Those that come about if the points of each robot can move so far, m. */
    static Contacts contacts(Scene scene, double travel) {
        double[] travels = new double[scene.bodies.ground + 1];
        Arrays.fill(travels, 0, scene.bodies.robots, travel);
        Contacts contacts = new Contacts(scene.bodies);
        scene.world.detector().detect(contacts, travels);
        return contacts;
    }
}
