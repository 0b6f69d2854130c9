// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class OperatorTest {
    private static final Team DRIVING = (observation, commands) -> commands.wheels(0, 0.2, 0);

    private final Match match = new Match(new MatchSetup(new TinyLeague(), DRIVING, DRIVING, 1));
    private final TinyGame game = (TinyGame) match.game();

    @Test
    void aPlacedBodyIsThereWhenTheNextCycleBegins() {
        match.operate(new OperatorAction.Place(game.ball(), 0.4, -0.3, 0));
        assertThat(game.x[game.ball()]).as("not yet").isZero();
        match.cycle();
        assertThat(game.x[game.ball()]).isEqualTo(0.4);
        assertThat(game.y[game.ball()]).isEqualTo(-0.3);
    }

    @Test
    void aDrivenRobotObeysThePersonUntilItIsReleased() {
        match.cycle();
        assertThat(game.vx[0]).isEqualTo(0.2);
        match.operate(new OperatorAction.Drive(0, -0.9, 0, 0.5));
        match.cycle();
        match.cycle();
        assertThat(game.vx[0]).isEqualTo(-0.9);
        assertThat(game.vy[0]).isEqualTo(0.5);
        assertThat(game.vx[2]).as("the other side's robot is not concerned").isEqualTo(0.2);
        match.operate(new OperatorAction.Release(0));
        match.cycle();
        assertThat(game.vx[0]).isEqualTo(0.2);
    }

    @Test
    void actionsOnBodiesThatAreNotThereAndNonsenseAreRefused() {
        assertThatThrownBy(() -> match.operate(new OperatorAction.Place(5, 0, 0, 0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("there is no body 5");
        assertThatThrownBy(() -> match.operate(new OperatorAction.Drive(game.ball(), 0, 0, 0)))
                .hasMessageContaining("there is no body 4");
        assertThatThrownBy(() -> match.operate(new OperatorAction.Release(-1))).hasMessageContaining("no body -1");
        assertThatThrownBy(() -> match.operate(new OperatorAction.Place(0, Double.NaN, 0, 0)))
                .hasMessageContaining("finite");
        OperatorAction.Sight stranger = new OperatorAction.Sight(4, true, 0, 0, 0);
        assertThatThrownBy(() -> match.operate(new OperatorAction.Sighting(List.of(stranger))))
                .as("a camera sees no robot of the ball's number")
                .hasMessageContaining("there is no body 4");
        match.cycle();
        assertThat(match.cycles()).isEqualTo(1);
    }

    @Test
    void onlyTheBallIsLaunchedAndInALeagueWithoutHeightItRolls() {
        match.operate(new OperatorAction.Launch(game.ball(), 0.4, -0.3, 0.5, 0, 0, 1));
        match.cycle();
        assertThat(game.x[game.ball()]).isEqualTo(0.4);
        assertThatThrownBy(() -> match.operate(new OperatorAction.Launch(0, 0, 0, 0, 0, 0, 0)))
                .hasMessageContaining("only the ball, body 4");
    }

    @Test
    void aRefereeThatKnowsNoDetailsIsToldNone() {
        assertThatThrownBy(() -> match.operate(new OperatorAction.Detail(1, 0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no detail 1");
    }

    @Test
    void aRefereeThatKnowsNoOrdersIsToldNone() {
        assertThatThrownBy(() -> match.operate(new OperatorAction.Order(15)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no order 15")
                .hasMessageContaining("none at all");
    }

    @Test
    void everyActionComesBackFromItsNumbers() {
        for (OperatorAction action : List.of(
                new OperatorAction.Place(3, 0.1, -0.2, 1.5),
                new OperatorAction.Drive(1, 0.5, -1, 0.25),
                new OperatorAction.Put(4, 0.3, 0.1, -2, 0.7, -0.8, 3),
                new OperatorAction.Remove(1),
                new OperatorAction.Launch(4, 1, 2, 3, 4, 5, 6),
                new OperatorAction.Handle(1, false, 0.5, true),
                new OperatorAction.Detail(103, -2.5),
                new OperatorAction.Order(15),
                new OperatorAction.Sighting(List.of()),
                new OperatorAction.Sighting(List.of(
                        new OperatorAction.Sight(2, true, 0.1, -0.2, 3), new OperatorAction.Sight(0, false, 0, 0, 0))),
                new OperatorAction.Release(2))) {
            assertThat(OperatorAction.decode(action.encode())).isEqualTo(action);
        }
        assertThatThrownBy(() -> OperatorAction.decode(new double[] {7, 1}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not an operator action");
    }
}
