// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.MovingBody;

/**
 * Keeps impulses from making energy. What they change, Δ, makes ½ΔᵀMΔ + vᵀMΔ of it: a parabola over the share of them that is
 * given.
 */
final class EnergyBound {
    private static final double ROUNDING = 1e-12;

    private final Impulses impulses;
    private double linear;
    private double square;

    EnergyBound(Impulses impulses) {
        this.impulses = impulses;
    }

    /** Saves the velocities before the impulses act. */
    void begin() {
        for (int m = 0; m < impulses.memberCount; m++) {
            impulses.members[m].begin();
        }
    }

    /**
     * Bounds impulses that let bodies press. What rounds make smaller and smaller is ½ΔᵀMΔ + vᵀMΔ − λ·wanted, which is 0
     * without impulses. As nothing wanted is positive where bodies press, it is never less than the energy made: impulses that
     * leave it at 0 or below make none. If these do not, only the share of them is given that makes it smallest.
     */
    void boundPressing() {
        measure();
        for (int i = 0; i < impulses.joinedCount; i++) {
            Contact c = impulses.joined[i];
            linear -= counts(c.second) ? Impulses.toGrid(lowered(c.point1) + lowered(c.point2)) : 0;
        }
        if (linear + square > 0) {
            double share = linear < 0 ? -0.5 * linear / square : 0;
            give(share);
            for (int i = 0; i < impulses.joinedCount; i++) {
                Contact c = impulses.joined[i];
                c.point1.impulse *= counts(c.second) ? share : 1;
                c.point2.impulse *= counts(c.second) ? share : 1;
            }
        }
    }

    private static double lowered(ContactPoint point) {
        return point.wanted > Impulses.FREE ? point.wanted * point.impulse : 0;
    }

    /** Takes back the energy that blows have made, if any: an exact solution makes none. Returns how much it was, J. */
    double returnEnergyMade() {
        measure();
        double made = linear + square;
        if (made <= ROUNDING) {
            return 0;
        }
        give(linear < 0 ? -linear / square : 0);
        return made;
    }

    private void measure() {
        linear = 0;
        square = 0;
        for (int m = 0; m < impulses.memberCount; m++) {
            Member member = impulses.members[m];
            linear += counts(member.body) ? member.linear() : 0;
            square += counts(member.body) ? member.square() : 0;
        }
    }

    private void give(double share) {
        for (int m = 0; m < impulses.memberCount; m++) {
            if (counts(impulses.members[m].body)) {
                impulses.members[m].give(share);
            }
        }
    }

    /** A ball that robots do not feel takes energy from nowhere, as its model says. */
    private boolean counts(MovingBody body) {
        return impulses.ballMovesRobots || body != impulses.ball;
    }
}
