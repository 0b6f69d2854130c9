// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.ParameterException;
import org.robopitch.settings.Require;

/**
 * How robots follow commands.
 */
public record DriveParameters(
        @Meaning("how wheels follow commands") DriveModel model,
        @Meaning("what the commands mean") CommandKind command,

        @Meaning("largest wheel speed; faster commands saturate")
        double maximumWheelSpeed,

        @Meaning("T of Klančar 2003, eq. 2, for the first-order drive")
        double timeConstant,

        @Meaning("μ of Klančar 2007, eq. 6, on each wheel, for the dynamic drive")
        double damping,

        @Meaning("motors that turn speed commands into torques, for the dynamic drive")
        MotorParameters motor,

        @Meaning("whether wheels can slip") WheelGrip grip) {

    /** Refuses what does not fit together. */
    public DriveParameters {
        Require.between("drive.maximumWheelSpeed", maximumWheelSpeed, 0.1, 10000, "rad/s");
        Require.between("drive.timeConstant", timeConstant, 0.00001, 100, "s");
        Require.between("drive.damping", damping, 0, 10, "N·m·s");
        if (command == CommandKind.TORQUE && model != DriveModel.DYNAMIC) {
            throw new ParameterException("drive.command", "can be torque with the dynamic model only");
        }
    }

    /** {@return motors of first order that reach 68 rad/s, on wheels that do not slip} */
    public static DriveParameters defaults() {
        return new DriveParameters(
                DriveModel.FIRST_ORDER,
                CommandKind.WHEEL_SPEED,
                68,
                0.08,
                5e-5,
                MotorParameters.defaults(),
                new WheelGrip.Rolling(0.8));
    }
}
