// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import static org.robopitch.engine.world.Impulses.PLACES;

/**
 * Keeps impulses from making energy. What they change, Δ, makes ½ΔᵀMΔ + vᵀMΔ of it: a parabola over the share of them that is
 * given.
 */
final class EnergyBound {
    private static final double ROUNDING = 1e-12;

    private final Impulses impulses;
    private final double[] mass;
    private final double[] start;
    private double linear;
    private double square;

    EnergyBound(Impulses impulses) {
        this.impulses = impulses;
        this.start = new double[impulses.velocity.length];
        this.mass = new double[start.length];
        for (int i = 0; i < mass.length; i++) {
            mass[i] = impulses.inverseMass[i] > 0 ? 1 / impulses.inverseMass[i] : 0;
        }
    }

    /** Saves the velocities before the impulses act. */
    void begin() {
        System.arraycopy(impulses.velocity, 0, start, 0, start.length);
    }

    /**
     * Bounds impulses that let bodies press. What rounds make smaller and smaller is ½ΔᵀMΔ + vᵀMΔ − λ·wanted, which is 0
     * without impulses. As nothing wanted is positive where bodies press, it is never less than the energy made: impulses that
     * leave it at 0 or below make none. If these do not, only the share of them is given that makes it smallest.
     */
    void boundPressing() {
        measure();
        for (int i = 0; i < impulses.joinedCount; i++) {
            int k = impulses.joined[i];
            linear -= counts(impulses.contacts.second[k]) ? Impulses.toGrid(lowered(k, 0) + lowered(k, 1)) : 0;
        }
        if (linear + square > 0) {
            double share = linear < 0 ? -0.5 * linear / square : 0;
            give(share);
            for (int i = 0; i < impulses.joinedCount; i++) {
                int k = impulses.joined[i];
                impulses.scale(k, counts(impulses.contacts.second[k]) ? share : 1);
            }
        }
    }

    private double lowered(int k, int point) {
        double wanted = impulses.wanted(k, point);
        return wanted > Impulses.FREE ? wanted * impulses.impulse(k, point) : 0;
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
            int body = PLACES * impulses.members[m];
            for (int i = body; counts(impulses.members[m]) && i < body + Impulses.COPIES; i++) {
                double changed = impulses.velocity[i] - start[i];
                double pushed = mass[i] * changed;
                linear += Impulses.toGrid(pushed * start[i]);
                square += Impulses.toGrid(0.5 * pushed * changed);
            }
        }
    }

    private void give(double share) {
        for (int m = 0; m < impulses.memberCount; m++) {
            int body = PLACES * impulses.members[m];
            for (int i = body; counts(impulses.members[m]) && i < body + Impulses.COPIES; i++) {
                impulses.velocity[i] = start[i] + Impulses.toGrid(share * (impulses.velocity[i] - start[i]));
            }
        }
    }

    /** A ball that robots do not feel takes energy from nowhere, as its model says. */
    private boolean counts(int body) {
        return impulses.ballMovesRobots || body != impulses.state.ball;
    }
}
