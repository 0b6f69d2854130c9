// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.referee;

import org.robopitch.engine.match.Referee.EventSink;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/** The goals of both sides. */
public final class Score implements Stateful {
    private final int[] goals = new int[Side.values().length];

    /**
     * Adds goals, or takes some back; the result is never negative.
     *
     * @param side whose
     * @param more how many
     */
    public void add(Side side, int more) {
        goals[side.ordinal()] = Math.max(0, goals[side.ordinal()] + more);
    }

    /**
     * Counts a goal and reports it.
     *
     * @param scorer whose
     * @param robot who scored, within its side, or −1
     * @param events where to report it
     */
    public void goal(Side scorer, int robot, EventSink events) {
        add(scorer, 1);
        events.report("goal", scorer, robot, "goal for " + scorer.label() + ", " + this);
    }

    /**
     * Sets the goals of a side.
     *
     * @param side whose
     * @param count how many
     */
    public void set(Side side, int count) {
        goals[side.ordinal()] = count;
    }

    /**
     * {@return the goals of a side}
     *
     * @param side whose
     */
    public int of(Side side) {
        return goals[side.ordinal()];
    }

    /** {@return the goals of blue} */
    public int blue() {
        return of(Side.BLUE);
    }

    /** {@return the goals of yellow} */
    public int yellow() {
        return of(Side.YELLOW);
    }

    /** {@return whether both have the same} */
    public boolean isDraw() {
        return blue() == yellow();
    }

    @Override
    public void state(StateVisitor visitor) {
        visitor.wholes(goals);
    }

    /** {@return such as "blue 1 : 2 yellow"} */
    @Override
    public String toString() {
        return "blue " + blue() + " : " + yellow() + " yellow";
    }
}
