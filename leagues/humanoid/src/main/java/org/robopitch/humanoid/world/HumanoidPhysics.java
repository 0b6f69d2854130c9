// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

/**
 * The numbers of the world that are not the robot's.
 *
 * @param step length of a step, s
 * @param gravity downwards, m/s²
 * @param pitchLength between the goal lines, m
 * @param pitchWidth between the side lines, m
 * @param goalWidth m
 * @param goalDepth m
 * @param goalHeight m
 * @param ballRadius m
 * @param ballMass kg
 * @param sleeping whether groups of robots and ball that do not move are left out of the step; changes no bit
 */
public record HumanoidPhysics(
        double step,
        double gravity,
        double pitchLength,
        double pitchWidth,
        double goalWidth,
        double goalDepth,
        double goalHeight,
        double ballRadius,
        double ballMass,
        boolean sleeping) {

    /** Refuses what cannot be simulated. */
    public HumanoidPhysics {
        if (!(step > 0 && step <= 0.02)) {
            throw new IllegalArgumentException("the step must be above 0 and at most 0.02 s, but is " + step);
        }
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

    /**
     * {@return the same world with other pitch}
     *
     * @param length between the goal lines, m
     * @param width between the side lines, m
     */
    public HumanoidPhysics withPitch(double length, double width) {
        return new HumanoidPhysics(
                step, gravity, length, width, goalWidth, goalDepth, goalHeight, ballRadius, ballMass, sleeping);
    }

    /** {@return the same world in which everything is stepped, moving or not} */
    public HumanoidPhysics withoutSleep() {
        return new HumanoidPhysics(
                step, gravity, pitchLength, pitchWidth, goalWidth, goalDepth, goalHeight, ballRadius, ballMass, false);
    }
}
