// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.declare.Declared;
import org.robopitch.declare.ParameterException;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * How robots follow commands.
 */
public record DriveParameters(
        @Value(says = "how wheels follow commands", otherwise = "first-order")
        Model model,

        @Value(says = "what the commands mean", otherwise = "wheel-speed")
        Command command,

        @Value(
                says = "largest wheel speed; faster commands saturate",
                unit = "rad/s",
                min = 0.1,
                max = 10000,
                otherwise = "68")
        double maximumWheelSpeed,

        @Value(
                says = "T of Klančar 2003, eq. 2, for the first-order drive",
                unit = "s",
                min = 0.00001,
                max = 100,
                otherwise = "0.08")
        double timeConstant,

        @Value(
                says = "μ of Klančar 2007, eq. 6, on each wheel, for the dynamic drive",
                unit = "N·m·s",
                max = 10,
                otherwise = "5e-5")
        double damping,

        @Value(says = "motors that turn speed commands into torques, for the dynamic drive")
        Motor motor,

        @Value(says = "whether wheels can slip") Grip grip)
        implements Values<DriveParameters> {

    /** How wheels follow their commands. */
    public enum Model {
        /** At once (Klančar 2003, eq. 1 and 3). */
        IDEAL,
        /** With a time constant (Klančar 2003, eq. 2). */
        FIRST_ORDER,
        /** By the torques on the wheels and the inertia of the robot (Klančar 2007, eq. 1–10). */
        DYNAMIC
    }

    /** What the two numbers of a robot's command mean, left wheel first. */
    public enum Command {
        /** Wheel speeds, rad/s, positive forward. */
        WHEEL_SPEED,
        /** Torques on the wheels, N·m, positive forward; for the dynamic drive only. */
        TORQUE
    }

    /**
     * A DC motor with a gear and a speed controller on each wheel. Its electrical time constant is neglected, as Klančar
     * 2007 does at the end of sec. 3.1. The defaults are a small motor as MiroSot robots have, on two lithium cells.
     */
    public record Motor(
            @Value(
                    says = "largest voltage of the controller, in either direction",
                    unit = "V",
                    min = 0.1,
                    max = 1000,
                    otherwise = "7.4")
            double batteryVoltage,

            @Value(says = "resistance of the winding", unit = "Ω", min = 0.0001, max = 10000, otherwise = "2.0")
            double resistance,

            @Value(
                    says = "torque per current, and back-EMF per rotor speed",
                    unit = "V·s/rad",
                    min = 0.000001,
                    max = 100,
                    otherwise = "0.0069")
            double motorConstant,

            @Value(says = "turns of the rotor per turn of the wheel", min = 0.001, max = 10000, otherwise = "8")
            double gearRatio,

            @Value(says = "voltage per wheel-speed error", unit = "V·s/rad", max = 10000, otherwise = "0.3")
            double speedGain)
            implements Values<Motor> {

        /** {@return torque on the wheel per volt at the motor, N·m/V} */
        public double torquePerVolt() {
            return motorConstant * gearRatio / resistance;
        }

        /** {@return voltage that a turning wheel induces, V·s/rad} */
        public double backVoltagePerSpeed() {
            return motorConstant * gearRatio;
        }
    }

    /** How much force wheels can pass to the ground. */
    public record Grip(
            @Value(says = "wheels that roll without slip, or slip beyond a limit")
            Slip model,

            @Value(
                    says = "friction coefficient along the wheels, with model limited; default: the same as sideways",
                    min = 0.0001,
                    max = 100,
                    otherwise = "0.8",
                    onlyWith = "model=limited")
            double forward,

            // Of wheels that roll: what takes off the speed with which a free collision pushed them sideways.
            @Value(says = "friction coefficient across the wheels", min = 0.0001, max = 100, otherwise = "0.8")
            double sideways)
            implements Values<Grip> {

        /** {@return whether wheels slip beyond a limit} */
        public boolean isLimited() {
            return model == Slip.LIMITED;
        }
    }

    /** Whether wheels slip. */
    public enum Slip {
        /** They roll without slip, as Klančar 2007, eq. 1, supposes. */
        ROLLING,
        /** The forces along and across a wheel stay inside an ellipse; beyond it, wheel and ground have different speeds. */
        LIMITED
    }

    @Override
    public void requireConsistent() {
        if (command == Command.TORQUE && model != Model.DYNAMIC) {
            throw new ParameterException("drive.command", "can be torque with the dynamic model only");
        }
    }

    /** {@return motors of first order that reach 68 rad/s, on wheels that do not slip} */
    public static DriveParameters defaults() {
        return Declared.of(DriveParameters.class).defaults();
    }
}
