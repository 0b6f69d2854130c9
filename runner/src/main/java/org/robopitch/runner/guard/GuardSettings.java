// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * How long a team is waited for.
 *
 * @param answerSeconds real time a team has for a decision while a match is paced by the clock, s
 * @param missesUntilStop after how many missed decisions in a row its robots stop
 * @param hungSeconds real time after which a team has hung in a match that is played at full speed, s
 * @param startSeconds real time a team has to prepare, s
 * @param steps how often a team may look and command in one decision of a match that is played at full speed
 * @param cycleSeconds simulated time between two decisions, s: what a decision may take without holding up anything
 * @param waitSeconds how much longer all decisions together may take, s; infinite to wait however long it takes
 */
public record GuardSettings(
        @Value(unit = "s", min = 1e-9, max = 1e9) double answerSeconds,
        @Value(min = 1, max = Integer.MAX_VALUE) int missesUntilStop,
        @Value(unit = "s", min = 1e-9, max = 1e9) double hungSeconds,
        @Value(unit = "s", min = 1e-9, max = 1e9) double startSeconds,
        @Value(min = 1, max = Long.MAX_VALUE) long steps,
        @Value(unit = "s", min = 1e-9, max = 1e9) double cycleSeconds,

        @Value(unit = "s", min = 1e-9, max = Double.POSITIVE_INFINITY)
        double waitSeconds)
        implements Values<GuardSettings> {
    /** More looks and commands than any team needs in one decision, in some milliseconds of a computer's time. */
    public static final long DEFAULT_STEPS = 1_000_000;

    /** How much longer than the match itself all decisions of a team may take, s. */
    public static final double DEFAULT_WAIT = 60;

    /** Settings without a limit for all decisions together. */
    public GuardSettings(
            double answerSeconds, int missesUntilStop, double hungSeconds, double startSeconds, long steps) {
        this(answerSeconds, missesUntilStop, hungSeconds, startSeconds, steps, 1, Double.POSITIVE_INFINITY);
    }

    /**
     * Half a cycle for each team's answer, half a second until its robots stop, 10 s until it is given up, a minute for all
     * that its decisions take longer than the match.
     */
    public static GuardSettings forCycle(double cycleSeconds) {
        int misses = (int) Math.max(3, Math.round(0.5 / cycleSeconds));
        return new GuardSettings(cycleSeconds / 2, misses, 10, 10, DEFAULT_STEPS, cycleSeconds, DEFAULT_WAIT);
    }

    /** The same with another time after which a team is given up, also one that does not come back from its start. */
    public GuardSettings withHungSeconds(double seconds) {
        return with("hungSeconds", seconds).with("startSeconds", seconds);
    }

    /** The same without a time for each answer: a team is waited for until it hangs, so that no computer changes a match. */
    public GuardSettings patient() {
        return with("answerSeconds", hungSeconds);
    }

    /** Whether teams are waited for until they hang. */
    boolean isPatient() {
        return answerSeconds >= hungSeconds;
    }
}
