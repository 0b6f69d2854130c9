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
        DriveModel model,

        @Value(says = "what the commands mean", otherwise = "wheel-speed")
        CommandKind command,

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
        MotorParameters motor,

        @Value(says = "whether wheels can slip") WheelGrip grip)
        implements Values<DriveParameters> {

    @Override
    public void requireConsistent() {
        if (command == CommandKind.TORQUE && model != DriveModel.DYNAMIC) {
            throw new ParameterException("drive.command", "can be torque with the dynamic model only");
        }
    }

    /** {@return motors of first order that reach 68 rad/s, on wheels that do not slip} */
    public static DriveParameters defaults() {
        return Declared.of(DriveParameters.class).defaults();
    }
}
