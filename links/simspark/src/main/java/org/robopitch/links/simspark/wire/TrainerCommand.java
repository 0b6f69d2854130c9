// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.wire;

import org.robopitch.humanoid.sense.PlayMode;

/** What a trainer asks for on the monitor port, SI; sides are 1 for left and -1 for right. */
public sealed interface TrainerCommand {
    /**
     * The kick-off.
     *
     * @param side who kicks off, 0 for either
     */
    record KickOff(int side) implements TrainerCommand {}

    /** The ball is dropped where it is, and play continues. */
    record DropBall() implements TrainerCommand {}

    /**
     * Puts the ball somewhere.
     *
     * @param placed whether it is moved
     * @param x m
     * @param y m
     * @param z of its centre, m
     * @param moving whether it gets a velocity
     * @param vx m/s
     * @param vy m/s
     * @param vz m/s
     */
    record Ball(boolean placed, double x, double y, double z, boolean moving, double vx, double vy, double vz)
            implements TrainerCommand {}

    /**
     * Puts a robot somewhere.
     *
     * @param side of its team
     * @param number from 1
     * @param x m
     * @param y m
     * @param z m
     * @param turned whether it gets a heading
     * @param heading rad, 0 towards positive x
     */
    record Robot(int side, int number, double x, double y, double z, boolean turned, double heading)
            implements TrainerCommand {}

    /**
     * Sets the play mode.
     *
     * @param mode the mode
     */
    record Mode(PlayMode mode) implements TrainerCommand {}

    /**
     * Sets the game's clock.
     *
     * @param seconds s
     */
    record Time(double seconds) implements TrainerCommand {}

    /**
     * Sets the score.
     *
     * @param left goals
     * @param right goals
     */
    record Score(int left, int right) implements TrainerCommand {}

    /**
     * Selects a robot for commands that name none.
     *
     * @param side of its team, 0 to select none
     * @param number from 1
     */
    record Select(int side, int number) implements TrainerCommand {}

    /**
     * Ends a robot's agent, so that the robot leaves the field.
     *
     * @param side of its team, 0 for the selected robot
     * @param number from 1
     */
    record Kill(int side, int number) implements TrainerCommand {}

    /**
     * Puts a robot beside the pitch.
     *
     * @param side of its team, 0 for the selected robot
     * @param number from 1
     */
    record Beside(int side, int number) implements TrainerCommand {}

    /** Asks for the whole scene again. */
    record FullState() implements TrainerCommand {}

    /** Ends the server. */
    record KillSimulation() implements TrainerCommand {}
}
