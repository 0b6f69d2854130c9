// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.ball;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.middlesize.TestWorld;
import org.robopitch.middlesize.parameters.Dialect;

/** The ball alone, against the closed forms. */
class BallTest {
    private static final double G = 9.8;
    private static final double FRICTION = 0.5 * G;

    @Test
    void aFlyingBallRunsAlongItsParabola() {
        TestWorld test = TestWorld.of(Dialect.A);
        test.placement.launchBall(-5, 0, 0, 6, 2, 4);
        for (int step = 1; step * test.world.stepSeconds() <= 0.8; step++) {
            test.world.step();
            double t = step * test.world.stepSeconds();
            assertThat(test.bodies.body[test.ball].x).isCloseTo(-5 + 6 * t, within(1e-9));
            assertThat(test.bodies.body[test.ball].y).isCloseTo(2 * t, within(1e-9));
            assertThat(test.world.ballHeight()).isCloseTo(4 * t - 0.5 * G * t * t, within(1e-9));
            assertThat(test.world.ballClimb()).isCloseTo(4 - G * t, within(1e-9));
        }
    }

    @Test
    void aRollingBallStopsWhereItsEnergyIsUsedUp() {
        TestWorld test = TestWorld.of(Dialect.A);
        test.placement.launchBall(-6, 0, 0, 4, 3, 0);
        test.run(0.5);
        assertThat(test.ballSpeed()).isCloseTo(5 - FRICTION * 0.5, within(1e-9));
        test.run(1);
        double way = 5 * 5 / (2 * FRICTION);
        assertThat(test.ballSpeed()).isZero();
        // Inside its last step the ball stops before the step's end, which a step cannot see.
        assertThat(test.bodies.body[test.ball].x).isCloseTo(-6 + 0.8 * way, within(1e-4));
        assertThat(test.bodies.body[test.ball].y).isCloseTo(0.6 * way, within(1e-4));
    }

    @ParameterizedTest
    @ValueSource(doubles = {1.5, 0.9, 0.8001, 0.8})
    void aBallThatComesDownOnARobotRollsOffAndHoldsNobodyUp(double height) {
        TestWorld test = TestWorld.of(Dialect.A).robot(1, -4, 0, 0);
        test.placement.launchBall(-2, 0.1, height, 1, 0, 0);
        test.bodies.body[test.ball].x = -4;
        test.world.drive(1, 1, 0, 0);
        double last = 0;
        for (double t = 0; t < 3; t += test.world.stepSeconds()) {
            test.world.step();
            boolean above = Math.abs(test.ballAhead(1)) < 0.3 && Math.abs(test.ballAside(1)) < 0.3;
            last = above ? test.world.ballHeight() : last;
            assertThat(above && test.world.ballHeight() < test.bodies.body[1].height)
                    .as("the ball is inside of the robot at %.3f s", t)
                    .isFalse();
        }
        assertThat(last).isEqualTo(test.bodies.body[1].height);
        assertThat(test.world.ballHeight()).isZero();
        assertThat(test.bodies.body[1].x).isCloseTo(-4 + 3, within(0.01));
        assertThat(test.world.plane().heldCount()).isZero();
    }

    @Test
    void aBounceKeepsTheShareOfTheSpeedThatTheRestitutionSays() {
        TestWorld test = TestWorld.of(Dialect.A);
        test.placement.launchBall(-5, 0, 2, 0, 0, 0);
        double fall = Math.sqrt(2 * 2 / G);
        double impact = G * fall;
        test.run(fall + 0.01);
        double step = test.world.stepSeconds();
        double since = step * Math.round((fall + 0.01) / step) - fall;
        assertThat(test.world.ballClimb()).isCloseTo(0.05 * impact - G * since, within(1e-9));
        assertThat(test.world.ballHeight()).isCloseTo(0.05 * impact * since - 0.5 * G * since * since, within(1e-9));
        test.run(1);
        assertThat(test.world.ballHeight()).isZero();
        assertThat(test.world.ballClimb()).isZero();
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.0, 0.3, 0.6, 0.75})
    void aBallUnderTheCrossbarGoesIn(double height) {
        TestWorld test = shotAtGoal(height);
        assertThat(Math.abs(test.bodies.body[test.ball].x)).isBetween(9.11, 9.75);
        assertThat(test.world.roofHits()).isZero();
    }

    @Test
    void aBallAtTheCrossbarComesBack() {
        TestWorld test = shotAtGoal(0.95);
        assertThat(test.world.roofHits()).isPositive();
        assertThat(test.bodies.body[test.ball].x).isLessThan(9);
        assertThat(test.bodies.body[test.ball].along).isLessThanOrEqualTo(0);
    }

    @Test
    void aBallOverTheCrossbarDoesNotComeDownIntoTheGoal() {
        TestWorld test = shotAtGoal(1.4);
        test.run(2);
        assertThat(test.world.ballHeight()).as("it lies on the net").isGreaterThanOrEqualTo(1.12);
        assertThat(test.bodies.body[test.ball].x).isGreaterThan(9);
    }

    private static TestWorld shotAtGoal(double height) {
        TestWorld test = TestWorld.of(Dialect.A);
        test.placement.launchBall(8.5, 0.3, height, 20, 0, 0);
        test.run(0.1);
        return test;
    }

    @ParameterizedTest
    @CsvSource({"1.06, true", "-1.06, true", "0.5, false", "1.5, false"})
    void aPostStopsTheBall(double y, boolean stops) {
        TestWorld test = TestWorld.of(Dialect.A);
        test.placement.launchBall(8, y, 0, 12, 0, 0);
        test.run(0.3);
        assertThat(test.bodies.body[test.ball].x < 9).isEqualTo(stops);
    }

    @Test
    void theHardestShotDoesNotPassTheNet() {
        for (double y = -0.85; y <= 0.85; y += 0.05) {
            TestWorld test = TestWorld.of(Dialect.A);
            test.placement.launchBall(7, y, 0, 34.5, 2, 0);
            test.run(1);
            assertThat(test.bodies.body[test.ball].x).as("from y = %s", y).isBetween(8.9, 9.64001);
        }
    }

    @Test
    void aBallThatIsHighEnoughPassesOverARobotAndALowOneDoesNot() {
        TestWorld test = TestWorld.of(Dialect.A).robot(1, 0, 0, 0);
        test.placement.launchBall(-1.5, 0, 0.9, 10, 0, 1.5);
        test.run(0.3);
        assertThat(test.bodies.body[test.ball].x).isCloseTo(1.5, within(1e-9));
        test.placement.launchBall(-1.5, 0, 0.3, 10, 0, 1.5);
        test.run(0.3);
        assertThat(test.bodies.body[test.ball].x).isLessThan(-0.3);
    }

    @Test
    void aBallThatFallsOnARobotRollsOff() {
        TestWorld test = TestWorld.of(Dialect.A).robot(1, 0, 0, 0);
        test.placement.launchBall(-2, 0, 1.5, 0, 0, 0);
        test.bodies.body[test.ball].x = -0.1;
        test.run(0.3);
        assertThat(test.world.ballHeight()).isGreaterThan(0.5);
        test.run(3);
        assertThat(test.world.ballHeight()).isZero();
        assertThat(Math.hypot(test.bodies.body[test.ball].x, test.bodies.body[test.ball].y))
                .isGreaterThan(0.37);
    }

    /** It comes down at 1 m/s: friction takes μ (1 + e) of that, and restitution leaves a twentieth. */
    @Test
    void aBallThatGrazesTheRoofOfARobotLosesWhatFrictionTakes() {
        TestWorld test = TestWorld.of(Dialect.A).robot(1, 0, 0, 0);
        double height = test.bodies.body[1].height;
        test.placement.launchBall(-2, 0, height + 0.001, 6, 0, -1);
        test.bodies.body[test.ball].x = -0.1;
        test.run(0.02);
        assertThat(test.world.ballHeight()).isCloseTo(height, within(0.001));
        assertThat(test.ballSpeed()).isCloseTo(6 - 0.5, within(0.03));
    }

    @Test
    void aBallAtRestOnARobotGainsSpeedSlowly() {
        TestWorld test = TestWorld.of(Dialect.A).robot(1, 0, 0, 0);
        test.placement.launchBall(-2, 0, test.bodies.body[1].height, 0, 0, 0);
        test.bodies.body[test.ball].x = -0.1;
        test.run(0.2);
        assertThat(test.ballSpeed()).isCloseTo(0.05 * G * 0.2, within(0.01));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.2, -0.3, 0.38})
    void aBallThatComesDownOnARobotRollsOffAndLetsItDrive(double off) {
        TestWorld test = TestWorld.of(Dialect.A).robot(1, 0, 0, 0);
        test.placement.launchBall(off, 0.05, 1.2, 0, 0, 0);
        test.run(2);
        assertThat(test.world.ballHeight()).isZero();
        test.world.drive(1, 0, off > 0.3 ? 1 : -1, 0);
        double before = test.bodies.body[1].y;
        test.run(1);
        assertThat(Math.abs(test.bodies.body[1].y - before))
                .as("it is not held")
                .isGreaterThan(0.5);
    }

    @Test
    void aLobBetweenTheGoalkeeperAndTheCrossbarDoesNotEndInsideOfTheGoalkeeper() {
        TestWorld test = TestWorld.of(Dialect.A).robot(5, 8.51, 0.2, Math.PI);
        test.placement.launchBall(8.4, 0.2, 1.0, 5.77, 0, -3);
        test.run(2);
        double dx = test.bodies.body[test.ball].x - test.bodies.body[5].x;
        double dy = test.bodies.body[test.ball].y - test.bodies.body[5].y;
        double gap = test.bodies
                .rim(5)
                .gap(
                        test.bodies.body[5].headingX * dx + test.bodies.body[5].headingY * dy,
                        test.bodies.body[5].headingX * dy - test.bodies.body[5].headingY * dx);
        assertThat(test.world.ballHeight()).isLessThan(0.8);
        assertThat(gap).isGreaterThan(-1e-6);
    }
}
