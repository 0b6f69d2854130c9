// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

import org.robopitch.declare.Declared;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/** The numbers of the world that are not the robot's. */
public record HumanoidPhysics(
        @Value(
                says = "length of a step; a cycle is 0.02 s, a whole number of steps",
                unit = "s",
                min = 0.001,
                max = 0.02,
                otherwise = "0.02")
        double step,

        @Value(says = "acceleration of gravity", unit = "m/s²", min = 0.1, max = 30, otherwise = "9.81")
        double gravity,

        @Value(says = "distance between the goal lines", unit = "m", min = 6, max = 60, otherwise = "30")
        double pitchLength,

        @Value(says = "distance between the side lines", unit = "m", min = 6, max = 40, otherwise = "20")
        double pitchWidth,

        @Value(says = "opening of the goals", unit = "m", min = 0.5, max = 5, otherwise = "2.1")
        double goalWidth,

        @Value(says = "depth of the goals", unit = "m", min = 0.2, max = 2, otherwise = "0.6")
        double goalDepth,

        @Value(says = "height of the crossbars", unit = "m", min = 0.2, max = 3, otherwise = "0.8")
        double goalHeight,

        @Value(says = "radius of the ball", unit = "m", min = 0.02, max = 0.2, otherwise = "0.042")
        double ballRadius,

        @Value(says = "mass of the ball", unit = "kg", min = 0.005, max = 2, otherwise = "0.026")
        double ballMass,

        @Value(says = "whether groups at rest are left out of the step; does not change results", otherwise = "true")
        boolean sleeping)
        implements Values<HumanoidPhysics> {

    /** {@return the 3D league's world: steps of 20 ms, a pitch of 30 m by 20 m} */
    public static HumanoidPhysics standard() {
        return Declared.of(HumanoidPhysics.class).defaults();
    }

    /** {@return deceleration per speed of a ball that rolls, 1/s} */
    public double rollingDamping() {
        return BallBody.rollingDamping(ballRadius, ballMass);
    }
}
