// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.link;

/**
 * How long a match in lockstep may wait in vain for one side, over all of its cycles. A program that misses many answers in a
 * row is given up soon; one that answers every second time never is, and would let ten minutes take hours.
 */
public final class WaitBudget {
    private static final double LEAST_SECONDS = 60;
    private static final int LEAST_DEADLINES = 20;

    private final double deadlineSeconds;
    private final double seconds;
    private double spent;

    /** A minute, or the time of twenty missed answers if that is longer. */
    public WaitBudget(double deadlineSeconds) {
        this(deadlineSeconds, Math.max(LEAST_SECONDS, LEAST_DEADLINES * deadlineSeconds));
    }

    /**
     * A budget of choice.
     *
     * @param deadlineSeconds what a missed answer costs, s
     * @param seconds what all of them may cost, s
     */
    public WaitBudget(double deadlineSeconds, double seconds) {
        this.deadlineSeconds = deadlineSeconds;
        this.seconds = seconds;
    }

    /**
     * Takes note of a missed answer.
     *
     * @return whether this one has used up the budget
     */
    public boolean miss() {
        boolean before = isSpent();
        spent += deadlineSeconds;
        return !before && isSpent();
    }

    /** Whether nobody need wait any more. */
    public boolean isSpent() {
        return spent >= seconds;
    }

    /** The whole budget, s. */
    public double seconds() {
        return seconds;
    }
}
