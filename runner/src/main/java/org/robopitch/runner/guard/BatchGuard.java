// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

import java.util.concurrent.atomic.AtomicInteger;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.StepBudgetError;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.state.StateVisitor;

/**
 * Guards a team in a match that is played at full speed: the team is called directly, so that the outcome does not
 * depend on the computer, and {@link BatchRun} watches how long it stays away.
 *
 * <p>Each decision has a number of steps, looks at the observation and numbers of commands, the same on every computer.
 * Where they are used up the decision is missed: the robots keep their last commands, after half a second of misses they
 * stop, after ten seconds the team is given up. One that does not return for other reasons is given up by the clock, and so
 * is one whose decisions together take much longer than the match.
 */
public final class BatchGuard extends TeamGuard {
    private static final int IDLE = 0;
    private static final int DECIDING = 1;
    private static final int GIVEN_UP = 2;
    private static final int STOPS_UNTIL_GIVEN_UP = 20;

    private final AtomicInteger state = new AtomicInteger(IDLE);
    private volatile long asked;

    public BatchGuard(Team team, Side side, GuardSettings settings, boolean drawing) {
        super(team, side, settings, drawing);
    }

    @Override
    public void start(TeamInfo info) {
        try (BoundedCall call = new BoundedCall(side.label() + " team prepares")) {
            call.send(() -> team.start(info));
            if (!call.await(Math.round(settings.startSeconds() * 1e9))) {
                state.set(GIVEN_UP);
                givenUp("was not ready within " + settings.startSeconds()
                        + " s and is given up; its robots do not move");
            }
        }
    }

    @Override
    public void decide(Observation observation, Commands commands) {
        if (state.get() == GIVEN_UP) {
            missed++;
            commands.stop();
            return;
        }
        Commands own = sheet(commands);
        count();
        asked++;
        observation.allow(settings.steps());
        own.allow(settings.steps());
        state.set(DECIDING);
        meter.begin();
        try {
            team.decide(observation, own);
        } catch (StepBudgetError endless) {
            returned();
            miss(commands);
            return;
        } catch (Throwable thrown) { // an error of the team's classes must not end the match
            // Its words are made while the team's time runs: they are the team's code too.
            TeamFailure failure = TeamFailure.of(thrown);
            returned();
            throw failure;
        }
        returned();
        inARow = 0;
        take(commands);
    }

    private void miss(Commands commands) {
        missed++;
        inARow++;
        int untilStop = settings.missesUntilStop();
        String what = "took more than " + settings.steps() + " steps for one decision";
        if (inARow == STOPS_UNTIL_GIVEN_UP * untilStop) {
            state.set(GIVEN_UP);
            givenUp(what + " " + inARow + " times in a row and is given up");
        } else if (inARow == untilStop) {
            report(what + " " + inARow + " times in a row; its robots stop until it answers");
        } else if (inARow == 1) {
            report(what + "; its robots keep their last commands");
        }
        if (inARow >= untilStop) {
            commands.stop();
        }
    }

    /** Called when the team has returned; if the match has continued without it, this thread must not touch it. */
    private void returned() {
        if (!state.compareAndSet(DECIDING, IDLE)) {
            throw new TeamGaveUp();
        }
        // A team that interrupts itself interrupts nobody else.
        Thread.interrupted();
        if (meter.end()) {
            state.set(GIVEN_UP);
            givenUp("has taken " + meter.seconds() + " s more than the match itself for its decisions and is given up;"
                    + " its robots stop");
        }
    }

    /** Which decision the team is at, counted from 1; 0 if it is at none. To be asked by another thread. */
    long decidingOn() {
        return state.get() == DECIDING ? asked : 0;
    }

    /** Gives the team up if it is still at a decision; then the match belongs to the caller. */
    boolean giveUp(long decision, Match match) {
        if (asked != decision || !state.compareAndSet(DECIDING, GIVEN_UP)) {
            return false;
        }
        missed++;
        match.commands(side).stop();
        match.note(
                "team hung",
                side,
                side.label() + " did not return from a decision within " + settings.hungSeconds()
                        + " s and is given up; its robots stop");
        return true;
    }

    Side side() {
        return side;
    }

    @Override
    public void state(StateVisitor visitor) {
        boolean givenUp = visitor.flag(state.get() == GIVEN_UP);
        state.set(givenUp ? GIVEN_UP : IDLE);
        inARow = visitor.whole(inARow);
        missed = visitor.whole(missed);
        reports = visitor.whole(reports);
        team.state(visitor);
    }
}
