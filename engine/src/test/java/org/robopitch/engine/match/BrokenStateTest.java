// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class BrokenStateTest {
    private static Match match() {
        Team still = (observation, commands) -> commands.stop();
        return new Match(new MatchSetup(new TinyLeague(), still, still, 1));
    }

    @Test
    void aMatchWithANumberThatIsNoneEndsWithBodyAndNumberNamed() {
        Match match = match();
        match.cycle();
        TinyGame game = (TinyGame) match.game();
        game.x[0] = Double.NaN;
        assertThatThrownBy(match::cycle)
                .isInstanceOf(BrokenStateException.class)
                .hasMessageContaining("the match ends at step ")
                .hasMessageContaining(" of blue robot ")
                .hasMessageContaining("is NaN");
    }

    @Test
    void soDoesOneWhoseBallIsBeyondAllPitches() {
        Match match = match();
        TinyGame game = (TinyGame) match.game();
        game.vx[game.ball()] = 1e22;
        assertThatThrownBy(match::cycle).hasMessageContaining(" of the ball is 1.0E");
    }
}
