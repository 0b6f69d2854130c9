// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

/** What happened to a world's episode in a step; its ordinal is the number in the array of events. */
public enum Event {
    /** It continues. */
    NONE,
    /** Blue has scored. */
    GOAL,
    /** Yellow has scored. */
    CONCEDED,
    /** The ball was reached, where that is the task. */
    REACHED,
    /** The ball is outside of the field. */
    OUT,
    /** The time is up. */
    TIME_LIMIT
}
