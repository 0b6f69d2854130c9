// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import org.robopitch.declare.Declared;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * Errors between a team's commands and its robots. All zero is a perfect radio, which is the default.
 *
 * @param delay s
 * @param loss 0 … 1
 * @param lockRate 1/s, for each channel of a robot
 * @param lockTime s
 * @param deadZone in the unit of the command: rad/s for wheels
 */
public record ActuationSettings(
        @Value(
                says = "delay of commands, rounded to whole cycles",
                key = "commandDelay",
                unit = "s",
                max = 10,
                fine = 0.02,
                label = "Delay of commands")
        double delay,

        @Value(
                says = "probability that a robot's command is lost in a cycle",
                key = "commandLoss",
                max = 1,
                label = "Lost commands")
        double loss,

        @Value(
                says = "how often each wheel locks; needs wheelLockTime",
                key = "wheelLockRate",
                unit = "1/s",
                max = 1000,
                label = "Wheel locks")
        double lockRate,

        @Value(
                says = "how long a wheel stays locked",
                key = "wheelLockTime",
                unit = "s",
                max = 1000,
                fine = 0.1,
                label = "Lock time")
        double lockTime,

        @Value(says = "wheel speeds below this magnitude have no effect", unit = "rad/s", max = 1000, fine = 0.1)
        double deadZone)
        implements Values<ActuationSettings> {
    /** A radio that loses nothing, and motors that obey. */
    public static final ActuationSettings PERFECT =
            Declared.of(ActuationSettings.class).defaults();
}
