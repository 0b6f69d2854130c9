// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/**
 * Something a person does to a running match. Actions take effect at the beginning of a cycle and are recorded, so that
 * a match somebody had a hand in can be played again too.
 */
public sealed interface OperatorAction {
    /**
     * Puts a body somewhere else.
     *
     * @param body its index
     * @param x m
     * @param y m
     * @param heading rad
     */
    record Place(int body, double x, double y, double heading) implements OperatorAction {}

    /**
     * Puts a body somewhere else, in motion; a robot that was off the pitch comes back.
     *
     * @param body its index
     * @param x m
     * @param y m
     * @param heading rad
     * @param vx m/s
     * @param vy m/s
     * @param spin rad/s; a ball is put without spin
     */
    record Put(int body, double x, double y, double heading, double vx, double vy, double spin)
            implements OperatorAction {}

    /**
     * Takes a robot off the pitch, until it is placed or put somewhere.
     *
     * @param robot its index among the bodies
     */
    record Remove(int robot) implements OperatorAction {}

    /**
     * Drives a robot by hand, instead of its team, until it is released.
     *
     * @param robot its index among the bodies
     * @param forward −1 … 1
     * @param turn −1 … 1, left positive
     * @param sideways −1 … 1, left positive
     */
    record Drive(int robot, double forward, double turn, double sideways) implements OperatorAction {}

    /**
     * Gives a robot back to its team.
     *
     * @param robot its index among the bodies
     */
    record Release(int robot) implements OperatorAction {}

    /**
     * Tells the referee something, as a coach or a head referee does: one of {@link Referee#orders()}.
     *
     * @param number of the order
     */
    record Order(int number) implements OperatorAction {}

    /** {@return the action as plain numbers, for a recording} */
    default double[] encode() {
        if (this instanceof Place p) {
            return new double[] {1, p.body(), p.x(), p.y(), p.heading()};
        }
        if (this instanceof Drive d) {
            return new double[] {2, d.robot(), d.forward(), d.turn(), d.sideways()};
        }
        if (this instanceof Put p) {
            return new double[] {4, p.body(), p.x(), p.y(), p.heading(), p.vx(), p.vy(), p.spin()};
        }
        if (this instanceof Remove r) {
            return new double[] {5, r.robot()};
        }
        if (this instanceof Order o) {
            return new double[] {6, o.number()};
        }
        return new double[] {3, ((Release) this).robot()};
    }

    /**
     * Reads an action back from a recording.
     *
     * @param values as written by {@link #encode()}
     * @return the action
     * @throws IllegalArgumentException if the numbers are none
     */
    static OperatorAction decode(double[] values) {
        if (values.length == 5 && values[0] == 1) {
            return new Place((int) values[1], values[2], values[3], values[4]);
        }
        if (values.length == 5 && values[0] == 2) {
            return new Drive((int) values[1], values[2], values[3], values[4]);
        }
        if (values.length == 2 && values[0] == 3) {
            return new Release((int) values[1]);
        }
        if (values.length == 2 && values[0] == 6) {
            return new Order((int) values[1]);
        }
        if (values.length == 8 && values[0] == 4) {
            return new Put((int) values[1], values[2], values[3], values[4], values[5], values[6], values[7]);
        }
        if (values.length == 2 && values[0] == 5) {
            return new Remove((int) values[1]);
        }
        throw new IllegalArgumentException(
                "these numbers are no operator action: " + java.util.Arrays.toString(values));
    }
}
