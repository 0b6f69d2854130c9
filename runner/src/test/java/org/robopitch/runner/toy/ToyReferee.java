// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.toy;

import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Referee;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;

/** Counts goals, puts the ball back, and ends the match when the time is up. */
final class ToyReferee implements Referee {
    private final ToyGame game;
    private final double seconds;
    private final int[] score = new int[2];
    private int cycles;
    private double clock;

    ToyReferee(ToyGame game, double seconds) {
        this.game = game;
        this.seconds = seconds;
    }

    @Override
    public void judge(double cycleSeconds, EventSink events) {
        cycles++;
        clock = cycles * cycleSeconds;
        BodyPose ball = new BodyPose();
        game.read(2, ball);
        if (Math.abs(ball.x) > 1) {
            Side scorer = ball.x > 0 ? Side.BLUE : Side.YELLOW;
            score[scorer.ordinal()]++;
            events.report("goal", scorer, 0, scorer.label() + " scores");
            game.place(2, 0, 0, 0);
            game.place(0, -0.5, 0, 0);
            game.place(1, 0.5, 0, Math.PI);
        }
    }

    @Override
    public PlayState play() {
        return new PlayState("play", true, null, over() ? "over" : "first half", clock, score[0], score[1]);
    }

    @Override
    public boolean over() {
        return clock >= seconds - 1e-9;
    }

    @Override
    public void state(StateVisitor visitor) {
        cycles = visitor.whole(cycles);
        clock = visitor.real(clock);
        visitor.wholes(score);
    }
}
