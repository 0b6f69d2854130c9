// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

/** How wheels follow their commands. */
public enum DriveModel {
    /** At once (Klančar 2003, eq. 1 and 3). */
    IDEAL,
    /** With a time constant (Klančar 2003, eq. 2). */
    FIRST_ORDER,
    /** By the torques on the wheels and the inertia of the robot (Klančar 2007, eq. 1–10). */
    DYNAMIC
}
