// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.pace;

/** How fast simulated time runs. */
public sealed interface Pace {
    /** As fast as the clock. */
    Pace REAL_TIME = new Times(1);

    /** As fast as the computer can. */
    Pace UNLIMITED = new Unlimited();

    /** Not at all, but for single steps. */
    Pace PAUSED = new Paused();

    /**
     * So many times as fast as the clock.
     *
     * @param factor 0.01 to 1000; below 1 is slow motion
     */
    record Times(double factor) implements Pace {
        public Times {
            if (!(factor >= 0.01 && factor <= 1000)) {
                throw new IllegalArgumentException(
                        "the speed must be between 0.01 and 1000 times real time, but is " + factor);
            }
        }
    }

    /** As fast as the computer can. */
    record Unlimited() implements Pace {}

    /** Not at all, but for single steps. */
    record Paused() implements Pace {}
}
