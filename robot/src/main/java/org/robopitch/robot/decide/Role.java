// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.decide;

import org.jspecify.annotations.Nullable;

/** What a robot does for its team. */
public enum Role {
    /** Guards the goal. */
    KEEPER,
    /** Plays the ball, or goes for it. */
    ATTACKER,
    /** Offers itself for passes, ahead of the ball. */
    ASSISTANT,
    /** Waits behind the ball for what comes loose. */
    MIDFIELD,
    /** Guards the way to the goal, or an opponent. */
    DEFENDER,
    /** Another one of those, on the other side. */
    SWEEPER;

    private static final Role[] ALL = values();

    /**
     * {@return the role of a number, or null if there is none}
     *
     * @param number as shared
     */
    static @Nullable Role of(int number) {
        return number >= 0 && number < ALL.length ? ALL[number] : null;
    }
}
