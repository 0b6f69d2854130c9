// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.ParameterException;
import org.robopitch.settings.Require;

/**
 * All that makes one Mixed Reality league different from another, but its rules.
 */
public record MixedRealityParameters(
        @Meaning("robots per side") int robotsPerTeam,
        @Meaning("the virtual field") FieldParameters field,
        @Meaning("a robot's body") RobotParameters robot,
        @Meaning("how robots move") TrajectoryParameters trajectory,
        @Meaning("how robots collide") CollisionParameters collisions,
        @Meaning("the virtual ball") BallParameters ball,
        @Meaning("cycle and step") TimingParameters timing,
        @Meaning("noise") NoiseParameters noise) {

    /** More robots than this a side are refused. */
    public static final int MOST_ROBOTS = 50;

    /** Refuses what makes no league. */
    public MixedRealityParameters {
        Require.between("robotsPerTeam", robotsPerTeam, 1, MOST_ROBOTS, "");
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

    /**
     * {@return the same with other trajectories}
     *
     * @param newTrajectory which
     */
    public MixedRealityParameters with(TrajectoryParameters newTrajectory) {
        return new MixedRealityParameters(robotsPerTeam, field, robot, newTrajectory, collisions, ball, timing, noise);
    }

    /**
     * {@return the same with other collisions}
     *
     * @param newCollisions which
     */
    public MixedRealityParameters with(CollisionParameters newCollisions) {
        return new MixedRealityParameters(robotsPerTeam, field, robot, trajectory, newCollisions, ball, timing, noise);
    }

    /**
     * {@return the same with other noise}
     *
     * @param newNoise which
     */
    public MixedRealityParameters with(NoiseParameters newNoise) {
        return new MixedRealityParameters(robotsPerTeam, field, robot, trajectory, collisions, ball, timing, newNoise);
    }
}
