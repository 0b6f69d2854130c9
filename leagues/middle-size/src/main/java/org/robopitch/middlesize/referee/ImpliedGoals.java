// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/**
 * The goals that a referee outside has seen, as its calls imply them. A coach's words know no goals, but a kick-off after
 * play means one, for the side that does not have it: unless it begins a half. A referee that tells its goals, as a
 * RefBox does, implies none.
 */
final class ImpliedGoals implements Stateful {
    private final MiddleSizeRules rules;
    private boolean told;
    private boolean played;
    private boolean halfTime;
    private int half;
    private double seconds;
    private @Nullable Side began;

    ImpliedGoals(MiddleSizeRules rules) {
        this.rules = rules;
    }

    /** Lets time pass; a half begins with its first play. */
    void pass(double passed) {
        if (half > 0) {
            seconds += passed;
        }
    }

    /** Notes that the referee counts aloud. */
    void goalsAreTold() {
        told = true;
    }

    /**
     * {@return who has scored, if a call implies it}
     *
     * @param call the mode that was called
     * @param whose whose ball, for modes that are somebody's
     */
    @Nullable
    Side scorer(MatchMode call, @Nullable Side whose) {
        if (!rules.refereeOutside()) {
            return null;
        }
        if (call == MatchMode.START) {
            played = true;
            half = Math.max(half, 1);
        } else if (call == MatchMode.PARKING) {
            halfTime = true;
        } else if (call == MatchMode.KICKOFF && whose != null) {
            return kickOff(whose);
        }
        return null;
    }

    private @Nullable Side kickOff(Side whose) {
        boolean timeIsUp = half == 1 && seconds >= rules.halfSeconds() && whose != began;
        boolean beginsHalf = halfTime || timeIsUp;
        boolean goal = played && !told && !beginsHalf;
        if (half == 0) {
            began = whose;
        } else if (beginsHalf) {
            half++;
        }
        played = false;
        halfTime = false;
        return goal ? whose.other() : null;
    }

    @Override
    public void state(StateVisitor visitor) {
        told = visitor.flag(told);
        played = visitor.flag(played);
        halfTime = visitor.flag(halfTime);
        half = visitor.whole(half);
        seconds = visitor.real(seconds);
        began = visitor.choice(began, Side.class);
    }
}
