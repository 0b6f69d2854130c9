// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.referee;

import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;
import org.robopitch.humanoid.sense.PlayMode;
import org.robopitch.kit.referee.Halves;
import org.robopitch.kit.referee.Score;

/** What the referee remembers of the game: mode, halves, score. The clock runs on from the first half into the second. */
final class GameClock implements Stateful {
    private final Halves halves;
    private final Score score = new Score();
    private PlayMode mode = PlayMode.BEFORE_KICK_OFF;
    private double modeTime;
    private Side nextKickOff;

    GameClock(Side firstKickOff) {
        halves = new Halves(firstKickOff, 0);
        nextKickOff = firstKickOff;
    }

    PlayMode mode() {
        return mode;
    }

    void mode(PlayMode newMode) {
        mode = newMode;
        modeTime = 0;
    }

    Halves halves() {
        return halves;
    }

    /** Begins the second half with the other team's kick-off. */
    void beginSecondHalf() {
        halves.goOn(2);
        nextKickOff = halves.kickOff();
    }

    /** {@return seconds on the game's clock, over both halves} */
    double time() {
        return halves.clock();
    }

    /** {@return seconds since the mode began} */
    double modeTime() {
        return modeTime;
    }

    void advance(double seconds) {
        modeTime += seconds;
        if (mode != PlayMode.BEFORE_KICK_OFF && mode != PlayMode.GAME_OVER) {
            halves.pass(seconds);
        }
    }

    Score score() {
        return score;
    }

    Side nextKickOff() {
        return nextKickOff;
    }

    void nextKickOff(Side side) {
        nextKickOff = side;
    }

    @Override
    public void state(StateVisitor visitor) {
        halves.state(visitor);
        score.state(visitor);
        mode = visitor.choice(mode);
        modeTime = visitor.real(modeTime);
        // 1 and −1, as recordings have it.
        nextKickOff = visitor.whole(nextKickOff == Side.BLUE ? 1 : -1) > 0 ? Side.BLUE : Side.YELLOW;
    }
}
