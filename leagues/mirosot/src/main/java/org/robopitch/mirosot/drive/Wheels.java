// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

import org.robopitch.engine.move.Decay;

/** How wheels that may slip answer their commands: with what speed they would turn if the ground held nothing. */
public sealed interface Wheels {

    /**
     * {@return the rim speed after a while without ground force, m/s}
     *
     * @param rimSpeed before, m/s
     * @param halfWay half-way, with ground force, m/s: what a motor gives depends on it
     * @param command of the wheel
     * @param duration s
     */
    double turn(double rimSpeed, double halfWay, double command, double duration);

    /** {@return change of the rim speed per impulse from the ground, 1/kg; 0 for wheels that nothing stops} */
    double yielding();

    /** {@return how fast they settle at most, 1/s} */
    double rate();

    /**
     * Wheels that turn as commanded at once (Klančar 2003, eq. 1), or with a time constant (eq. 2), whatever the ground.
     *
     * @param wheelRadius m
     * @param timeConstant s; 0 for at once
     * @param maximumWheelSpeed commands beyond it saturate, rad/s
     */
    record Kinematic(double wheelRadius, double timeConstant, double maximumWheelSpeed) implements Wheels {
        @Override
        public double turn(double rimSpeed, double halfWay, double command, double duration) {
            double wanted = wheelRadius * Saturation.limit(command, maximumWheelSpeed);
            return timeConstant == 0 ? wanted : wanted + (rimSpeed - wanted) * Decay.left(duration / timeConstant);
        }

        @Override
        public double yielding() {
            return 0;
        }

        @Override
        public double rate() {
            return 0;
        }
    }

    /**
     * Wheels with inertia and damping of their own, turned by a motor (Klančar 2007, the last two lines of eq. 6, where
     * the multiplier λ is the force of the ground).
     *
     * @param wheelRadius r, m
     * @param wheelInertia J_k, kg·m²
     * @param damping μ, N·m·s
     * @param motor where the torque comes from
     */
    record Torqued(double wheelRadius, double wheelInertia, double damping, Motor motor) implements Wheels {
        @Override
        public double turn(double rimSpeed, double halfWay, double command, double duration) {
            return rimSpeed + wheelRadius * duration * acceleration(command, halfWay / wheelRadius);
        }

        private double acceleration(double command, double speed) {
            return (motor.torque(command, speed) - damping * speed) / wheelInertia;
        }

        @Override
        public double yielding() {
            return wheelRadius * wheelRadius / wheelInertia;
        }

        @Override
        public double rate() {
            return (damping + motor.steepness()) / wheelInertia;
        }
    }
}
