// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.game;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.Side;

/**
 * How the robots of a world are numbered: those of blue, then those of yellow.
 *
 * @param robots of each side
 */
public record Sides(int robots) {

    /**
     * {@return the sides of a world}
     *
     * @param bodies its bodies
     */
    public static Sides of(Bodies bodies) {
        return new Sides((bodies.robots + 1) / 2);
    }

    /**
     * {@return the side of a robot}
     *
     * @param body its index in the world
     */
    public Side of(int body) {
        return body < robots ? Side.BLUE : Side.YELLOW;
    }

    /**
     * {@return the number of a robot in its side, from 0}
     *
     * @param body its index in the world
     */
    public int number(int body) {
        return body < robots ? body : body - robots;
    }

    /**
     * {@return the index of a side's first robot; its mates follow}
     *
     * @param side which
     */
    public int first(Side side) {
        return side == Side.BLUE ? 0 : robots;
    }

    /**
     * {@return a robot's name for people, who count from 1}
     *
     * @param body its index in the world
     */
    public String name(int body) {
        return of(body).label() + " " + (number(body) + 1);
    }
}
