// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.Drive;

/**
 * Robots moved by the torques on their wheels (Klančar 2007, eq. 1–10), the mass centre off the axle, the wheels with
 * inertia and damping of their own.
 *
 * <p>Eliminating the Lagrange multipliers from eq. 6 as eq. 7–10 say leaves two equations for the wheel speeds. For
 * their sum s = φ̇r + φ̇l and difference q = φ̇r − φ̇l they read
 *
 * <pre>
 *   (r²m/2 + J_k) ṡ       = τr + τl − μ s + h q²
 *   (r²I_o/2b² + J_k) q̇   = τr − τl − μ q − h q s        h = m_c d r³/4b²
 * </pre>
 *
 * with m = m_c + 2m_k and I_o = J_c + m_c d² + 2J_m + 2m_k b². The term h carries the mass of the body, not of the whole
 * robot, because the wheels are on the axle. Each step is one of Runge and Kutta, fourth order, or more if the motors
 * are stiff.
 *
 * <p>Commands: left and right wheel, in the motor's unit.
 */
public final class DynamicDrive implements Drive {
    private static final double LARGEST_STEP_IN_TIME_CONSTANTS = 0.25;

    private final double wheelRadius;
    private final double halfTrack;
    private final double sumInertia;
    private final double differenceInertia;
    private final double coupling;
    private final double damping;
    private final Motor motor;
    private final SidewaysGrip grip;

    private double sum;
    private double difference;
    private double sumSlope;
    private double differenceSlope;

    /**
     * A drive by torques.
     *
     * @param wheelRadius r, m
     * @param halfTrack b, m
     * @param mass m, of the whole robot, kg
     * @param inertia I_o, of the whole robot about the middle of its axle, kg·m²
     * @param wheelInertia J_k, kg·m²
     * @param massTimesOffset m_c·d, kg·m
     * @param damping μ, N·m·s
     * @param motor where the torques come from
     * @param grip what takes sideways motion off
     */
    public DynamicDrive(
            double wheelRadius,
            double halfTrack,
            double mass,
            double inertia,
            double wheelInertia,
            double massTimesOffset,
            double damping,
            Motor motor,
            SidewaysGrip grip) {
        this.wheelRadius = wheelRadius;
        this.halfTrack = halfTrack;
        double squared = wheelRadius * wheelRadius;
        this.sumInertia = squared * mass / 2 + wheelInertia;
        this.differenceInertia = squared * inertia / (2 * halfTrack * halfTrack) + wheelInertia;
        this.coupling = massTimesOffset * squared * wheelRadius / (4 * halfTrack * halfTrack);
        this.damping = damping;
        this.motor = motor;
        this.grip = grip;
    }

    @Override
    public int channels() {
        return 2;
    }

    @Override
    public int memoryPerRobot() {
        return WheelMemory.SIZE;
    }

    @Override
    public void drive(Bodies bodies, double[] commands, double step) {
        double rate = (damping + motor.steepness()) / Math.min(sumInertia, differenceInertia);
        int parts = Math.max(1, (int) Math.ceil(step * rate / LARGEST_STEP_IN_TIME_CONSTANTS));
        for (int i = 0; i < bodies.robots; i++) {
            if (bodies.body[i].present) {
                double across = bodies.body[i].across;
                double fell = grip.turn(bodies.body[i], step);
                driveOne(bodies, i, commands[2 * i], commands[2 * i + 1], step / parts, parts);
                grip.hold(bodies.body[i], step, across, fell);
            }
        }
    }

    private void driveOne(Bodies bodies, int i, double left, double right, double step, int parts) {
        double along = bodies.body[i].along;
        double turning = bodies.body[i].spin * halfTrack;
        if (bodies.body[i].skidding) {
            along = WheelMemory.along(bodies, i);
            turning = WheelMemory.turning(bodies, i);
            bodies.body[i].skidding = false;
        }
        sum = 2 * along / wheelRadius;
        difference = 2 * turning / wheelRadius;
        double meanSum = 0;
        double meanDifference = 0;
        for (int part = 0; part < parts; part++) {
            double s = sum;
            double q = difference;
            slopes(s, q, left, right);
            double s1 = sumSlope;
            double q1 = differenceSlope;
            slopes(s + step / 2 * s1, q + step / 2 * q1, left, right);
            double s2 = sumSlope;
            double q2 = differenceSlope;
            slopes(s + step / 2 * s2, q + step / 2 * q2, left, right);
            double s3 = sumSlope;
            double q3 = differenceSlope;
            slopes(s + step * s3, q + step * q3, left, right);
            sum = s + step / 6 * (s1 + 2 * (s2 + s3) + sumSlope);
            difference = q + step / 6 * (q1 + 2 * (q2 + q3) + differenceSlope);
            // The way the wheels turned, by the same scheme, tells the mean speed.
            meanSum += s + step / 6 * (s1 + s2 + s3);
            meanDifference += q + step / 6 * (q1 + q2 + q3);
        }
        double spinPerDifference = wheelRadius / (2 * halfTrack);
        bodies.body[i].along = sum * wheelRadius / 2;
        bodies.body[i].spin = difference * spinPerDifference;
        bodies.body[i].leadAlong = (meanSum / parts - sum) * wheelRadius / 2;
        bodies.body[i].leadSpin = (meanDifference / parts - difference) * spinPerDifference;
    }

    private void slopes(double s, double q, double left, double right) {
        double torqueRight = motor.torque(right, (s + q) / 2);
        double torqueLeft = motor.torque(left, (s - q) / 2);
        sumSlope = (torqueRight + torqueLeft - damping * s + coupling * q * q) / sumInertia;
        differenceSlope = (torqueRight - torqueLeft - damping * q - coupling * q * s) / differenceInertia;
    }
}
