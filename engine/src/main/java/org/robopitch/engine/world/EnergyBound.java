// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import static org.robopitch.engine.world.Impulses.COPIES;
import static org.robopitch.engine.world.Impulses.IMPULSE;
import static org.robopitch.engine.world.Impulses.PLACES;
import static org.robopitch.engine.world.Impulses.STRIDE;
import static org.robopitch.engine.world.Impulses.WANTED;

/**
 * Keeps impulses from making energy. What they change, Δ, makes ½ΔᵀMΔ + vᵀMΔ of it: a parabola over the share of them that is
 * given.
 */
final class EnergyBound {
    private static final double ROUNDING = 1e-12;

    private final Impulses impulses;
    private final double[] start;
    private double linear;
    private double square;

    EnergyBound(Impulses impulses) {
        this.impulses = impulses;
        this.start = new double[impulses.velocity.length];
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
    void boundPressing(int[] contacts, int count) {
        measure();
        for (int i = 0; i < count; i++) {
            int w = contacts[i] * STRIDE;
            linear -=
                    counts(impulses.contacts.second[contacts[i]]) ? Impulses.toGrid(lowered(w, 0) + lowered(w, 1)) : 0;
        }
        if (linear + square > 0) {
            double share = linear < 0 ? -0.5 * linear / square : 0;
            give(share);
            for (int i = 0; i < count; i++) {
                double given = counts(impulses.contacts.second[contacts[i]]) ? share : 1;
                impulses.work[contacts[i] * STRIDE + IMPULSE] *= given;
                impulses.work[contacts[i] * STRIDE + IMPULSE + 1] *= given;
            }
        }
    }

    private double lowered(int w, int point) {
        double wanted = impulses.work[w + WANTED + point];
        return wanted > Impulses.FREE ? wanted * impulses.work[w + IMPULSE + point] : 0;
    }

    /**
     * Takes back the energy that blows have made, if any: an exact solution makes none.
     *
     * @return how much it was, J
     */
    double returnEnergyMade() {
        measure();
        double made = linear + square;
        if (made > ROUNDING) {
            give(linear < 0 ? -linear / square : 0);
            return made;
        }
        return 0;
    }

    private void measure() {
        linear = 0;
        square = 0;
        for (int m = 0; m < impulses.memberCount; m++) {
            int body = PLACES * impulses.members[m];
            for (int i = body; counts(impulses.members[m]) && i < body + COPIES; i++) {
                double changed = impulses.velocity[i] - start[i];
                double pushed = impulses.mass[i] * changed;
                linear += Impulses.toGrid(pushed * start[i]);
                square += Impulses.toGrid(0.5 * pushed * changed);
            }
        }
    }

    private void give(double share) {
        for (int m = 0; m < impulses.memberCount; m++) {
            int body = PLACES * impulses.members[m];
            for (int i = body; counts(impulses.members[m]) && i < body + COPIES; i++) {
                impulses.velocity[i] = start[i] + Impulses.toGrid(share * (impulses.velocity[i] - start[i]));
            }
        }
    }

    /** A ball that robots do not feel takes energy from nowhere, as its model says. */
    private boolean counts(int body) {
        return impulses.ballMovesRobots || body != impulses.state.ball;
    }
}
