// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Side;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

class ImpliedGoalsTest {
    private final MiddleSizeReferee referee = new MiddleSizeReferee(
            new MiddleSizeWorld(MiddleSizeParameters.of(Dialect.A)),
            MiddleSizeRules.defaults()
                    .with("halfSeconds", 900)
                    .with("automatic", false)
                    .with("refereeOutside", true),
            true);

    private void call(MatchMode mode, @Nullable Side whose) {
        referee.coach(mode, whose, (kind, side, robot, text) -> {});
    }

    private void order(int number) {
        referee.order(number, (kind, side, robot, text) -> {});
    }

    private void kickOffAndPlay(Side whose) {
        call(MatchMode.KICKOFF, whose);
        call(MatchMode.START, null);
    }

    private String score() {
        return referee.play().blueScore() + ":" + referee.play().yellowScore();
    }

    @Test
    void aKickOffAfterPlayIsAGoalForTheOtherSide() {
        assertThat(referee.mode()).isEqualTo(MatchMode.STOP);
        assertThat(referee.isLed()).isFalse();
        kickOffAndPlay(Side.BLUE);
        assertThat(referee.isLed()).isTrue();
        assertThat(score()).isEqualTo("0:0");
        call(MatchMode.STOP, null);
        kickOffAndPlay(Side.BLUE);
        assertThat(score()).isEqualTo("0:1");
        call(MatchMode.THROWIN, Side.YELLOW);
        call(MatchMode.START, null);
        kickOffAndPlay(Side.YELLOW);
        assertThat(score()).isEqualTo("1:1");
    }

    @Test
    void aKickOffThatIsCalledAgainBeforePlayIsNoGoal() {
        kickOffAndPlay(Side.BLUE);
        call(MatchMode.KICKOFF, Side.BLUE);
        call(MatchMode.STOP, null);
        call(MatchMode.KICKOFF, Side.BLUE);
        assertThat(score()).isEqualTo("0:1");
    }

    @Test
    void aKickOffThatBeginsTheSecondHalfIsNoGoal() {
        kickOffAndPlay(Side.BLUE);
        referee.judge(901, (kind, side, robot, text) -> {});
        kickOffAndPlay(Side.YELLOW);
        assertThat(score()).isEqualTo("0:0");
        kickOffAndPlay(Side.YELLOW);
        assertThat(score()).isEqualTo("1:0");
        call(MatchMode.PARKING, null);
        kickOffAndPlay(Side.BLUE);
        assertThat(score()).as("after a break").isEqualTo("1:0");
    }

    @Test
    void whoLeadsFromOutsideAlsoSaysWhoStandsWhere() {
        List<String> events = new ArrayList<>();
        referee.coach(MatchMode.KICKOFF, Side.BLUE, (kind, side, robot, text) -> events.add(kind));
        referee.coach(MatchMode.START, null, (kind, side, robot, text) -> events.add(kind));
        assertThat(events).containsExactly("coach", "coach", "start");
    }

    @Test
    void aRefereeThatTellsItsGoalsImpliesNone() {
        kickOffAndPlay(Side.BLUE);
        order(Orders.GOAL.of(Side.BLUE.ordinal()));
        kickOffAndPlay(Side.YELLOW);
        assertThat(score()).isEqualTo("1:0");
    }

    @Test
    void twoRefereesDoNotLeadOneMatch() {
        assertThatThrownBy(() ->
                        MiddleSizeRules.defaults().with("refereeOutside", true).checked())
                .hasMessageContaining("rules.refereeOutside");
    }
}
