// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class MatchStatisticsTest {
    private static final Team STILL = (observation, commands) -> commands.stop();

    private static Match match(Team blue) {
        return new Match(new MatchSetup(new TinyLeague(), blue, STILL, 1));
    }

    private static TinyGame game(Match match) {
        return (TinyGame) match.game();
    }

    private static void play(Match match, int cycles) {
        for (int i = 0; i < cycles; i++) {
            match.cycle();
        }
    }

    @Test
    void theWayDrivenIsAddedUpOverTheRobotsOfASide() {
        Match match = match((seen, commands) -> {
            commands.wheels(0, 0.3, 0);
            commands.wheels(1, 0, 0.4);
        });
        play(match, 101);
        assertThat(match.statistics().distance(Side.BLUE)).isCloseTo(0.7, within(1e-6));
        assertThat(match.statistics().distance(Side.YELLOW)).isZero();
    }

    @Test
    void beingPlacedElsewhereIsNoWayDriven() {
        Match match = match(STILL);
        play(match, 2);
        match.operate(new OperatorAction.Place(0, 0.5, 0.4, 0));
        play(match, 2);
        assertThat(match.statistics().distance(Side.BLUE)).isZero();
    }

    @Test
    void theSideThatTouchedTheBallLastHasIt() {
        Match match = match(STILL);
        TinyGame game = game(match);
        play(match, 10);
        assertThat(match.statistics().possession(Side.BLUE))
                .as("nobody had it yet")
                .isZero();
        game.x[0] = -0.065;
        play(match, 50);
        game.x[0] = -0.5;
        play(match, 50);
        game.x[2] = 0.065;
        game.y[2] = 0;
        play(match, 25);
        assertThat(match.statistics().possession(Side.BLUE)).isCloseTo(1.0, within(1e-9));
        assertThat(match.statistics().possession(Side.YELLOW)).isCloseTo(0.25, within(1e-9));
    }

    @Test
    void aCollisionCountsWhenItBeginsAndNotWhileItLasts() {
        Match match = match(STILL);
        TinyGame game = game(match);
        game.contacts = 1;
        play(match, 10);
        game.contacts = 3;
        play(match, 10);
        game.contacts = 0;
        play(match, 1);
        game.contacts = 1;
        play(match, 10);
        assertThat(match.statistics().collisions()).isEqualTo(4);
    }
}
