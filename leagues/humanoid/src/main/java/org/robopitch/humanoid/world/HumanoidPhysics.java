// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.Require;

/** The numbers of the world that are not the robot's. */
public record HumanoidPhysics(
        @Meaning("length of a step; a cycle is 0.02 s, a whole number of steps")
        double step,

        @Meaning("acceleration of gravity") double gravity,
        @Meaning("distance between the goal lines") double pitchLength,
        @Meaning("distance between the side lines") double pitchWidth,
        @Meaning("opening of the goals") double goalWidth,
        @Meaning("depth of the goals") double goalDepth,
        @Meaning("height of the crossbars") double goalHeight,
        @Meaning("radius of the ball") double ballRadius,
        @Meaning("mass of the ball") double ballMass,

        @Meaning("whether groups at rest are left out of the step; does not change results")
        boolean sleeping) {

    /** Refuses what cannot be simulated. */
    public HumanoidPhysics {
        Require.between("world.step", step, 0.001, 0.02, "s");
        Require.between("world.gravity", gravity, 0.1, 30, "m/s²");
        Require.between("world.pitchLength", pitchLength, 6, 60, "m");
        Require.between("world.pitchWidth", pitchWidth, 6, 40, "m");
        Require.between("world.goalWidth", goalWidth, 0.5, 5, "m");
        Require.between("world.goalDepth", goalDepth, 0.2, 2, "m");
        Require.between("world.goalHeight", goalHeight, 0.2, 3, "m");
        Require.between("world.ballRadius", ballRadius, 0.02, 0.2, "m");
        Require.between("world.ballMass", ballMass, 0.005, 2, "kg");
    }

    /** {@return the 3D league's world: steps of 20 ms, a pitch of 30 m by 20 m} */
    public static HumanoidPhysics standard() {
        return new HumanoidPhysics(0.02, 9.81, 30, 20, 2.1, 0.6, 0.8, 0.042, 0.026, true);
    }

    /**
     * {@return the same world in other steps}
     *
     * @param seconds length of a step, s
     */
    public HumanoidPhysics withStep(double seconds) {
        return new HumanoidPhysics(
                seconds,
                gravity,
                pitchLength,
                pitchWidth,
                goalWidth,
                goalDepth,
                goalHeight,
                ballRadius,
                ballMass,
                sleeping);
    }

    /** {@return the same world in which everything is stepped, moving or not} */
    public HumanoidPhysics withoutSleep() {
        return new HumanoidPhysics(
                step, gravity, pitchLength, pitchWidth, goalWidth, goalDepth, goalHeight, ballRadius, ballMass, false);
    }
}
