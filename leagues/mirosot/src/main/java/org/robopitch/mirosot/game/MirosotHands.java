// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.game;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.Hands;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.mirosot.Placement;
import org.robopitch.mirosot.Pose;
import org.robopitch.mirosot.parameters.CommandKind;
import org.robopitch.mirosot.parameters.DriveParameters;
import org.robopitch.mirosot.parameters.MirosotParameters;

/** A MiroSot world for those who take robots and ball in their hands. */
final class MirosotHands implements Hands {
    /** A robot that turns on the spot with full wheels is too quick for a hand: the stick's end asks for this share. */
    private static final double MANUAL_TURN = 0.2;

    private static final double MANUAL_FORWARD = 0.8;

    private final Bodies bodies;
    private final Placement placement;
    private final double strongest;

    MirosotHands(PlanarWorld world, MirosotParameters parameters) {
        this.bodies = world.bodies();
        this.placement = new Placement(world);
        this.strongest = strongestCommand(parameters.drive());
    }

    private static double strongestCommand(DriveParameters drive) {
        return drive.command() == CommandKind.WHEEL_SPEED
                ? drive.maximumWheelSpeed()
                : drive.motor().batteryVoltage() * drive.motor().torquePerVolt();
    }

    @Override
    public void place(int body, double x, double y, double heading) {
        if (body == bodies.ball) {
            placement.placeBall(x, y, 0, 0);
        } else {
            placement.placeRobot(body, Pose.ofAngle(x, y, heading), Placement.Speed.ZERO);
        }
    }

    @Override
    public void put(int body, double x, double y, double heading, double vx, double vy, double spin) {
        if (body == bodies.ball) {
            placement.placeBall(x, y, vx, vy);
            return;
        }
        placement.placeRobot(body, Pose.ofAngle(x, y, heading), Placement.Speed.KEPT);
        double headingX = bodies.body[body].headingX;
        double headingY = bodies.body[body].headingY;
        bodies.body[body].along = headingX * vx + headingY * vy;
        bodies.body[body].across = headingX * vy - headingY * vx;
        bodies.body[body].spin = spin;
    }

    @Override
    public void remove(int robot) {
        placement.takeOff(robot);
    }

    @Override
    public void manual(int robot, double forward, double turn, double sideways, double[] into) {
        double drive = MANUAL_FORWARD * clamp(forward, 1);
        double steer = MANUAL_TURN * clamp(turn, 1);
        into[0] = strongest * (drive - steer);
        into[1] = strongest * (drive + steer);
    }

    static double clamp(double value, double most) {
        return Math.max(-most, Math.min(most, value));
    }
}
