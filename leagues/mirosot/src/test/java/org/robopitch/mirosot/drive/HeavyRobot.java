// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

import org.robopitch.mirosot.drive.Drives.DynamicDrive;
import org.robopitch.mirosot.drive.Drives.Motor;
import org.robopitch.mirosot.drive.Drives.SidewaysGrip;

/** A robot whose mass centre is ahead of its axle, with wheels that are not light: nothing in Klančar 2007, eq. 6, is 0. */
final class HeavyRobot {
    double bodyMass = 0.3;
    double wheelMass = 0.04;
    double bodyInertia = 3e-4;
    double wheelInertia = 2e-5;
    double wheelTurnInertia = 6e-6;
    double radius = 0.025;
    double halfTrack = 0.034;
    double offset = 0.012;
    double damping = 1e-4;

    /** I_o, about the middle of the axle. */
    private double inertia() {
        return bodyInertia + bodyMass * offset * offset + 2 * wheelTurnInertia + 2 * wheelMass * halfTrack * halfTrack;
    }

    DynamicDrive drive(Motor motor) {
        return new DynamicDrive(
                radius,
                halfTrack,
                bodyMass + 2 * wheelMass,
                inertia(),
                wheelInertia,
                bodyMass * offset,
                damping,
                motor,
                SidewaysGrip.perfect());
    }
}
