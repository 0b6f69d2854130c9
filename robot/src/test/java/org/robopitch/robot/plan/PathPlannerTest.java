// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class PathPlannerTest {
    private static final PlanLimits LIMITS = new PlanLimits(0.35, 0.15, 9, 6, 3.25, 2.5, 5, 2.5, 1.5);

    private final PathPlanner planner = new PathPlanner(LIMITS);
    private final Obstacles obstacles = new Obstacles();
    private final Path path = new Path();

    @Test
    void withNothingInTheWayThePathIsStraight() {
        planner.from(-3, 1, 0, 0);
        planner.plan(4, 1, 3.25, 0, obstacles, path);

        assertThat(path.isFree()).isTrue();
        for (int i = 0; i < path.count(); i++) {
            assertThat(path.y[i]).isCloseTo(1, within(1e-9));
        }
        assertThat(path.x[path.count() - 1]).isEqualTo(4);
        assertThat(path.speed[path.count() - 1]).isCloseTo(0, within(1e-6));
    }

    @Test
    void aRobotInTheWayIsPassedAtADistance() {
        obstacles.add(0, 0.05, 0, 0, 0.35);
        planner.from(-3, 0, 0, 0);
        planner.plan(3, 0, 3.25, 0, obstacles, path);

        assertThat(path.isFree()).isTrue();
        for (int i = 0; i < path.count(); i++) {
            assertThat(Math.hypot(path.x[i], path.y[i] - 0.05)).isGreaterThan(0.7);
        }
    }

    @Test
    void speedAndAccelerationStayWithinTheirLimits() {
        obstacles.add(0, 0, 0, 0, 0.35);
        obstacles.add(2, -1, 0, 0, 0.35);
        planner.from(-4, 0, 0, 0);
        planner.plan(5, -1.5, 3.25, 0, obstacles, path);

        for (int i = 1; i < path.count(); i++) {
            double seconds = path.time[i] - path.time[i - 1];
            double change = (path.speed[i] - path.speed[i - 1]) / seconds;
            assertThat(path.speed[i]).isLessThanOrEqualTo(3.25 + 1e-9);
            assertThat(change).isBetween(-5 - 1e-6, 2.5 + 1e-6);
        }
    }

    @Test
    void onePassesBehindARobotThatCrosses() {
        obstacles.add(0, -1.2, 0, 1.2, 0.35);
        planner.from(-3, 0, 2, 0);
        planner.plan(3, 0, 3.25, 0, obstacles, path);

        assertThat(path.isFree()).isTrue();
        for (int i = 0; i < path.count(); i++) {
            double y = -1.2 + 1.2 * Math.min(1.5, path.time[i]);
            assertThat(Math.hypot(path.x[i], path.y[i] - y)).isGreaterThan(0.7);
        }
    }

    @Test
    void aRowOfRobotsIsGoneAround() {
        for (int i = -3; i <= 3; i++) {
            obstacles.add(0, 0.8 * i, 0, 0, 0.35);
        }
        planner.from(-2, 0, 0, 0);
        planner.plan(2, 0, 3.25, 0, obstacles, path);

        assertThat(path.isFree()).isTrue();
        double widest = 0;
        for (int i = 0; i < path.count(); i++) {
            widest = Math.max(widest, Math.abs(path.y[i]));
        }
        assertThat(widest).isGreaterThan(2.4 + 0.7);
    }

    @Test
    void shutInOneGetsOutOfTheWayInstead() {
        for (int i = 0; i < 8; i++) {
            double angle = i * Math.PI / 4;
            obstacles.add(1.1 * Math.cos(angle), 1.1 * Math.sin(angle), 0, 0, 0.35);
        }
        planner.from(0, 0, 0, 0);
        planner.plan(5, 0, 3.25, 0, obstacles, path);

        assertThat(path.isFree()).isFalse();
        for (int i = 0; i < path.count(); i++) {
            assertThat(Math.hypot(path.x[i], path.y[i])).isLessThan(0.4);
        }
    }

    @Test
    void anOpponentWithTheBallIsApproachedIfThatIsTheTarget() {
        obstacles.add(3, 0, 0, 0, 0.35);
        planner.from(0, 0, 0, 0);
        planner.touching(true);
        planner.plan(2.4, 0, 3.25, 0, obstacles, path);

        assertThat(path.isFree()).isTrue();
        assertThat(path.x[path.count() - 1]).isEqualTo(2.4);
    }

    @Test
    void aPlaceOnThePathIsReadByTime() {
        planner.from(0, 0, 0, 0);
        planner.plan(5, 0, 3.25, 0, obstacles, path);
        double[] at = new double[4];

        path.at(0, at);
        assertThat(at).containsExactly(new double[] {0, 0, 0, 0}, within(1e-9));
        path.at(100, at);
        assertThat(at[0]).isEqualTo(5);
        assertThat(at[2]).isZero();
        path.at(path.time[path.count() - 1] / 2, at);
        assertThat(at[0]).isBetween(1.0, 4.0);
        assertThat(at[2]).isPositive();
    }

    @Test
    void limitsThatMakeNoSenseAreRefused() {
        assertThatThrownBy(() -> new PlanLimits(0.35, 0.15, 9, 6, 0, 2.5, 5, 2.5, 1.5))
                .hasMessageContaining("speed must be more than 0 m/s, but is 0.0");
    }
}
