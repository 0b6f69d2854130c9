// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.declare.Declared;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * A DC motor with a gear and a speed controller on each wheel. Its electrical time constant is neglected, as Klančar
 * 2007 does at the end of sec. 3.1.
 */
public record MotorParameters(
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
        implements Values<MotorParameters> {

    /** {@return a small motor of the kind that MiroSot robots have, on two lithium cells} */
    public static MotorParameters defaults() {
        return Declared.of(MotorParameters.class).defaults();
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
