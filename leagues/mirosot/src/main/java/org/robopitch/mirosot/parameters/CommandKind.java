// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

/** What the two numbers of a robot's command mean, left wheel first. */
public enum CommandKind {
    /** Wheel speeds, rad/s, positive forward. */
    WHEEL_SPEED,
    /** Torques on the wheels, N·m, positive forward; for the dynamic drive only. */
    TORQUE
}
