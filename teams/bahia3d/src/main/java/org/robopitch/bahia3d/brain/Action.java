// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.brain;

/** What the Brain asks of the Agent: abstract actions, which the Agent turns into joint commands (fig. 1). */
public sealed interface Action {
    /** Stands still. */
    record Stand() implements Action {}

    /**
     * Walks.
     *
     * @param forward m/s
     * @param left m/s
     * @param turn to the left, rad/s
     */
    record Walk(double forward, double left, double turn) implements Action {}

    /**
     * Walks, and kicks without stopping, with a foot that begins to swing in this cycle.
     *
     * @param walk how it walks
     * @param leftFoot with which foot
     * @param across where the ball is, to the left of the torso, m
     */
    record StepKick(Walk walk, boolean leftFoot, double across) implements Action {}

    /**
     * Kicks.
     *
     * @param leftFoot with which foot
     * @param far as far as possible, or short
     */
    record Kick(boolean leftFoot, boolean far) implements Action {}

    /** Gets up, from wherever it lies. */
    record GetUp() implements Action {}

    /** Falls without harm: limbs drawn in, until it lies. */
    record FallSafely() implements Action {}

    /**
     * Throws itself to a side, to stop the ball.
     *
     * @param left to which side
     */
    record Dive(boolean left) implements Action {}

    /**
     * Asks to be placed.
     *
     * @param x m, from the own end
     * @param y m
     * @param heading rad
     */
    record Beam(double x, double y, double heading) implements Action {}
}
