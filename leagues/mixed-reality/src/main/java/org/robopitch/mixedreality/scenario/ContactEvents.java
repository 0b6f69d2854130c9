// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.scenario;

import java.util.Locale;
import java.util.TreeSet;
import org.robopitch.mixedreality.collision.ContactList;
import org.robopitch.mixedreality.world.MixedRealityWorld;

/** Tells when collisions begin and end. Those that stop for a moment only are one. */
final class ContactEvents {
    /** Collisions that are back within so many steps have not ended. */
    private static final int PATIENCE = 20;

    private final MixedRealityWorld world;
    private final ScenarioListener listener;
    private final long[] lastSeen;
    private final TreeSet<Integer> open = new TreeSet<>();

    ContactEvents(MixedRealityWorld world, ScenarioListener listener) {
        this.world = world;
        this.listener = listener;
        int sides = world.bodies().robots + 1;
        this.lastSeen = new long[sides * sides];
    }

    void look() {
        int robots = world.bodies().robots;
        ContactList contacts = world.contacts();
        for (int i = 0; i < contacts.count(); i++) {
            int first = contacts.first(i);
            boolean wall = contacts.second(i) == ContactList.WALL;
            int key = first * (robots + 1) + (wall ? robots : contacts.second(i));
            lastSeen[key] = world.steps();
            if (open.add(key)) {
                String kind = wall
                        ? "wall"
                        : "collision "
                                + contacts.kind(i)
                                        .name()
                                        .toLowerCase(Locale.ROOT)
                                        .replace('_', '-');
                listener.event(new ScenarioEvent(
                        world.time(), kind, first, wall ? -1 : contacts.second(i), contacts.x(i), contacts.y(i)));
            }
        }
        open.removeIf(key -> {
            if (world.steps() - lastSeen[key] <= PATIENCE) {
                return false;
            }
            int first = key / (robots + 1);
            int second = key % (robots + 1);
            double x = world.bodies().body[first].x;
            double y = world.bodies().body[first].y;
            listener.event(new ScenarioEvent(world.time(), "free", first, second == robots ? -1 : second, x, y));
            return true;
        });
    }
}
