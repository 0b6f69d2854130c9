// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.walk;

/**
 * How a robot walks.
 *
 * @param period of two steps at full speed, s
 * @param slowPeriod of two steps on the spot, s
 * @param lift how high a foot is lifted, m
 * @param sway how far the torso moves to each side, m
 * @param swayLead by which part of a period the sway is ahead of the steps
 * @param height from hip to ankle, as a part of the straight leg
 * @param lean of the torso forward, rad
 * @param leanPerSpeed added for each m/s forward, rad
 * @param forward how far the feet are before the hips, m
 * @param forwardPerSpeed added for each m/s forward, m
 * @param doubleSupport part of a period in which both feet stand
 * @param rollGain of the torso's roll on the stance hip
 * @param rollRateGain of the torso's roll rate on the stance hip, s
 * @param pitchGain of the torso's pitch error on the stance ankle
 * @param pitchRateGain of the torso's pitch rate on the stance ankle, s
 * @param swingLean how far the swing leg is turned outwards, rad
 * @param stretch by which commanded steps are multiplied, to make up for slip
 */
public record WalkParameters(
        double period,
        double slowPeriod,
        double lift,
        double sway,
        double swayLead,
        double height,
        double lean,
        double leanPerSpeed,
        double forward,
        double forwardPerSpeed,
        double doubleSupport,
        double rollGain,
        double rollRateGain,
        double pitchGain,
        double pitchRateGain,
        double swingLean,
        double stretch) {
    /** {@return what was found best on our world} */
    public static WalkParameters defaults() {
        return new WalkParameters(
                0.39, 0.36, 0.0329, 0.00535, 0.11, 0.7687, 0.2103, 0.0916, 0.00085, -0.0009, 0.0024, -0.3, 0.0002,
                -0.329, 0, 0.0082, 1.233);
    }
}
