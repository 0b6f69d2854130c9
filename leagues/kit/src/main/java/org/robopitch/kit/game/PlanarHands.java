// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.game;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.Hands;

/** Takes robots and ball of a world in the plane in the hand. A league says how a person drives a robot. */
public abstract class PlanarHands implements Hands {
    private final Bodies bodies;
    private final PlanarPlacement placement;
    private final boolean exactly;

    /**
     * Moves bodies.
     *
     * @param bodies robots and ball
     * @param placement finds room for them
     * @param exactly whether a robot that is put at rest may touch others
     */
    protected PlanarHands(Bodies bodies, PlanarPlacement placement, boolean exactly) {
        this.bodies = bodies;
        this.placement = placement;
        this.exactly = exactly;
    }

    @Override
    public void place(int body, double x, double y, double heading) {
        if (body == bodies.ball) {
            placement.placeBall(x, y, 0, 0);
        } else {
            placement.halt(body);
            placement.placeRobot(body, x, y, StrictMath.cos(heading), StrictMath.sin(heading), exactly);
        }
    }

    @Override
    public void put(int body, double x, double y, double heading, double vx, double vy, double spin) {
        if (body == bodies.ball) {
            placement.placeBall(x, y, vx, vy);
            return;
        }
        placement.placeRobot(body, x, y, StrictMath.cos(heading), StrictMath.sin(heading), true);
        double headingX = bodies.body[body].headingX;
        double headingY = bodies.body[body].headingY;
        bodies.body[body].along = headingX * vx + headingY * vy;
        bodies.body[body].across = headingX * vy - headingY * vx;
        bodies.body[body].spin = spin;
    }

    @Override
    public void remove(int robot) {
        placement.takeOff(robot);
    }

    /**
     * {@return a number between −1 and 1}
     *
     * @param value taken to the nearest of them
     */
    protected static double share(double value) {
        return Math.max(-1, Math.min(1, value));
    }
}
