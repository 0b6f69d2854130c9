// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/** What a person's hands may do in a match: move robots and ball, and drive a robot, without knowing the league. */
public interface Hands {
    /**
     * Puts a body somewhere else, as near as it fits, at rest.
     *
     * @param body its index
     * @param x m
     * @param y m
     * @param heading rad
     */
    void place(int body, double x, double y, double heading);

    /**
     * Puts a body somewhere else, as near as it fits, in motion. Leagues that do not know better put it at rest.
     *
     * @param body its index
     * @param x m
     * @param y m
     * @param heading rad
     * @param vx m/s
     * @param vy m/s
     * @param spin rad/s; a ball is put without spin
     */
    default void put(int body, double x, double y, double heading, double vx, double vy, double spin) {
        place(body, x, y, heading);
    }

    /** {@return whether {@link #launch} also puts a robot at a height, where it is the height of its centre} */
    default boolean raisesRobots() {
        return false;
    }

    /**
     * Launches the ball. In leagues whose ball has no height it rolls.
     *
     * @param ball its index
     * @param x m
     * @param y m
     * @param height of its lowest point, m
     * @param vx m/s
     * @param vy m/s
     * @param climb upwards, m/s
     */
    default void launch(int ball, double x, double y, double height, double vx, double vy, double climb) {
        put(ball, x, y, 0, vx, vy, 0);
    }

    /**
     * Takes a robot off the pitch, until it is placed or put somewhere. In leagues that do not know this it stays.
     *
     * @param robot its index
     */
    default void remove(int robot) {}

    /**
     * Takes over where a camera outside sees robots, instead of simulating them. Leagues without such robots do nothing.
     *
     * @param sighting what is seen
     */
    default void see(OperatorAction.Sighting sighting) {}

    /**
     * Turns what a person at a keyboard or gamepad wants into a command.
     *
     * @param robot index of the robot
     * @param forward −1 … 1
     * @param turn −1 … 1, left positive
     * @param sideways −1 … 1, left positive; ignored by robots that cannot
     * @param into receives the robot's channels
     */
    void manual(int robot, double forward, double turn, double sideways, double[] into);

    /**
     * Adds to such a command what the person wants done with the ball. Robots that can neither hold nor kick it leave the
     * command as it is.
     *
     * @param handle what is wanted
     * @param into the robot's channels
     */
    default void handle(OperatorAction.Handle handle, double[] into) {}
}
