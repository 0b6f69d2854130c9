// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.move.StepMotion;

/**
 * Ensures that nothing overlaps after a step, whatever the collisions left. Bodies that overlap are moved apart without
 * changing their speed, by the smallest displacements, weighted by mass, that leave no overlap. They are found like impulses,
 * with displacements in place of velocities. A body that still overlaps another by more than is allowed is held: it returns to
 * where it was at the start of the step, at rest. If it is then in the way of others, they are held too. This ends, because at
 * the start of the step nothing overlapped.
 */
final class PositionCorrection {
    /** Bodies that overlap by more are held, as a share of the allowed overlap. */
    private static final double HELD = 0.9;

    /** What a correction leaves, as a share. */
    private static final double LEFT = 0.05;

    private static final int ATTEMPTS = 4;
    private static final int ROUNDS = 60;

    /** Bodies nearer than twice this take part in a correction, m. */
    private static final double NEAR = 2e-4;

    private final Bodies bodies;
    private final Detector detector;
    private final StepMotion motion;
    private final Contacts contacts;
    private final Solver displacements;
    private final double correctedOverlap;
    private final double heldOverlap;
    private final double overlapLeft;
    private final double exact;

    /** How often a body had to be held, since the world began. */
    long heldCount;

    /** How often it was the ball, since the world began. */
    long ballHeldCount;

    /** How often overlaps were corrected, since the world began. */
    long correctionCount;

    /** Momentum of the bodies that were held, since the world began, N·s. */
    double momentumLost;

    PositionCorrection(Bodies bodies, Detector detector, StepMotion motion, CollisionSettings settings) {
        this.bodies = bodies;
        this.detector = detector;
        this.motion = motion;
        this.correctedOverlap = settings.care().correctedOverlap * settings.allowedOverlap();
        this.heldOverlap = HELD * settings.allowedOverlap();
        this.overlapLeft = LEFT * settings.allowedOverlap();
        this.exact = settings.care().exactDisplacement;
        this.contacts = new Contacts(bodies);
        // Wheels do not hold a robot that is put elsewhere.
        this.displacements = new Solver(bodies, true, false);
    }

    /** Checks the bodies at the end of the step, given the contacts found before the last move. */
    void correct(Contacts found) {
        if (!detector.refresh(found, correctedOverlap, false)) {
            return;
        }
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            correctionCount++;
            moveApart();
            if (!overlapStill()) {
                return;
            }
        }
        boolean any = true;
        while (any) {
            any = false;
            for (int i = 0; i <= bodies.ball; i++) {
                MovingBody body = bodies.body[i];
                body.travel = body.overlaps ? hold(body) : 0;
                any |= body.travel > 0;
            }
            any = any && overlapStill();
        }
    }

    private boolean overlapStill() {
        for (MovingBody body : bodies.body) {
            body.overlaps = false;
        }
        return detector.refresh(contacts, heldOverlap, true);
    }

    private void moveApart() {
        for (MovingBody body : bodies.body) {
            body.travel = NEAR;
        }
        contacts.clear();
        detector.detect(contacts);
        displacements.begin(contacts);
        for (int k = 0; k < contacts.count; k++) {
            Contact c = contacts.get(k);
            displacements.join(c);
            Solver.setTargets(c, -c.point1.gap - overlapLeft, -c.point2.gap - overlapLeft);
        }
        displacements.rest();
        for (int k = 0; k < contacts.count; k++) {
            displacements.activate(contacts.get(k));
        }
        displacements.measureActive();
        displacements.converge(ROUNDS, exact);
        for (MovingBody body : bodies.body) {
            body.travel = 0;
        }
        for (int m = 0; m < displacements.memberCount; m++) {
            Solver.Member member = displacements.members[m];
            MovingBody body = member.body;
            body.travel = Math.abs(member.along) + Math.abs(member.across) + Math.abs(member.spin) * body.reach;
            if (body.travel > 0) {
                motion.displace(body, member.along, member.across, member.spin);
            }
        }
    }

    /** Puts a body back to where it began; returns how far that moves its points at most, m: 0 if it is there already. */
    private double hold(MovingBody body) {
        double turned = Math.abs(body.startHeadingX - body.headingX) + Math.abs(body.startHeadingY - body.headingY);
        double moved = Math.abs(body.x - body.startX) + Math.abs(body.y - body.startY) + turned * body.reach;
        if (moved > 0) {
            heldCount++;
            ballHeldCount += body.index == bodies.ball ? 1 : 0;
            momentumLost += Math.abs(body.along) / body.inverseMassAlong;
            body.x = body.startX;
            body.y = body.startY;
            body.headingX = body.startHeadingX;
            body.headingY = body.startHeadingY;
            body.along = 0;
            body.across = 0;
            body.spin = 0;
            body.skidding = false;
        }
        return moved;
    }
}
