// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

/** What the solver has done since the world began: for reports, no part of the state. */
public final class SolverCounts {
    private long islands;
    private long solves;
    private int mostSolves;
    private long unconverged;
    private double largestLeftOver;
    private long limited;

    void add(boolean converged, int itsSolves, double leftOver) {
        islands++;
        solves += itsSolves;
        mostSolves = Math.max(mostSolves, itsSolves);
        if (!converged) {
            unconverged++;
            largestLeftOver = Math.max(largestLeftOver, leftOver);
        }
    }

    void limited() {
        limited++;
    }

    /** {@return how often a problem was solved again because a joint turned too fast in its solution} */
    public long limitedJoints() {
        return limited;
    }

    /** {@return how many problems were solved} */
    public long islands() {
        return islands;
    }

    /** {@return how many linear systems that took} */
    public long solves() {
        return solves;
    }

    /** {@return the most linear systems for one problem} */
    public int mostSolves() {
        return mostSolves;
    }

    /** {@return how many problems reached the bound on iterations} */
    public long unconverged() {
        return unconverged;
    }

    /** {@return the largest component of the gradient that one of those left, N·s or N·m·s} */
    public double largestLeftOver() {
        return largestLeftOver;
    }
}
