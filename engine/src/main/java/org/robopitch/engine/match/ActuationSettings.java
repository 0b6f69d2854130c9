// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/**
 * Errors between a team's commands and its robots. All zero is a perfect radio, which is the default.
 *
 * @param delay age of a command when the robot follows it, s; rounded to whole cycles
 * @param loss probability that the command of a robot is lost in a cycle, so that it keeps its last one, 0 … 1
 * @param lockRate how often a robot's channel (a wheel) locks, per second
 * @param lockTime how long it stays locked, at zero, s
 * @param deadZone commands of a smaller magnitude do nothing, in the unit of the command (rad/s for wheels)
 */
public record ActuationSettings(double delay, double loss, double lockRate, double lockTime, double deadZone) {
    /** A radio that loses nothing, and motors that obey. */
    public static final ActuationSettings PERFECT = new ActuationSettings(0, 0, 0, 0, 0);

    /** Refuses times and rates that are negative or without bounds, and probabilities outside of 0 … 1. */
    public ActuationSettings {
        Checks.between("delay", delay, 0, 10, "s");
        Checks.probability("loss", loss);
        Checks.between("lockRate", lockRate, 0, 1000, "1/s");
        Checks.between("lockTime", lockTime, 0, 1000, "s");
        Checks.between("deadZone", deadZone, 0, 1000, "");
    }
}
