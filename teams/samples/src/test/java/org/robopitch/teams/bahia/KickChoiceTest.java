// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.bahia;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.mixedreality.game.MixedReality;

class KickChoiceTest {
    private static final double GOAL_X = 0.78181 / 2;
    private static final double POST = 0.158 / 2;

    private final TeamInfo info =
            MixedReality.of(3).newGame(new RandomStream(1, 0)).teamInfo(Side.BLUE, new RandomStream(1, 1));
    private final Observation seen = new Observation(3);

    KickChoiceTest() {
        // Everybody but the kicker, robot 1, is far behind.
        for (int i = 0; i < 3; i++) {
            seen.own(i).set(-0.35, -0.1 + 0.1 * i, 0, 0, 0, 0);
            seen.opponent(i).set(-0.3, -0.1 + 0.1 * i, 0, 0, 0, 0);
        }
        ball(0.1, 0);
    }

    /** The kicker stands right behind the ball. */
    private void ball(double x, double y) {
        seen.ball().set(x, y, 0, 0, 0, 0);
        seen.own(1).set(x - 0.026, y, 0, 0, 0, 0);
    }

    private KickChoice.Kick choose() {
        return new KickChoice(1, info).choose(seen);
    }

    private double yAtTheGoal(KickChoice.Kick kick) {
        return seen.ball().y() + (GOAL_X - seen.ball().x()) * Math.tan(kick.direction());
    }

    @Test
    void intoAnEmptyGoalItShootsWithAllForce() {
        KickChoice.Kick kick = choose();
        assertThat(kick.force()).isEqualTo(1);
        assertThat(Math.abs(yAtTheGoal(kick))).isLessThan(POST);
    }

    @Test
    void aGoalkeeperAtOnePostIsPassedAtTheOther() {
        ball(0.25, 0);
        seen.opponent(0).set(GOAL_X - 0.025, 0.05, 0, 0, 0, 0);
        KickChoice.Kick kick = choose();
        assertThat(kick.force()).isEqualTo(1);
        assertThat(yAtTheGoal(kick)).isBetween(-POST, -0.02);
    }

    @Test
    void whereTheGoalIsShutItPassesToWhoIsFartherOn() {
        seen.opponent(0).set(0.2, 0, 0, 0, 0, 0);
        seen.opponent(1).set(GOAL_X - 0.025, 0.03, 0, 0, 0, 0);
        seen.opponent(2).set(GOAL_X - 0.025, -0.03, 0, 0, 0, 0);
        seen.own(2).set(0.2, 0.15, 0, 0, 0, 0);
        KickChoice.Kick kick = choose();
        assertThat(kick.direction()).isCloseTo(Math.atan2(0.15, 0.1), within(1e-9));
        // It arrives with 0.12 m/s: √(0.12² + 2 · 0.15 · 0.1803) of 0.45.
        assertThat(kick.force()).isCloseTo(0.5817, within(0.0005));
    }

    @Test
    void ballsAreNotKickedThroughTheKicker() {
        seen.own(1).set(0.126, 0, 0, 0, 0, 0);
        assertThat(Math.abs(choose().direction())).isGreaterThan(0.6);
    }
}
