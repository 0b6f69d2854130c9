// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import org.robopitch.declare.Values;

/**
 * How external programs are treated.
 *
 * @param lockstep whether each cycle waits for their answers; or else the last commands hold
 * @param deadlineSeconds real time an answer is waited for in lockstep, s; 0 to wait forever
 * @param arrivalSeconds real time a program has for its first answer in lockstep, s; 0 to wait forever
 * @param worldFrame whether sides see the world's frame instead of their own end
 * @param newMatches whether programs may ask for new matches
 */
public record LinkSettings(
        boolean lockstep, double deadlineSeconds, double arrivalSeconds, boolean worldFrame, boolean newMatches)
        implements Values<LinkSettings> {
    /** The longest time that can be waited for [s]; beyond, only forever. */
    public static final int MOST_SECONDS = 86_400;

    public LinkSettings {
        require("deadline", deadlineSeconds);
        require("time to arrive", arrivalSeconds);
    }

    /** Lockstep with 10 s for an answer and 60 s for the first one, each side seen from its own end. */
    public static LinkSettings defaults() {
        return new LinkSettings(true, 10, 60, false, false);
    }

    private static void require(String name, double seconds) {
        if (!(seconds >= 0 && seconds <= MOST_SECONDS)) {
            throw new IllegalArgumentException(
                    "the " + name + " must be between 0 (no limit) and " + MOST_SECONDS + " s, but is " + seconds);
        }
    }
}
