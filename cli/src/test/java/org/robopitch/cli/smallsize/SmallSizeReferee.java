// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.smallsize;

import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Referee;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;

/** Counts goals, lines up, and ends the match when the time is up. */
final class SmallSizeReferee implements Referee {
    private final SmallSizeGame game;
    private final double halfSeconds;
    private final int[] score = new int[2];
    private double clock;

    SmallSizeReferee(SmallSizeGame game, double halfSeconds) {
        this.game = game;
        this.halfSeconds = halfSeconds;
    }

    @Override
    public void judge(double cycleSeconds, EventSink events) {
        clock += cycleSeconds;
        if (Math.abs(game.ballX()) > game.goalLine()) {
            Side scorer = game.ballX() > 0 ? Side.BLUE : Side.YELLOW;
            score[scorer.ordinal()]++;
            events.report("goal", scorer, -1, "goal for " + scorer.label());
            game.lineUp(0);
        }
    }

    @Override
    public PlayState play() {
        return new PlayState("play", true, null, over() ? "over" : "match", clock, score[0], score[1]);
    }

    @Override
    public boolean over() {
        return clock >= 2 * halfSeconds - 1e-9;
    }

    @Override
    public void state(StateVisitor visitor) {
        visitor.wholes(score);
        clock = visitor.real(clock);
    }
}
