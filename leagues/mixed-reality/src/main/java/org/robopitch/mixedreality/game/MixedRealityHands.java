// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.Hands;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.mixedreality.trajectory.SpeedTable;
import org.robopitch.mixedreality.world.MixedRealityWorld;
import org.robopitch.mixedreality.world.Placement;

/** A Mixed Reality world for those who take robots and ball in their hands. */
final class MixedRealityHands implements Hands {
    /** Shares of the fastest speed that the stick's ends ask for. */
    private static final double MANUAL_FORWARD = 0.75;

    private static final double MANUAL_TURN = 0.3;

    private final MixedRealityWorld world;
    private final Bodies bodies;
    private final Placement placement;

    MixedRealityHands(MixedRealityWorld world) {
        this.world = world;
        this.bodies = world.bodies();
        this.placement = new Placement(world);
    }

    @Override
    public void place(int body, double x, double y, double heading) {
        if (body == bodies.ball) {
            placement.placeBall(x, y, 0, 0);
        } else {
            placement.placeRobot(body, x, y, StrictMath.cos(heading), StrictMath.sin(heading));
        }
    }

    /** A robot's wheels turn as it moves; one that slides across its wheels does not do so here. */
    @Override
    public void put(int body, double x, double y, double heading, double vx, double vy, double spin) {
        if (body == bodies.ball) {
            placement.placeBall(x, y, vx, vy);
            return;
        }
        place(body, x, y, heading);
        world.roll(body, bodies.body[body].headingX * vx + bodies.body[body].headingY * vy, spin);
    }

    @Override
    public void remove(int robot) {
        placement.takeOff(robot);
    }

    /** A robot that is not seen now counts as lost until it is, and for two cycles at least. */
    @Override
    public void see(OperatorAction.Sighting sighting) {
        world.followVision();
        for (OperatorAction.Sight sight : sighting.robots()) {
            if (sight.found()) {
                world.see(sight.robot(), sight.x(), sight.y(), sight.heading());
            } else {
                world.lose(sight.robot(), 2);
            }
        }
    }

    @Override
    public void manual(int robot, double forward, double turn, double sideways, double[] into) {
        double drive = MANUAL_FORWARD * clamp(forward);
        double steer = MANUAL_TURN * clamp(turn);
        into[MixedReality.LEFT] = SpeedTable.FASTEST * (drive - steer);
        into[MixedReality.RIGHT] = SpeedTable.FASTEST * (drive + steer);
        into[MixedReality.KICK_FORCE] = 0;
        into[MixedReality.KICK_ANGLE] = 0;
    }

    /** A person's kick goes straight ahead; nobody holds or lobs a ball of light. */
    @Override
    public void handle(OperatorAction.Handle handle, double[] into) {
        into[MixedReality.KICK_FORCE] = handle.kick();
    }

    private static double clamp(double value) {
        return Math.max(-1, Math.min(1, value));
    }
}
