// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.move.StepMotion;

/**
 * Which robots on wheels slip. Wheels hold a robot across its heading, unless it touches two walls: what these press it to do
 * is stronger than any wheel, and a robot that is held could be wedged in a corner without end. The wheels grip again once one of
 * the walls lets it go.
 */
final class WheelGrip {
    private final Bodies bodies;
    private final MovingBody ground;
    private final double touching;
    private final StepMotion motion;

    WheelGrip(Bodies bodies, CollisionSettings settings, StepMotion motion) {
        this.bodies = bodies;
        this.ground = bodies.body[bodies.ground];
        this.touching = settings.restingGap();
        this.motion = motion;
    }

    /** Looks who slips at some contacts. Those of a robot with walls follow one another. */
    void look(Contacts contacts) {
        boolean any = motion.anySlips;
        for (int k = 1; k < contacts.count; k++) {
            Contact c = contacts.get(k);
            Contact before = contacts.get(k - 1);
            any |= c.second == ground && before.second == ground && c.first == before.first;
        }
        if (any) {
            update(contacts);
        }
    }

    private void update(Contacts contacts) {
        for (int i = 0; i < bodies.robots; i++) {
            MovingBody robot = bodies.body[i];
            boolean slips = robot.inverseMassAcross == 0 && walls(contacts, robot) > 1;
            robot.across = robot.slips && !slips ? 0 : robot.across;
            robot.slips = slips;
        }
    }

    private int walls(Contacts contacts, MovingBody robot) {
        int walls = 0;
        for (int k = 0; k < contacts.count; k++) {
            Contact c = contacts.get(k);
            walls += c.first == robot && c.second == ground && c.gap() < touching ? 1 : 0;
        }
        return walls;
    }
}
