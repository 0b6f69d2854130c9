// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.links.mixedreality.wire.DeviceMessage;
import org.robopitch.mixedreality.world.MixedRealityWorld;

/** The edge where the world's metres become the vision's millimetres and degrees. */
final class VisionFrames {
    private VisionFrames() {}

    /** What the vision sees of a world. */
    public static DeviceMessage.Vision of(MixedRealityWorld world, long cycle) {
        Bodies bodies = world.bodies();
        List<DeviceMessage.Seen> robots = new ArrayList<>(bodies.robots);
        for (int robot = 0; robot < bodies.robots; robot++) {
            robots.add(seen(bodies, robot, world.found(robot)));
        }
        return new DeviceMessage.Vision(cycle, world.time(), robots);
    }

    /** A robot as the vision describes it. */
    static DeviceMessage.Seen seen(Bodies bodies, int robot, boolean found) {
        double theta = StrictMath.toDegrees(StrictMath.atan2(bodies.body[robot].headingY, bodies.body[robot].headingX));
        return new DeviceMessage.Seen(robot, found, 1000 * bodies.body[robot].x, 1000 * bodies.body[robot].y, theta);
    }
}
