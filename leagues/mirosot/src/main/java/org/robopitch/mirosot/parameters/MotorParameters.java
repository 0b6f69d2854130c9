// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.settings.Require;

/**
 * A DC motor with a gear and a speed controller on each wheel. Its electrical time constant is neglected, as Klančar
 * 2007 does at the end of sec. 3.1.
 *
 * @param batteryVoltage the controller cannot give more, either way, V
 * @param resistance of the winding, Ω
 * @param motorConstant torque per current, and back voltage per speed of the rotor, N·m/A = V·s/rad
 * @param gearRatio turns of the rotor per turn of the wheel
 * @param speedGain voltage per lacking wheel speed, V·s/rad
 */
public record MotorParameters(
        double batteryVoltage, double resistance, double motorConstant, double gearRatio, double speedGain) {

    /** Refuses what is no motor. */
    public MotorParameters {
        Require.positive("drive.motor.batteryVoltage", batteryVoltage, "V");
        Require.positive("drive.motor.resistance", resistance, "Ω");
        Require.positive("drive.motor.motorConstant", motorConstant, "V·s/rad");
        Require.positive("drive.motor.gearRatio", gearRatio, "");
        Require.notNegative("drive.motor.speedGain", speedGain, "V·s/rad");
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
