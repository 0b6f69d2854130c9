// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

/** When a world whose episode has ended begins the next one: Gymnasium's three modes. */
public enum Autoreset {
    /** In the step after the last one: that step ignores the action, rewards nothing and returns the first observation. */
    NEXT_STEP,
    /** In the last step itself: it returns the first observation of the next episode, the last one is kept apart. */
    SAME_STEP,
    /** Not at all: such worlds must be reset before the next step. */
    DISABLED
}
