// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d;

import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.sense.Effects;
import org.robopitch.robot.Remembering;

/** Collects what the Agent commands and at the end of the cycle assembles one message (Bahia3D 2010, fig. 1). */
final class Actuator implements Remembering {
    private final double[] speeds = new double[Joint.COUNT];
    private String say = "";
    private boolean pass;
    private boolean beam;
    private double beamX;
    private double beamY;
    private double beamHeading;

    void speed(Joint joint, double speed) {
        speeds[joint.ordinal()] = speed;
    }

    void say(String message) {
        say = message;
    }

    void pass() {
        pass = true;
    }

    void beam(double x, double y, double heading) {
        beam = true;
        beamX = x;
        beamY = y;
        beamHeading = heading;
    }

    /** Writes the message of this cycle and begins the next. */
    void send(Effects into, boolean toes) {
        for (int i = 0; i < Joint.COUNT; i++) {
            if (toes || !Joint.of(i).isToe()) {
                into.speed(Joint.of(i), speeds[i]);
            }
        }
        if (!say.isEmpty()) {
            into.say = say;
        }
        if (pass) {
            into.passes = true;
        }
        if (beam) {
            into.beam(beamX, beamY, beamHeading);
        }
        say = "";
        pass = false;
        beam = false;
    }
}
