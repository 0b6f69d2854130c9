// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench.humanoid;

import org.robopitch.engine.move.Trigonometry;
import org.robopitch.humanoid.body.Joint;

/**
 * A simple walk for both engines: feet on planned paths, legs by closed-form kinematics with the hip's slanted joint at
 * zero, roll fed back to the stance hip.
 */
final class SimpleWalk {
    private static final double CYCLE = 0.02;
    private static final double THIGH_FORWARD = 0.005;
    private static final double THIGH = Math.sqrt(0.12 * 0.12 + THIGH_FORWARD * THIGH_FORWARD);
    private static final double THIGH_TILT = StrictMath.atan2(THIGH_FORWARD, 0.12);
    private static final double SHANK = 0.10;

    private final double period;
    private final double stride;
    private double roll;

    SimpleWalk(double period, double stride) {
        this.period = period;
        this.stride = stride;
    }

    /** The angles at a time, with the torso's roll rate taken into account. */
    void angles(double time, double rollRate, double[] into) {
        roll = 0.98 * (roll + CYCLE * rollRate);
        double ramp = Math.min(1, time / 1.2);
        double phase = time / period - Math.floor(time / period);
        java.util.Arrays.fill(into, 0);
        into[Joint.RAJ1.ordinal()] = -Math.PI / 2;
        into[Joint.LAJ1.ordinal()] = -Math.PI / 2;
        double sway = -0.0105 * Trigonometry.sin(2 * Math.PI * (phase + 0.11));
        leg(phase, 1, sway, ramp, into);
        leg(phase + 0.5 - Math.floor(phase + 0.5), -1, sway, ramp, into);
    }

    /** One leg: stance in the first half of its phase, swing in the second. */
    private void leg(double phase, int side, double sway, double ramp, double[] into) {
        double forward;
        double lift = 0;
        boolean stance = phase < 0.5;
        if (stance) {
            forward = stride * (0.5 - 2 * phase);
        } else {
            double s = 2 * phase - 1;
            forward = stride * (-0.5 * Trigonometry.cos(Math.PI * s));
            lift = 0.042 * Trigonometry.sin(Math.PI * s);
        }
        double lean = 0.23 * ramp;
        double y = 0.015 + ramp * forward;
        double z = -0.169 + ramp * lift;
        double x = ramp * sway;
        double rollAngle = StrictMath.atan2(x, -z);
        double length = Math.sqrt(x * x + z * z);
        double reach = Math.min(THIGH + SHANK - 1e-4, Math.sqrt(length * length + y * y));
        double cosKnee = (THIGH * THIGH + SHANK * SHANK - reach * reach) / (2 * THIGH * SHANK);
        double knee = Math.PI - StrictMath.acos(Math.max(-1, Math.min(1, cosKnee)));
        double cosHip = (THIGH * THIGH + reach * reach - SHANK * SHANK) / (2 * THIGH * reach);
        double hip = StrictMath.atan2(y, length) + StrictMath.acos(Math.max(-1, Math.min(1, cosHip)));
        double hipPitch = hip - THIGH_TILT + lean;
        double kneePitch = -(knee - THIGH_TILT);
        int o = side > 0 ? Joint.RLJ1.ordinal() : Joint.LLJ1.ordinal();
        double feedback = stance ? 0.61 * roll : 0;
        into[o + 1] = -rollAngle + feedback;
        into[o + 2] = hipPitch;
        into[o + 3] = kneePitch;
        into[o + 4] = lean - hipPitch - kneePitch;
        into[o + 5] = rollAngle;
    }
}
