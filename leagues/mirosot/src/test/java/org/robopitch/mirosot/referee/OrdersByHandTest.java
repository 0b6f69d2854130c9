// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.RefereeOrder;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.mirosot.game.MirosotModule;

class OrdersByHandTest {
    private static final Team FORWARD = (seen, commands) -> {
        for (int i = 0; i < commands.robots(); i++) {
            commands.wheels(i, 5, 5);
        }
    };

    private Match match;

    @BeforeEach
    void playOn() {
        match = new Match(new MatchSetup(new MirosotModule().ofSize("3v3"), FORWARD, FORWARD, 1));
        play(3);
        assertThat(state().running()).isTrue();
    }

    @Test
    void aHaltLastsUntilPlayGoesOn() {
        order("halt");
        play(30);
        assertThat(state().mode()).isEqualTo("halt");
        assertThat(state().running()).isFalse();
        double held = match.statistics().distance(Side.BLUE);
        double clock = state().clock();
        play(5);
        assertThat(match.statistics().distance(Side.BLUE)).isEqualTo(held);
        assertThat(state().clock()).isEqualTo(clock);
        order("go on");
        play(2);
        assertThat(state().running()).isTrue();
        assertThat(state().clock()).isGreaterThan(clock);
    }

    @Test
    void restartsAreWhistledForTheSideThatIsNamed() {
        for (String foul : new String[] {"kick-off", "penalty", "goal kick"}) {
            for (Side side : Side.values()) {
                order(foul + " for " + side.label());
                match.cycle();
                assertThat(state().mode()).isEqualTo(foul);
                assertThat(state().awarded()).isEqualTo(side);
                assertThat(state().running()).isFalse();
                play(5);
                assertThat(state().running()).as("it goes on by itself").isTrue();
            }
        }
        order("free ball");
        match.cycle();
        assertThat(state().mode()).isEqualTo("free ball");
    }

    private PlayState state() {
        return match.game().referee().play();
    }

    private void play(double seconds) {
        double end = match.game().world().time() + seconds;
        while (match.game().world().time() < end) {
            match.cycle();
        }
    }

    private void order(String label) {
        int number = match.game().referee().orders().stream()
                .filter(order -> order.label().equals(label))
                .mapToInt(RefereeOrder::number)
                .findFirst()
                .orElseThrow();
        match.operate(new OperatorAction.Order(number));
        match.cycle();
    }
}
