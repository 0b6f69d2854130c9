// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.brain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robopitch.bahia3d.model.AgentDatabase;

/** Where shots are aimed at. Directions are angles from the ball, rad. */
class AimsTest {
    private static double goal(double ballX, double ballY) {
        AgentDatabase known = new AgentDatabase("blue", 9);
        known.ball.see(ballX, ballY, 0.01);
        return new Aims(known).goal();
    }

    @ParameterizedTest
    @CsvSource({"15.03, 1.01", "15.03, -1.01", "14.95, 0.9", "15, -0.2"})
    void aBallOnTheGoalLineIsKickedOverItWhereTheRobotHasRoomToStand(double x, double y) {
        double direction = goal(x, y);
        assertThat(Math.abs(direction)).isLessThan(0.5);
        assertThat(direction * y).as("away from the post").isLessThanOrEqualTo(0);
    }

    @ParameterizedTest
    @CsvSource({"12, 0", "12, 3", "10, -4"})
    void fromAfarShotsGoBetweenThePosts(double x, double y) {
        double crosses = y + (15 - x) * Math.tan(goal(x, y));
        assertThat(crosses).isCloseTo(0, within(0.8));
    }
}
