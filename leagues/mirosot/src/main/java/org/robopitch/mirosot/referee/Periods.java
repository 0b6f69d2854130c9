// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Referee.EventSink;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;
import org.robopitch.kit.referee.Halves;
import org.robopitch.kit.referee.Score;

/** What follows when a period ends: the next half, extra time, penalties in turn, or the end of the match. */
final class Periods implements Stateful {
    private final Scene scene;
    private final MirosotRules rules;
    private final Halves halves;
    private final Stops stops;
    private final Score score;
    private @Nullable ShootOut shootOut;
    private double attemptSeconds;

    Periods(Scene scene, MirosotRules rules, Halves halves, Stops stops, Score score) {
        this.scene = scene;
        this.rules = rules;
        this.halves = halves;
        this.stops = stops;
        this.score = score;
    }

    /** The halves of MiroSot, numbered as {@link Half} is. */
    static Halves halves(Side first) {
        String[] names = Arrays.stream(Half.values()).skip(1).map(Half::label).toArray(String[]::new);
        return new Halves(first, 1e-9, names);
    }

    /** Whether the time of the period has been played. */
    boolean isTimeUp() {
        return halves.isUp(rules.secondsOf(stops.half()));
    }

    boolean isShootOut() {
        return shootOut != null;
    }

    void endHalf(EventSink events) {
        halves.reportEnd(score, events);
        boolean draw = score.isDraw();
        switch (stops.half()) {
            case FIRST_HALF -> begin(Half.SECOND_HALF, events);
            case SECOND_HALF -> {
                if (draw && rules.overtime()) {
                    begin(Half.OVERTIME_FIRST_HALF, events);
                } else {
                    shootOutOrEnd(draw, events);
                }
            }
            case OVERTIME_FIRST_HALF -> begin(Half.OVERTIME_SECOND_HALF, events);
            case OVERTIME_SECOND_HALF, PENALTY_SHOOTOUTS, NO_HALF -> shootOutOrEnd(draw, events);
        }
    }

    private void begin(Half half, EventSink events) {
        halves.begin(half.ordinal());
        if (rules.changeEnds()) {
            scene.changeEnds();
        }
        stops.stop(new Restart(Foul.KICKOFF, halves.kickOff(), 0, 0), "", events);
    }

    private void shootOutOrEnd(boolean draw, EventSink events) {
        if (!draw || !rules.shootOut()) {
            end(events);
            return;
        }
        halves.begin(Half.PENALTY_SHOOTOUTS.ordinal());
        shootOut = new ShootOut(rules.shootOutKicks(), halves.first());
        penalty(shootOut, events);
    }

    private void penalty(ShootOut penalties, EventSink events) {
        attemptSeconds = 0;
        stops.stop(new Restart(Foul.PENALTY_KICK, penalties.next(), 0, 0), "", events);
    }

    private void end(EventSink events) {
        halves.end(score, events);
        stops.halt();
    }

    /** An attempt ends with a goal, with the ball back in the other half, or when its time is up. */
    void judgeAttempt(double cycleSeconds, EventSink events) {
        ShootOut penalties = shootOut;
        if (penalties == null) {
            throw new IllegalStateException("no penalties are being taken");
        }
        stops.lookAtBall();
        attemptSeconds += cycleSeconds;
        Side kicker = penalties.next();
        int towards = scene.attacks(kicker);
        boolean goal = scene.ballInGoalAt() == towards;
        boolean failed = towards * scene.ballX() < 0 || attemptSeconds > rules.shootOutSeconds();
        if (!goal && !failed) {
            return;
        }
        penalties.kicked(goal);
        if (goal) {
            score.add(kicker, 1);
            events.report("goal", kicker, -1, "penalty scored by " + kicker.label() + ", " + score);
        } else {
            events.report("no goal", kicker, -1, "penalty of " + kicker.label() + " saved or missed");
        }
        if (penalties.decided()) {
            end(events);
        } else {
            penalty(penalties, events);
        }
    }

    @Override
    public void state(StateVisitor visitor) {
        halves.state(visitor);
        attemptSeconds = visitor.real(attemptSeconds);
        shootOut = ShootOut.visit(visitor, shootOut, rules.shootOutKicks(), halves.first());
    }
}
