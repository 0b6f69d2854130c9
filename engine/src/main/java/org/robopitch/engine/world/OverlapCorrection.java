// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.StepMotion;

/**
 * Moves bodies that overlap a little apart without changing their speed, by the smallest displacements, weighted by mass, that
 * leave no overlap. They are found like impulses, with displacements in place of velocities.
 */
final class OverlapCorrection {
    private static final int ROUNDS = 60;

    private final Bodies bodies;
    private final StepMotion motion;
    private final Impulses displacements;
    private final Acceleration rounds;
    private final double overlapLeft;
    private final double exact;

    /**
     * Corrects the bodies of one world.
     *
     * @param bodies the state of that world
     * @param motion how they move
     * @param overlapLeft what may stay of an overlap, m
     * @param care how carefully displacements are worked out
     */
    OverlapCorrection(Bodies bodies, StepMotion motion, double overlapLeft, Care care) {
        this.bodies = bodies;
        this.motion = motion;
        this.displacements = Impulses.ofDisplacements(bodies);
        this.rounds = new Acceleration(displacements);
        this.overlapLeft = overlapLeft;
        this.exact = care.exactDisplacement;
    }

    /**
     * Moves the bodies of overlapping contacts apart.
     *
     * @param contacts what touches, or is near enough to be touched by what is moved
     * @param moved receives how far the points of each body have moved at most, m
     */
    void correct(Contacts contacts, double[] moved) {
        displacements.beginAtRest(contacts);
        for (int k = 0; k < contacts.count; k++) {
            displacements.measure(k);
            displacements.want(k, -contacts.gap(k, 0) - overlapLeft, -contacts.gap(k, 1) - overlapLeft);
            displacements.activate(k);
        }
        rounds.converge(ROUNDS, exact);
        for (int i = 0; i <= bodies.ball; i++) {
            double along = displacements.velocity[Impulses.PLACES * i];
            double across = displacements.velocity[Impulses.PLACES * i + 1];
            double angle = displacements.velocity[Impulses.PLACES * i + 2];
            moved[i] = Math.abs(along) + Math.abs(across) + Math.abs(angle) * bodies.reach[i];
            if (moved[i] > 0) {
                motion.displace(i, along, across, angle);
            }
        }
    }
}
