// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

/** Where the torque on a wheel comes from. */
public sealed interface Motor {

    /**
     * {@return the torque on the wheel, N·m}
     *
     * @param command of the wheel
     * @param wheelSpeed how fast the wheel turns, rad/s
     */
    double torque(double command, double wheelSpeed);

    /** {@return by how much the torque falls per rad/s of wheel speed at most, N·m·s} */
    double steepness();

    /** The command is the torque, as in Klančar 2007, eq. 6. Commands: N·m. */
    record Direct() implements Motor {
        @Override
        public double torque(double command, double wheelSpeed) {
            return command;
        }

        @Override
        public double steepness() {
            return 0;
        }
    }

    /**
     * A DC motor whose current follows its voltage at once (Klančar 2007, end of sec. 3.1, neglects the electrical time
     * constant), with a controller that asks for the voltage at which the wheel would keep the commanded speed, and for
     * more while it lacks speed, as far as the battery goes. Commands: wheel speeds, rad/s.
     *
     * @param batteryVoltage V
     * @param torquePerVolt at the wheel, N·m/V
     * @param backVoltage per wheel speed, V·s/rad
     * @param speedGain voltage per lacking wheel speed, V·s/rad
     * @param damping of the wheel, which the controller makes up for, N·m·s
     * @param maximumWheelSpeed commands beyond it saturate, rad/s
     */
    record SpeedControlled(
            double batteryVoltage,
            double torquePerVolt,
            double backVoltage,
            double speedGain,
            double damping,
            double maximumWheelSpeed)
            implements Motor {
        @Override
        public double torque(double command, double wheelSpeed) {
            double wanted = Saturation.limit(command, maximumWheelSpeed);
            double keeping = (backVoltage + damping / torquePerVolt) * wanted;
            double voltage = Saturation.limit(keeping + speedGain * (wanted - wheelSpeed), batteryVoltage);
            return torquePerVolt * (voltage - backVoltage * wheelSpeed);
        }

        @Override
        public double steepness() {
            return torquePerVolt * (backVoltage + speedGain);
        }
    }
}
