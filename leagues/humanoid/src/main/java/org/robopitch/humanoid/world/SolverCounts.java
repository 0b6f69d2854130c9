// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

/** What the solver has done since the world began: for reports, no part of the state. */
public final class SolverCounts {
    /** How many problems were solved. */
    public long islands;

    /** How many linear systems that took. */
    public long solves;

    /** The most linear systems for one problem. */
    public int mostSolves;

    /** How many problems reached the bound on iterations. */
    public long unconverged;

    /** The largest component of the gradient that one of those left, N·s or N·m·s. */
    public double largestLeftOver;

    /** How often a problem was solved again because a joint turned too fast in its solution. */
    public long limitedJoints;

    void add(boolean converged, int itsSolves, double leftOver) {
        islands++;
        solves += itsSolves;
        mostSolves = Math.max(mostSolves, itsSolves);
        if (!converged) {
            unconverged++;
            largestLeftOver = Math.max(largestLeftOver, leftOver);
        }
    }
}
