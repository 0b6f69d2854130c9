// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.body;

/**
 * The state of one body: a robot, the ball, or the ground. The pose is that of the body's origin in the world's frame; the
 * heading is a unit vector. Velocities are in the body's own frame: along the heading, across it (left positive) and the spin
 * (counter-clockwise). The ball does not turn: its frame is the world's.
 *
 * <p>The fields are open to the drives and resolvers of the leagues, which run inside the step. Everyone else reads.
 */
public final class MovingBody {
    /** Its place among the bodies. */
    public final int index;

    /** Position of the origin, m. */
    public double x;

    /** Position of the origin, m. */
    public double y;

    /** Heading, x of the unit vector. */
    public double headingX = 1;

    /** Heading, y of the unit vector. */
    public double headingY;

    /** Velocity along the heading, m/s. */
    public double along;

    /** Velocity across the heading, left positive, m/s. */
    public double across;

    /** Angular velocity, counter-clockwise positive, rad/s. */
    public double spin;

    /**
     * How much faster the robot moved on average over the step than its velocity at the end of it: what a drive knows
     * of the motion inside the step. It holds for the current step only, and only while nothing touches the robot. m/s.
     */
    public double leadAlong;

    /** As {@link #leadAlong}, across the heading, m/s. */
    public double leadAcross;

    /** As {@link #leadAlong}, of the spin, rad/s. */
    public double leadSpin;

    /** Velocity along before the drives acted in this step, m/s. */
    public double arrivedAlong;

    /** Velocity across before the drives acted in this step, m/s. */
    public double arrivedAcross;

    /** Angular velocity before the drives acted in this step, rad/s. */
    public double arrivedSpin;

    /** Whether it skidded before the drives acted in this step. */
    public boolean arrivedSkidding;

    /** Position at the beginning of this step, m. */
    public double startX;

    /** Position at the beginning of this step, m. */
    public double startY;

    /** Heading at the beginning of this step. */
    public double startHeadingX;

    /** Heading at the beginning of this step. */
    public double startHeadingY;

    /** 1/mass along the heading, 1/kg. */
    public final double inverseMassAlong;

    /** 1/mass across the heading, 1/kg. */
    public final double inverseMassAcross;

    /** 1/moment of inertia, 1/(kg·m²). */
    public final double inverseInertia;

    /** Largest extent of the outline, m. */
    public final double reach;

    /** Height, m. */
    public final double height;

    /** Whether it is on the pitch. A body that is not is neither driven nor moved nor felt. */
    public boolean present = true;

    /**
     * Whether the wheels turned without carrying the robot in the last step (it pivoted about a corner), so that its
     * velocity does not tell the speed of its wheels.
     */
    public boolean skidding;

    /** Whether it is on wheels and touches two walls, so that the wheels do not hold it across its heading. */
    public boolean slips;

    /** Whether it slipped before the drives acted in this step. */
    public boolean arrivedSlips;

    /** How far its points can go at most, or have gone, in the time in question, m. */
    public double travel;

    /** In how many contacts it takes part. */
    public int contacts;

    /** Whether it was found to overlap another body. */
    public boolean overlaps;

    /** Whether anything touched it in this part of the step. */
    public boolean touched;

    /** Whether anything touched it in this step, or in the last one if this has not begun. */
    public boolean touchedInStep;

    /** Whether anything touched it in the last step. */
    public boolean touchedInLastStep;

    /** Whether anything struck it in this step. */
    public boolean struck;

    MovingBody(
            int index,
            double inverseMassAlong,
            double inverseMassAcross,
            double inverseInertia,
            double reach,
            double height) {
        this.index = index;
        this.inverseMassAlong = inverseMassAlong;
        this.inverseMassAcross = inverseMassAcross;
        this.inverseInertia = inverseInertia;
        this.reach = reach;
        this.height = height;
    }

    /** {@return 1/mass across the heading as an impulse finds it, 1/kg: wheels hold only a robot that does not slip} */
    public double mobilityAcross() {
        return inverseMassAcross == 0 && (slips || across != 0) ? inverseMassAlong : inverseMassAcross;
    }

    /** {@return the kinetic energy of its motion in the plane, as collisions see it, J} */
    public double kineticEnergy() {
        return energyOf(along, inverseMassAlong) + energyOf(across, mobilityAcross()) + energyOf(spin, inverseInertia);
    }

    private static double energyOf(double speed, double inverseMass) {
        return inverseMass > 0 ? 0.5 * speed * speed / inverseMass : 0;
    }
}
