// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.body;

import java.util.List;

/**
 * The state of every body of a planar world in primitive arrays: robots first, then the ball, then the ground that the
 * walls stand on (which never moves, so that a contact with a wall is a contact like any other).
 *
 * <p>Poses are of the body's origin in the world's frame; the heading is a unit vector. Velocities are in the body's
 * own frame: along the heading, across it (left positive) and the spin (counter-clockwise). The ball does not turn: its
 * frame is the world's.
 *
 * <p>The arrays are open to the drives and resolvers of the leagues, which run inside the step. Everyone else reads.
 */
public final class Bodies {
    private static final double GRID = 6144;

    /** How many robots there are; they have the indices 0 … robots − 1. */
    public final int robots;

    /** The ball's index. */
    public final int ball;

    /** The index of the ground, which has no velocity and yields to no impulse. */
    public final int ground;

    /** Position of the origin, m. */
    public final double[] x;

    /** Position of the origin, m. */
    public final double[] y;

    /** Heading, x of the unit vector. */
    public final double[] headingX;

    /** Heading, y of the unit vector. */
    public final double[] headingY;

    /** Velocity along the heading, m/s. */
    public final double[] along;

    /** Velocity across the heading, left positive, m/s. */
    public final double[] across;

    /** Angular velocity, counter-clockwise positive, rad/s. */
    public final double[] spin;

    /**
     * How much faster the robot moved on average over the step than its velocity at the end of it: what a drive knows
     * of the motion inside the step. It holds for the current step only, and only while nothing touches the robot. m/s.
     */
    public final double[] leadAlong;

    /** As {@link #leadAlong}, across the heading, m/s. */
    public final double[] leadAcross;

    /** As {@link #leadAlong}, of the spin, rad/s. */
    public final double[] leadSpin;

    /** Whether the robot is on the pitch. One that is not is neither driven nor moved nor felt. */
    public final boolean[] present;

    /**
     * Whether the wheels turned without carrying the robot in the last step (it pivoted about a corner), so that its
     * velocity does not tell the speed of its wheels.
     */
    public final boolean[] skidding;

    /** What the drive remembers of each robot, {@link #memoryPerRobot} numbers each. */
    public final double[] memory;

    /** How many numbers the drive remembers per robot. */
    public final int memoryPerRobot;

    /** 1/mass along the heading, 1/kg. */
    public final double[] inverseMassAlong;

    /** 1/mass across the heading, 1/kg. */
    public final double[] inverseMassAcross;

    /** 1/moment of inertia, 1/(kg·m²). */
    public final double[] inverseInertia;

    /** Largest extent of the outline, m. */
    public final double[] reach;

    /** Height of each robot, m. */
    public final double[] height;

    private final Outline[] outlines;
    private final Rim[] rims;

    /**
     * Lays out the arrays for the given robots and a ball, all at rest at the origin.
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
        int n = robots + 2;
        x = new double[n];
        y = new double[n];
        headingX = new double[n];
        headingY = new double[n];
        along = new double[n];
        across = new double[n];
        spin = new double[n];
        leadAlong = new double[n];
        leadAcross = new double[n];
        leadSpin = new double[n];
        present = new boolean[n];
        skidding = new boolean[n];
        this.memoryPerRobot = memoryPerRobot;
        memory = new double[robots * memoryPerRobot];
        inverseMassAlong = new double[n];
        inverseMassAcross = new double[n];
        inverseInertia = new double[n];
        reach = new double[n];
        height = new double[n];
        outlines = new Outline[robots];
        rims = new Rim[robots];
        for (int i = 0; i < n; i++) {
            headingX[i] = 1;
            present[i] = true;
        }
        for (int i = 0; i < robots; i++) {
            Body body = bodies.get(i);
            outlines[i] = body.outline();
            rims[i] = body.rim();
            inverseMassAlong[i] = 1 / body.massAlong();
            inverseMassAcross[i] = 1 / body.massAcross();
            inverseInertia[i] = 1 / body.inertia();
            reach[i] = body.outline().reach();
            height[i] = body.height();
        }
        inverseMassAlong[ball] = 1 / ballMass;
        inverseMassAcross[ball] = 1 / ballMass;
        reach[ball] = ballRadius;
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

    /**
     * The kinetic energy of the motion in the plane of the bodies that are present, as collisions see it. It does not
     * depend on the order of the bodies.
     *
     * @return the energy, J
     */
    public double kineticEnergy() {
        double sum = 0;
        for (int i = 0; i <= ball; i++) {
            if (present[i]) {
                sum += kineticEnergy(i);
            }
        }
        return sum;
    }

    /**
     * {@return the kinetic energy of one body, rounded to a multiple of 2⁻⁴⁰ J: such numbers add up exactly}
     *
     * @param body which one
     */
    public double kineticEnergy(int body) {
        double energy = energyOf(along[body], inverseMassAlong[body])
                + energyOf(across[body], inverseMassAcross[body])
                + energyOf(spin[body], inverseInertia[body]);
        return (energy + GRID) - GRID;
    }

    private static double energyOf(double speed, double inverseMass) {
        return inverseMass > 0 ? 0.5 * speed * speed / inverseMass : 0;
    }
}
