// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.link;

/**
 * How long a match may wait for one side, over all of its cycles. A program that misses many answers in a row is given up
 * soon, and so is a team that hangs; one that misses every second answer, or is slow every time, never would be, and would let
 * ten minutes take hours.
 *
 * <p>A missed answer costs its deadline. An answer costs what it takes longer than the cycle that it is for; a quick one gives
 * back what it takes less, so that a long match may have more slow answers than a short one.
 *
 * <p>On a busy computer a side may want to think and get no processor. That is not its fault: such time does not count. Where
 * it is not known, and as a bound for one that keeps itself from its processor, a tenth of the time counts. So the whole match
 * takes at most ten times as long as it lasts, and ten budgets more.
 */
public final class WaitBudget {
    private static final double LEAST_SECONDS = 60;
    private static final int LEAST_DEADLINES = 20;
    private static final double LEAST_SHARE = 0.1;

    private final double deadlineSeconds;
    private final double seconds;
    private double missed;
    private double slow;

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
        missed += deadlineSeconds;
        return !before && isSpent();
    }

    /**
     * Takes note of an answer.
     *
     * @param took how long it was waited for, s
     * @param starved how much of that time the side has had no processor, s; the whole time if that is not known
     * @param cycle simulated time until the next answer, s
     * @return whether this one has used up the budget
     */
    public boolean answer(double took, double starved, double cycle) {
        boolean before = isSpent();
        slow = Math.max(0, slow + Math.max(took - starved, LEAST_SHARE * took) - cycle);
        return !before && isSpent();
    }

    /** Whether nobody need wait any more. */
    public boolean isSpent() {
        return missed + slow >= seconds;
    }

    /** The whole budget, s. */
    public double seconds() {
        return seconds;
    }
}
