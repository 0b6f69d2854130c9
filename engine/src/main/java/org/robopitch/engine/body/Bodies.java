// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.body;

import java.util.List;
import org.robopitch.engine.state.StateVisitor;

/**
 * Every body of a planar world: robots first, then the ball, then the ground that the walls stand on (which never moves, so
 * that a contact with a wall is a contact like any other).
 */
public final class Bodies {
    private static final double GRID = 6144;

    /** How many robots there are; they have the indices 0 … robots − 1. */
    public final int robots;

    /** The ball's index. */
    public final int ball;

    /** The index of the ground, which has no velocity and yields to no impulse. */
    public final int ground;

    /** The bodies by their indices; not to be replaced. */
    public final MovingBody[] body;

    /** What the drive remembers of each robot, {@link #memoryPerRobot} numbers each. */
    public final double[] memory;

    /** How many numbers the drive remembers per robot. */
    public final int memoryPerRobot;

    private final Outline[] outlines;
    private final Rim[] rims;

    /**
     * The given robots and a ball, all at rest at the origin.
     *
     * @param bodies the robots
     * @param ballRadius m
     * @param ballMass kg
     * @param memoryPerRobot how many numbers the drive remembers per robot
     */
    public Bodies(List<Body> bodies, double ballRadius, double ballMass, int memoryPerRobot) {
        this.robots = bodies.size();
        this.ball = robots;
        this.ground = robots + 1;
        this.memoryPerRobot = memoryPerRobot;
        memory = new double[robots * memoryPerRobot];
        body = new MovingBody[robots + 2];
        outlines = new Outline[robots];
        rims = new Rim[robots];
        for (int i = 0; i < robots; i++) {
            Body robot = bodies.get(i);
            outlines[i] = robot.outline();
            rims[i] = robot.rim();
            body[i] = new MovingBody(
                    i,
                    1 / robot.massAlong(),
                    1 / robot.massAcross(),
                    1 / robot.inertia(),
                    robot.outline().reach(),
                    robot.height());
        }
        body[ball] = new MovingBody(ball, 1 / ballMass, 1 / ballMass, 0, ballRadius, 0);
        body[ground] = new MovingBody(ground, 0, 0, 0, 0, 0);
    }

    /**
     * {@return the outline of a robot}
     *
     * @param robot its index
     */
    public Outline outline(int robot) {
        return outlines[robot];
    }

    /**
     * {@return the rim of a robot}
     *
     * @param robot its index
     */
    public Rim rim(int robot) {
        return rims[robot];
    }

    /** {@return for each body, whether it is on the pitch; a copy} */
    public boolean[] presence() {
        boolean[] presence = new boolean[body.length];
        for (MovingBody one : body) {
            presence[one.index] = one.present;
        }
        return presence;
    }

    /**
     * Goes through poses and velocities of the first bodies, and what the drives remember of all.
     *
     * @param visitor who goes through them
     * @param count how many bodies
     */
    public void state(StateVisitor visitor, int count) {
        for (int i = 0; i < count; i++) {
            body[i].x = visitor.real(body[i].x);
        }
        for (int i = 0; i < count; i++) {
            body[i].y = visitor.real(body[i].y);
        }
        for (int i = 0; i < count; i++) {
            body[i].headingX = visitor.real(body[i].headingX);
        }
        for (int i = 0; i < count; i++) {
            body[i].headingY = visitor.real(body[i].headingY);
        }
        for (int i = 0; i < count; i++) {
            body[i].along = visitor.real(body[i].along);
        }
        for (int i = 0; i < count; i++) {
            body[i].across = visitor.real(body[i].across);
        }
        for (int i = 0; i < count; i++) {
            body[i].spin = visitor.real(body[i].spin);
        }
        visitor.reals(memory);
    }

    /**
     * The kinetic energy of the motion in the plane of the bodies that are present, as collisions see it. It does not
     * depend on the order of the bodies.
     *
     * @return the energy, J
     */
    public double kineticEnergy() {
        double sum = 0;
        for (int i = 0; i <= ball; i++) {
            sum += body[i].present ? kineticEnergy(i) : 0;
        }
        return sum;
    }

    /**
     * {@return the kinetic energy of one body, rounded to a multiple of 2⁻⁴⁰ J: such numbers add up exactly}
     *
     * @param index which one
     */
    public double kineticEnergy(int index) {
        return (body[index].kineticEnergy() + GRID) - GRID;
    }
}
