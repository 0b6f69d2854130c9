// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.humanoid;

/**
 * One figure of a trial.
 *
 * @param name what was measured
 * @param unit of the value
 * @param value what came out
 * @param goal what it should reach, NaN if nothing
 * @param atLeast whether the value should be at least the goal, or at most
 */
public record TrialFigure(String name, String unit, double value, double goal, boolean atLeast) {
    /** {@return whether the goal was reached; true if there is none} */
    public boolean reached() {
        return Double.isNaN(goal) || (atLeast ? value >= goal : value <= goal);
    }
}
