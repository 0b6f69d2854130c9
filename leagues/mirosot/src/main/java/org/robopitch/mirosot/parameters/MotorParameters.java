// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.Require;

/**
 * A DC motor with a gear and a speed controller on each wheel. Its electrical time constant is neglected, as Klančar
 * 2007 does at the end of sec. 3.1.
 */
public record MotorParameters(
        @Meaning("largest voltage of the controller, in either direction")
        double batteryVoltage,

        @Meaning("resistance of the winding") double resistance,

        @Meaning("torque per current, and back-EMF per rotor speed")
        double motorConstant,

        @Meaning("turns of the rotor per turn of the wheel") double gearRatio,
        @Meaning("voltage per wheel-speed error") double speedGain) {

    /** Refuses what is no motor. */
    public MotorParameters {
        Require.between("drive.motor.batteryVoltage", batteryVoltage, 0.1, 1000, "V");
        Require.between("drive.motor.resistance", resistance, 0.0001, 10000, "Ω");
        Require.between("drive.motor.motorConstant", motorConstant, 0.000001, 100, "V·s/rad");
        Require.between("drive.motor.gearRatio", gearRatio, 0.001, 10000, "");
        Require.between("drive.motor.speedGain", speedGain, 0, 10000, "V·s/rad");
    }

    /** {@return a small motor of the kind that MiroSot robots have, on two lithium cells} */
    public static MotorParameters defaults() {
        return new MotorParameters(7.4, 2.0, 0.0069, 8, 0.3);
    }

    /** {@return torque on the wheel per volt at the motor, N·m/V} */
    public double torquePerVolt() {
        return motorConstant * gearRatio / resistance;
    }

    /** {@return voltage that a turning wheel induces, V·s/rad} */
    public double backVoltagePerSpeed() {
        return motorConstant * gearRatio;
    }
}
