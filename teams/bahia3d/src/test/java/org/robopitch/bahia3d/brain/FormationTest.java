// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.brain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.bahia3d.model.AgentDatabase;
import org.robopitch.bahia3d.model.Message;

/** Where those stand who do not go for the ball. */
class FormationTest {
    private static double place(int number, double ballX) {
        return place(number, ballX, 11);
    }

    private static double place(int number, double ballX, int players) {
        AgentDatabase known = new AgentDatabase("blue", number);
        known.ball.see(ballX, 0.5, 0.01);
        for (int i = 0; i < players; i++) {
            known.mates[i].hear(new Message(i + 1, 0, i, false, 0, 0, 0, 30, 0));
        }
        return new Cognitive().formation(known)[0];
    }

    private static long between(double from, double to, double ballX) {
        return IntStream.rangeClosed(2, 11)
                .filter(number -> place(number, ballX) >= from && place(number, ballX) <= to)
                .count();
    }

    @Test
    void atEitherGoalMoreAttackThanDefend() {
        assertThat(between(-15, -8, -12)).as("with the ball at our goal").isEqualTo(4);
        assertThat(between(6, 15, 12)).as("with the ball at theirs").isEqualTo(7);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-14, -9, -5, 0, 4, 11})
    void forwardsStayUpFrontAndBacksBehind(double ballX) {
        assertThat(between(3, 15, ballX)).as("up front").isGreaterThanOrEqualTo(6);
        assertThat(between(-15, -3, ballX)).as("behind").isGreaterThanOrEqualTo(3);
    }

    @Test
    void inASmallTeamEverybodyFollowsTheBall() {
        assertThat(place(3, 12, 3)).isGreaterThan(0);
        assertThat(place(4, -12, 4)).isLessThan(-5);
    }

    @Test
    void beforeTheOpponentsGoalTheOthersStayBehindTheBallAndLeaveTheWayToTheGoalFree() {
        assertThat(between(12.4, 15, 12.8))
                .as("nearer to the goal than the ball")
                .isZero();
        assertThat(between(9, 12.4, 12.8)).as("behind it").isEqualTo(7);
    }
}
