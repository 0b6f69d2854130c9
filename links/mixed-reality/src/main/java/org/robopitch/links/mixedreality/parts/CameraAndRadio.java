// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality.parts;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.Actuation;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.match.Sensing;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.links.mixedreality.wire.DeviceMessage;
import org.robopitch.mixedreality.world.MixedRealityWorld;

/** What lies between the virtual robots and those who see and drive them, with the noise that every match can have. */
final class CameraAndRadio {
    private static final int WHEELS = 2;
    private static final PlayState NO_REFEREE = new PlayState("", true, null, "", 0, 0, 0);

    private final MixedRealityWorld world;
    private final double cycleSeconds;
    private final Sensing sensing;
    private final Actuation actuation;

    CameraAndRadio(MixedRealityWorld world, SensingSettings sensing, ActuationSettings actuation, long seed) {
        this.world = world;
        this.cycleSeconds = world.parameters().timing().cycle();
        int perTeam = world.parameters().robotsPerTeam();
        this.sensing = new Sensing(sensing, perTeam, cycleSeconds, new RandomStream(seed, 1));
        this.actuation = new Actuation(actuation, 2 * perTeam, WHEELS, cycleSeconds, new RandomStream(seed, 2));
    }

    /** Sends speeds to the robots, left and right of each in turn, m/s. */
    void command(double[] speeds) {
        double[] followed = actuation.follow(speeds);
        for (int robot = 0; robot < followed.length / WHEELS; robot++) {
            world.command(robot, followed[WHEELS * robot], followed[WHEELS * robot + 1]);
        }
    }

    /** Takes a picture, and gives out the one that has arrived. */
    DeviceMessage.Vision look() {
        Observation truth = sensing.truth();
        truth.begin(world.time(), NO_REFEREE, Side.BLUE);
        int perTeam = truth.robots();
        for (int robot = 0; robot < 2 * perTeam; robot++) {
            look(robot, view(truth, robot));
        }
        Observation seen = sensing.observe();
        List<DeviceMessage.Seen> robots = new ArrayList<>();
        for (int robot = 0; robot < 2 * perTeam; robot++) {
            RobotView at = view(seen, robot);
            double theta = StrictMath.toDegrees(at.heading());
            robots.add(new DeviceMessage.Seen(robot, at.visible(), 1000 * at.x(), 1000 * at.y(), theta));
        }
        return new DeviceMessage.Vision(Math.round(seen.time() / cycleSeconds), seen.time(), robots);
    }

    private void look(int robot, RobotView into) {
        if (!world.found(robot)) {
            into.hide();
            return;
        }
        Bodies bodies = world.bodies();
        double heading = StrictMath.atan2(bodies.body[robot].headingY, bodies.body[robot].headingX);
        into.set(bodies.body[robot].x, bodies.body[robot].y, heading, 0, 0, 0);
    }

    /** Blue's robots come first. */
    private static RobotView view(Observation all, int robot) {
        return robot < all.robots() ? all.own(robot) : all.opponent(robot - all.robots());
    }
}
