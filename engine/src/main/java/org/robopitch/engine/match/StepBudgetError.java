// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/**
 * Ends a decision that has used up its steps. An error and not an exception, so that a loop that catches everything it
 * expects does not continue.
 */
public final class StepBudgetError extends Error {
    private static final long serialVersionUID = 1;

    /** The error of a decision whose steps are used up. */
    public StepBudgetError() {
        super("the steps of this decision are used up");
    }
}
