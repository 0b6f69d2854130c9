// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

import java.util.function.LongSupplier;
import org.robopitch.engine.match.Team;
import org.robopitch.runner.link.WaitBudget;
import org.robopitch.runner.pace.Clock;
import org.robopitch.runner.team.TeamProcesses;

/**
 * Measures what the decisions of a team take longer than the match itself, on the thread that makes them.
 *
 * <p>A quick decision costs two looks at a clock. After a slow one, the next ones are looked at closely: how long the thread
 * has waited for a processor takes some microseconds to find out.
 */
final class DecisionMeter {
    private static final int CLOSE_LOOKS = 100;

    private final Clock clock;
    private final LongSupplier starved;
    private final LongSupplier ran;
    private final WaitBudget budget;
    private final double cycleSeconds;
    private final double hungSeconds;
    private int closeLooks;
    private long begun;
    private long starvedBefore;
    private long ranBefore;

    DecisionMeter(Team team, GuardSettings settings) {
        this(
                settings,
                Clock.SYSTEM,
                () -> starved(team),
                () -> team instanceof TeamProcesses.Apart apart ? apart.ranNanos() : ProcessorWait.UNKNOWN);
    }

    /**
     * A meter.
     *
     * @param starved how long the team has wanted to think without a processor so far, ns; less than 0 if that is not known
     * @param ran how long the team has thought on a processor of its own so far, ns; less than 0 if that is not known
     */
    DecisionMeter(GuardSettings settings, Clock clock, LongSupplier starved, LongSupplier ran) {
        this.clock = clock;
        this.starved = starved;
        this.ran = ran;
        this.budget = new WaitBudget(settings.hungSeconds(), settings.waitSeconds());
        this.cycleSeconds = settings.cycleSeconds();
        this.hungSeconds = settings.hungSeconds();
    }

    private static long starved(Team team) {
        return team instanceof TeamProcesses.Apart apart ? apart.starvedNanos() : ProcessorWait.ofThisThread();
    }

    /** To be called when a decision begins. */
    void begin() {
        boolean closely = closeLooks > 0;
        starvedBefore = closely ? starved.getAsLong() : ProcessorWait.UNKNOWN;
        ranBefore = closely ? ran.getAsLong() : ProcessorWait.UNKNOWN;
        begun = clock.nanoTime();
    }

    /**
     * To be called when a decision has ended, in whatever way.
     *
     * @return whether it has used up what the team had
     */
    boolean end() {
        // A decision that takes longer is given up by itself; a program that was held for an hour is not to blame for
        // it.
        double took = Math.min(hungSeconds, (clock.nanoTime() - begun) / 1e9);
        boolean slow = took > cycleSeconds;
        double waited = slow ? waited(took) : 0;
        closeLooks = slow ? CLOSE_LOOKS : Math.max(0, closeLooks - 1);
        return budget.answer(took, waited, cycleSeconds);
    }

    /** While a team thinks on its processor, nobody waits for another one, whatever the thread that hears it lacks. */
    private double waited(double took) {
        long now = starvedBefore < 0 ? ProcessorWait.UNKNOWN : starved.getAsLong();
        double most = took - thought();
        return now < 0 ? most : Math.min(most, (now - starvedBefore) / 1e9);
    }

    private double thought() {
        long now = ranBefore < 0 ? ProcessorWait.UNKNOWN : ran.getAsLong();
        return now < 0 ? 0 : (now - ranBefore) / 1e9;
    }

    /** What all decisions together may take longer than the match, s. */
    double seconds() {
        return budget.seconds();
    }
}
