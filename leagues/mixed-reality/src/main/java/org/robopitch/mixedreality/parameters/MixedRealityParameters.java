// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

import org.robopitch.declare.ParameterException;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * All that makes one Mixed Reality league different from another, but its rules.
 */
public record MixedRealityParameters(
        @Value(says = "robots per side", min = 1, max = MixedRealityParameters.MOST_ROBOTS)
        int robotsPerTeam,

        @Value(says = "the virtual field") FieldParameters field,
        @Value(says = "a robot's body") RobotParameters robot,
        @Value(says = "how robots move") TrajectoryParameters trajectory,
        @Value(says = "how robots collide") CollisionParameters collisions,
        @Value(says = "the virtual ball") BallParameters ball,
        @Value(says = "cycle and step") TimingParameters timing,
        @Value(says = "noise") NoiseParameters noise)
        implements Values<MixedRealityParameters> {

    /** More robots than this a side are refused. */
    public static final int MOST_ROBOTS = 50;

    @Override
    public void requireConsistent() {
        double room = 2 * robot.reach();
        double places = Math.floor(field.length() / room) * Math.floor(field.width() / room);
        if (places < 3.0 * robotsPerTeam) {
            throw new ParameterException(
                    "field",
                    "of " + field.length() + " m × " + field.width() + " m is too small for " + 2 * robotsPerTeam
                            + " robots; enlarge field.length and field.width",
                    "field.length",
                    "field.width",
                    "robotsPerTeam");
        }
    }

    /**
     * {@return the default league of a size}
     *
     * @param robotsPerTeam robots a side
     */
    public static MixedRealityParameters of(int robotsPerTeam) {
        return new MixedRealityParameters(
                robotsPerTeam,
                FieldParameters.defaults(),
                RobotParameters.defaults(),
                TrajectoryParameters.exact(),
                CollisionParameters.defaults(),
                BallParameters.defaults(),
                TimingParameters.defaults(),
                NoiseParameters.none());
    }

    /** {@return robots of both sides} */
    public int robots() {
        return 2 * robotsPerTeam;
    }
}
