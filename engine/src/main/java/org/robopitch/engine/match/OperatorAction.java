// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.ArrayList;
import java.util.List;

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

    /**
     * Sends the ball on its way, through the air if the league has a height; elsewhere it rolls.
     *
     * @param body the ball's index
     * @param x m
     * @param y m
     * @param height of its lowest point, m
     * @param vx m/s
     * @param vy m/s
     * @param climb upwards, m/s
     */
    record Launch(int body, double x, double y, double height, double vx, double vy, double climb)
            implements OperatorAction {}

    /**
     * What a robot that is driven by hand does with the ball, until the next such action or its release. Robots that can
     * neither hold nor kick it ignore this.
     *
     * @param robot its index among the bodies
     * @param hold whether it holds the ball whenever it can
     * @param kick 0 for none, up to 1 for the hardest, taken as soon as the ball is there
     * @param lob whether a kick goes through the air
     */
    record Handle(int robot, boolean hold, double kick, boolean lob) implements OperatorAction {}

    /**
     * Gives the referee a number beside its orders, such as where robots should go in a test: one of
     * {@link Referee#details()}.
     *
     * @param number of the detail
     * @param value what it is now
     */
    record Detail(int number, double value) implements OperatorAction {}

    /**
     * Tells where a camera outside sees robots. From the first such news on, the robots are not simulated: they are where
     * they are seen.
     *
     * @param robots what is seen of each that is spoken of
     */
    record Sighting(List<Sight> robots) implements OperatorAction {
        private static final int VALUES = 5;

        /** How many numbers an action of each other kind has, the kind included. */
        private static final int[] LENGTHS = {0, 5, 5, 2, 8, 2, 2, 8, 5, 3};

        /** Keeps a copy. */
        public Sighting {
            robots = List.copyOf(robots);
        }

        private double[] values() {
            double[] values = new double[1 + VALUES * robots.size()];
            values[0] = 10;
            for (int i = 0; i < robots.size(); i++) {
                Sight sight = robots.get(i);
                double[] one = {sight.robot(), sight.found() ? 1 : 0, sight.x(), sight.y(), sight.heading()};
                System.arraycopy(one, 0, values, 1 + VALUES * i, VALUES);
            }
            return values;
        }

        private static Sighting of(double[] values) {
            List<Sight> robots = new ArrayList<>();
            for (int i = 1; i < values.length; i += VALUES) {
                robots.add(new Sight((int) values[i], values[i + 1] != 0, values[i + 2], values[i + 3], values[i + 4]));
            }
            return new Sighting(robots);
        }
    }

    /**
     * A robot as a camera sees it.
     *
     * @param robot its index among the bodies
     * @param found whether it is seen at all; if not, the numbers mean nothing
     * @param x m
     * @param y m
     * @param heading rad
     */
    record Sight(int robot, boolean found, double x, double y, double heading) {}

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
        if (this instanceof Launch l) {
            return new double[] {7, l.body(), l.x(), l.y(), l.height(), l.vx(), l.vy(), l.climb()};
        }
        if (this instanceof Handle h) {
            return new double[] {8, h.robot(), h.hold() ? 1 : 0, h.kick(), h.lob() ? 1 : 0};
        }
        if (this instanceof Detail d) {
            return new double[] {9, d.number(), d.value()};
        }
        if (this instanceof Sighting s) {
            return s.values();
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
        int kind = values.length > 0 && values[0] == (int) values[0] ? (int) values[0] : 0;
        boolean sighting = kind == 10 && values.length % Sighting.VALUES == 1;
        if (!sighting && (kind < 1 || kind > 9 || values.length != Sighting.LENGTHS[kind])) {
            throw new IllegalArgumentException(
                    "these numbers are not an operator action: " + java.util.Arrays.toString(values));
        }
        double[] v = values;
        return switch (kind) {
            case 1 -> new Place((int) v[1], v[2], v[3], v[4]);
            case 2 -> new Drive((int) v[1], v[2], v[3], v[4]);
            case 3 -> new Release((int) v[1]);
            case 4 -> new Put((int) v[1], v[2], v[3], v[4], v[5], v[6], v[7]);
            case 5 -> new Remove((int) v[1]);
            case 6 -> new Order((int) v[1]);
            case 7 -> new Launch((int) v[1], v[2], v[3], v[4], v[5], v[6], v[7]);
            case 8 -> new Handle((int) v[1], v[2] != 0, v[3], v[4] != 0);
            case 9 -> new Detail((int) v[1], v[2]);
            default -> Sighting.of(v);
        };
    }
}
