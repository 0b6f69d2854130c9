// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.state.StateVisitor;

/**
 * Guards a team in a match that is paced by the clock: the team thinks on a thread of its own.
 *
 * <p>With {@linkplain GuardSettings#patient() patient} settings it is waited for, so that a busy computer changes nothing but
 * the speed of the match; one that hangs is given up once and for all.
 *
 * <p>Otherwise it has a time for each answer. While it has not answered, its robots keep their last commands; an answer that comes late counts from the cycle in
 * which it comes. After too many misses in a row the robots stop and nobody waits for the team any more, until it answers
 * again (perhaps its author sat in a debugger). Which answers are late depends on the computer; the recording has the
 * commands that were followed, so that the match can be played again all the same.
 */
public final class RealTimeGuard extends TeamGuard {
    private static final int REPORTED_IN_A_ROW = 3;

    private final BoundedCall call;
    private @Nullable Observation seen;
    private boolean givenUp;
    private volatile boolean spent;

    public RealTimeGuard(Team team, Side side, GuardSettings settings, boolean drawing) {
        super(team, side, settings, drawing);
        this.call = new BoundedCall(side.label() + " team");
    }

    @Override
    public void start(TeamInfo info) {
        call.send(() -> team.start(info));
        if (!call.await(nanos(settings.startSeconds()))) {
            if (settings.isPatient()) {
                giveUp("was not ready within " + settings.startSeconds() + " s");
            } else {
                report("was not ready within " + settings.startSeconds() + " s");
            }
        }
    }

    @Override
    public void decide(Observation observation, Commands commands) {
        count();
        if (spent && !givenUp) {
            giveUp("has taken " + meter.seconds() + " s more than the match itself for its decisions");
        }
        if (givenUp) {
            missed++;
            commands.stop();
            return;
        }
        boolean stopped = inARow >= settings.missesUntilStop();
        if (!call.away()) {
            ask(observation, commands);
        }
        if (call.await(stopped ? 0 : nanos(settings.answerSeconds()))) {
            take(commands);
            returned();
        } else if (settings.isPatient()) {
            missed++;
            giveUp("did not return from a decision within " + settings.hungSeconds() + " s");
            commands.stop();
        } else {
            miss(commands);
        }
    }

    private void ask(Observation observation, Commands commands) {
        if (seen == null) {
            seen = observation.another();
        }
        Observation view = seen;
        view.copyFrom(observation);
        Commands wanted = sheet(commands);
        call.send(() -> decideMeasured(view, wanted));
    }

    private void decideMeasured(Observation view, Commands wanted) {
        meter.begin();
        try {
            team.decide(view, wanted);
        } finally {
            // Only who waits for a team can have waited too long.
            if (meter.end() && settings.isPatient()) {
                spent = true;
            }
        }
    }

    private void returned() {
        if (inARow >= settings.missesUntilStop()) {
            report("answers again after " + inARow + " cycles");
        }
        inARow = 0;
    }

    private void miss(Commands commands) {
        missed++;
        inARow++;
        String late = "did not answer within " + Math.round(settings.answerSeconds() * 1000) + " ms, " + inARow
                + " times in a row";
        if (inARow == settings.missesUntilStop()) {
            report(late + "; its robots stop until it does");
        } else if (inARow == REPORTED_IN_A_ROW) {
            report(late);
        }
        if (inARow >= settings.missesUntilStop()) {
            commands.stop();
        }
    }

    private void giveUp(String why) {
        givenUp = true;
        givenUp(why + " and is given up; its robots stop");
        call.close();
    }

    /**
     * A team that is at a decision cannot be asked what it remembers: it is waited for as long as for an answer.
     *
     * @throws IllegalStateException if it does not come back
     */
    @Override
    public void state(StateVisitor visitor) {
        if (!givenUp && call.away() && !call.await(nanos(settings.answerSeconds()))) {
            throw new IllegalStateException(side.label() + " is still at a decision, and cannot be saved or restored");
        }
        // Nothing of its own: a match that was played again without the clock continues under this guard.
        team.state(visitor);
    }

    @Override
    public void close() {
        call.close();
        super.close();
    }

    private static long nanos(double seconds) {
        return Math.round(seconds * 1e9);
    }
}
