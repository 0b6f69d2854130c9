// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.parameters;

import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * How robots follow velocity commands.
 */
public record DriveParameters(
        @Value(says = "at once, or through four wheels of limited force")
        Model model,

        @Value(says = "arrangement of the goalkeeper's wheels, with model wheels")
        Wheels keeperWheels,

        @Value(says = "largest speed; faster commands are limited to it", unit = "m/s", min = 0.1, max = 20)
        double maximumSpeed,

        @Value(says = "largest spin; faster commands are limited to it", unit = "rad/s", min = 0.1, max = 60)
        double maximumSpin,

        @Value(says = "forward acceleration of a regular robot", unit = "m/s²", min = 0.1, max = 100)
        double acceleration,

        @Value(says = "forward deceleration of a regular robot", unit = "m/s²", min = 0.1, max = 100)
        double deceleration,

        @Value(says = "radius of the wheels", unit = "m", min = 0.005, max = 1)
        double wheelRadius,

        @Value(says = "distance of the wheels from the robot's centre", unit = "m", min = 0.01, max = 2)
        double wheelDistance)
        implements Values<DriveParameters> {

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
