// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

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
        double answerSeconds,
        int missesUntilStop,
        double hungSeconds,
        double startSeconds,
        long steps,
        double cycleSeconds,
        double waitSeconds) {
    /** More looks and commands than any team needs in one decision, in some milliseconds of a computer's time. */
    public static final long DEFAULT_STEPS = 1_000_000;

    /** How much longer than the match itself all decisions of a team may take, s. */
    public static final double DEFAULT_WAIT = 60;

    public GuardSettings {
        require("answerSeconds", answerSeconds);
        require("hungSeconds", hungSeconds);
        require("startSeconds", startSeconds);
        require("cycleSeconds", cycleSeconds);
        if (!(waitSeconds > 0)) {
            throw new IllegalArgumentException("waitSeconds must be above 0, but is " + waitSeconds);
        }
        if (steps < 1) {
            throw new IllegalArgumentException("steps must be 1 or more, but is " + steps);
        }
        if (missesUntilStop < 1) {
            throw new IllegalArgumentException("missesUntilStop must be 1 or more, but is " + missesUntilStop);
        }
    }

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
        return new GuardSettings(answerSeconds, missesUntilStop, seconds, seconds, steps, cycleSeconds, waitSeconds);
    }

    /** The same with another number of steps for each decision. */
    public GuardSettings withSteps(long newSteps) {
        return new GuardSettings(
                answerSeconds, missesUntilStop, hungSeconds, startSeconds, newSteps, cycleSeconds, waitSeconds);
    }

    /** The same with another time for each answer while a match is paced by the clock. */
    public GuardSettings withAnswerSeconds(double seconds) {
        return new GuardSettings(seconds, missesUntilStop, hungSeconds, startSeconds, steps, cycleSeconds, waitSeconds);
    }

    /** The same with another limit for what all decisions together take longer than the match; infinite for none. */
    public GuardSettings withWaitSeconds(double seconds) {
        return new GuardSettings(
                answerSeconds, missesUntilStop, hungSeconds, startSeconds, steps, cycleSeconds, seconds);
    }

    /** The same without a time for each answer: a team is waited for until it hangs, so that no computer changes a match. */
    public GuardSettings patient() {
        return withAnswerSeconds(hungSeconds);
    }

    /** Whether teams are waited for until they hang. */
    boolean isPatient() {
        return answerSeconds >= hungSeconds;
    }

    private static void require(String name, double seconds) {
        if (!(seconds > 0 && seconds <= 3600)) {
            throw new IllegalArgumentException(name + " must be above 0 and at most 3600 s, but is " + seconds);
        }
    }
}
