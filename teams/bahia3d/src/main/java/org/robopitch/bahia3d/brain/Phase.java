// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.brain;

/** What the team is about: its goal for now, as the Cognitive layer sees it. */
public enum Phase {
    /** Places are taken. */
    WAIT,
    /** Our restart: one takes it, the others offer themselves. */
    RESTART_OURS,
    /** Their restart: keep the distance and cover the goal. */
    RESTART_THEIRS,
    /** The ball is ours, or nearer to us. */
    ATTACK,
    /** The ball is theirs, or nearer to them. */
    DEFEND,
    /** In front with little time left: stay behind the ball. */
    PROTECT
}
