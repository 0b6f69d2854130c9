// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

/**
 * How long a team is waited for.
 *
 * @param answerSeconds real time a team has for a decision while a match is paced by the clock, s
 * @param missesUntilStop after how many missed decisions in a row its robots stop
 * @param hungSeconds real time after which a team has hung in a match that is played as fast as it goes, s
 * @param startSeconds real time a team has to prepare, s
 * @param steps how often a team may look and command in one decision of a match that is played as fast as it goes
 */
public record GuardSettings(
        double answerSeconds, int missesUntilStop, double hungSeconds, double startSeconds, long steps) {
    /** More looks and commands than any team needs in one decision, in some milliseconds of a computer's time. */
    public static final long USUAL_STEPS = 1_000_000;

    public GuardSettings {
        require("answerSeconds", answerSeconds);
        require("hungSeconds", hungSeconds);
        require("startSeconds", startSeconds);
        if (steps < 1) {
            throw new IllegalArgumentException("steps must be 1 or more, but is " + steps);
        }
        if (missesUntilStop < 1) {
            throw new IllegalArgumentException("missesUntilStop must be 1 or more, but is " + missesUntilStop);
        }
    }

    /** Half a cycle for each team's answer, half a second until its robots stop, 10 s until it is given up. */
    public static GuardSettings forCycle(double cycleSeconds) {
        return new GuardSettings(
                cycleSeconds / 2, (int) Math.max(3, Math.round(0.5 / cycleSeconds)), 10, 10, USUAL_STEPS);
    }

    /** The same with another time after which a team is given up, also one that does not come back from its start. */
    public GuardSettings withHungSeconds(double seconds) {
        return new GuardSettings(answerSeconds, missesUntilStop, seconds, seconds, steps);
    }

    /** The same with another number of steps for each decision. */
    public GuardSettings withSteps(long newSteps) {
        return new GuardSettings(answerSeconds, missesUntilStop, hungSeconds, startSeconds, newSteps);
    }

    /** The same with another time for each answer while a match is paced by the clock. */
    public GuardSettings withAnswerSeconds(double seconds) {
        return new GuardSettings(seconds, missesUntilStop, hungSeconds, startSeconds, steps);
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
