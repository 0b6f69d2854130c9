// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.resolve;

import static org.robopitch.engine.resolve.Impulses.AHEAD;
import static org.robopitch.engine.resolve.Impulses.COPIES;
import static org.robopitch.engine.resolve.Impulses.IMPULSE;
import static org.robopitch.engine.resolve.Impulses.OLD;
import static org.robopitch.engine.resolve.Impulses.PLACES;
import static org.robopitch.engine.resolve.Impulses.STRIDE;

/** Finds impulses to the last digit, as a blow and the correction of overlaps need them. */
final class Blow {
    private static final double ENERGY_ROUNDING = 1e-12;

    private final Impulses impulses;
    private final double[] start;
    private double largestStep;

    /** How many contacts were solved by the last {@link #converge}, round by round. */
    int solved;

    /** Energy that blows made and that was taken back, since the world began, J. */
    double energyReturned;

    Blow(Impulses impulses) {
        this.impulses = impulses;
        this.start = new double[impulses.velocity.length];
    }

    /**
     * Rounds until the active contacts have what they want, which a blow on many bodies needs many of: each begins
     * farther along the way the last one went (Nesterov's acceleration, begun again where it overshoots).
     *
     * @param most so many rounds at most
     * @param exact ends once no impulse changes by more, N·s
     */
    void converge(int most, double exact) {
        System.arraycopy(impulses.velocity, 0, start, 0, start.length);
        for (int i = 0; i < impulses.activeCount; i++) {
            int w = impulses.active[i] * STRIDE;
            impulses.work[w + OLD] = 0;
            impulses.work[w + OLD + 1] = 0;
        }
        double pace = 1;
        solved = 0;
        for (int round = 0; round < most; round++) {
            solved += impulses.activeCount;
            double next = 0.5 * (1 + Math.sqrt(1 + 4 * pace * pace));
            goAhead((pace - 1) / next);
            impulses.round();
            pace = overshoots() ? 1 : next;
            if (impulses.activeCount == 1 || largestStep <= exact) {
                break;
            }
        }
    }

    /**
     * {@return whether all active contacts have what they want; bodies that are pinched cannot}
     *
     * @param enough how much the points may part more slowly than wanted, m/s
     */
    boolean isSolved(double enough) {
        for (int i = 0; i < impulses.activeCount; i++) {
            impulses.measure(impulses.active[i]);
            if (impulses.lacking(impulses.active[i]) > enough) {
                return false;
            }
        }
        return true;
    }

    private void goAhead(double share) {
        for (int i = 0; i < impulses.activeCount; i++) {
            int w = impulses.active[i] * STRIDE;
            double more1 = share * (impulses.work[w + IMPULSE] - impulses.work[w + OLD]);
            double more2 = share * (impulses.work[w + IMPULSE + 1] - impulses.work[w + OLD + 1]);
            impulses.work[w + OLD] = impulses.work[w + IMPULSE];
            impulses.work[w + OLD + 1] = impulses.work[w + IMPULSE + 1];
            impulses.set(
                    impulses.active[i], impulses.work[w + IMPULSE] + more1, impulses.work[w + IMPULSE + 1] + more2);
            impulses.work[w + AHEAD] = impulses.work[w + IMPULSE];
            impulses.work[w + AHEAD + 1] = impulses.work[w + IMPULSE + 1];
        }
        impulses.apply();
        for (int i = 0; i < impulses.activeCount; i++) {
            impulses.measure(impulses.active[i]);
        }
    }

    /** Whether the last round went back from where it began; leaves the largest change of an impulse behind. */
    private boolean overshoots() {
        double back = 0;
        largestStep = 0;
        for (int i = 0; i < impulses.activeCount; i++) {
            for (int w = impulses.active[i] * STRIDE; w <= impulses.active[i] * STRIDE + 1; w++) {
                double step = impulses.work[w + IMPULSE] - impulses.work[w + AHEAD];
                back -= Impulses.toGrid(step * (impulses.work[w + IMPULSE] - impulses.work[w + OLD]));
                largestStep = Math.max(largestStep, Math.abs(step));
            }
        }
        return back > 0;
    }

    /**
     * Takes back the energy that blows have made, if any: an exact solution makes none. The energy is a parabola over
     * the share of the impulses that is given, and back at its first value at some share.
     */
    void returnEnergyMade() {
        if (impulses.activeCount < 2) {
            return;
        }
        double linear = 0;
        double square = 0;
        for (int m = 0; m < impulses.memberCount; m++) {
            int body = PLACES * impulses.members[m];
            for (int i = body; countsEnergy(impulses.members[m]) && i < body + COPIES; i++) {
                double changed = impulses.velocity[i] - start[i];
                linear += Impulses.toGrid(impulses.mass[i] * changed * start[i]);
                square += Impulses.toGrid(0.5 * impulses.mass[i] * changed * changed);
            }
        }
        if (linear + square > ENERGY_ROUNDING) {
            energyReturned += linear + square;
            double share = linear < 0 ? -linear / square : 0;
            for (int m = 0; m < impulses.memberCount; m++) {
                int body = PLACES * impulses.members[m];
                for (int i = body; countsEnergy(impulses.members[m]) && i < body + COPIES; i++) {
                    impulses.velocity[i] = start[i] + Impulses.toGrid(share * (impulses.velocity[i] - start[i]));
                }
            }
        }
    }

    /** A ball that robots do not feel takes energy from nowhere, as its model says. */
    private boolean countsEnergy(int body) {
        return body != impulses.state.ground && (impulses.ballMovesRobots || body != impulses.state.ball);
    }
}
