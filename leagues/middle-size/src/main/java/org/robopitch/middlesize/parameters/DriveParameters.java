// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.parameters;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.Require;

/**
 * How robots follow velocity commands.
 */
public record DriveParameters(
        @Meaning("at once, or through four wheels of limited force")
        Model model,

        @Meaning("arrangement of the goalkeeper's wheels, with model wheels")
        Wheels keeperWheels,

        @Meaning("largest speed; faster commands are limited to it")
        double maximumSpeed,

        @Meaning("largest spin; faster commands are limited to it")
        double maximumSpin,

        @Meaning("forward acceleration of a regular robot") double acceleration,
        @Meaning("forward deceleration of a regular robot") double deceleration,
        @Meaning("radius of the wheels") double wheelRadius,

        @Meaning("distance of the wheels from the robot's centre")
        double wheelDistance) {

    /** How a command becomes motion. */
    public enum Model {
        /** The robot has the commanded velocity at once. */
        DIRECT,
        /** Four wheels push as far as their acceleration and deceleration allow. */
        WHEELS
    }

    /** Where the four wheels are. */
    public enum Wheels {
        /** Evenly around the base, at 45° (the chapter's fig. 4b). */
        REGULAR,
        /** Towards the sides, for a goalkeeper's quick steps aside (fig. 4c). */
        GOALKEEPER
    }

    /** Refuses what cannot drive. */
    public DriveParameters {
        Require.between("drive.maximumSpeed", maximumSpeed, 0.1, 20, "m/s");
        Require.between("drive.maximumSpin", maximumSpin, 0.1, 60, "rad/s");
        Require.between("drive.acceleration", acceleration, 0.1, 100, "m/s²");
        Require.between("drive.deceleration", deceleration, 0.1, 100, "m/s²");
        Require.between("drive.wheelRadius", wheelRadius, 0.005, 1, "m");
        Require.between("drive.wheelDistance", wheelDistance, 0.01, 2, "m");
    }

    /**
     * {@return the drive of a dialect}
     *
     * @param dialect which
     */
    public static DriveParameters of(Dialect dialect) {
        return dialect == Dialect.A
                ? new DriveParameters(Model.DIRECT, Wheels.REGULAR, 10, 20, 2.5, 5, 0.203, 0.25)
                : new DriveParameters(Model.WHEELS, Wheels.GOALKEEPER, 5, 15, 2.5, 5, 0.203, 0.2);
    }
}
