// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.handling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.engine.state.Snapshot;
import org.robopitch.middlesize.TestWorld;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.DribbleParameters.Method;

class DribbleTest {

    @ParameterizedTest
    @CsvSource({
        "A, 0.49, 0, true",
        "A, 0.51, 0, false",
        "A, 0.47, 14.5, true",
        "A, 0.47, -14.5, true",
        "A, 0.47, 15.5, false",
        "B, 0.39, 0, true",
        "B, 0.41, 0, false",
        "B, 0.38, 9.5, true",
        "B, 0.38, -10.5, false",
    })
    void aRobotReachesABallInsideOfDistanceAndAngle(Dialect dialect, double distance, double degrees, boolean reached) {
        TestWorld test = TestWorld.of(dialect).robot(1, -3, 0, 0.7);
        double angle = 0.7 + Math.toRadians(degrees);
        test.placement.placeBall(-3 + distance * Math.cos(angle), distance * Math.sin(angle));
        assertThat(test.world.reachesBall(1)).isEqualTo(reached);
    }

    @Test
    void theDistanceCountsInThreeDimensions() {
        TestWorld test = TestWorld.of(Dialect.A).robot(1, -3, 0, 0);
        test.placement.launchBall(-3 + 0.46, 0, 0.15, 0, 0, 0);
        assertThat(test.world.reachesBall(1)).isTrue();
        test.placement.launchBall(-3 + 0.46, 0, 0.25, 0, 0, 0);
        assertThat(test.world.reachesBall(1)).isFalse();
    }

    @Test
    void byMethodAThePoseIsKeptToTheBitOfWhatTheRobotIs() {
        TestWorld test = holding(Method.POSE);
        for (int step = 0; step < 1200; step++) {
            test.world.drive(1, 3 * Math.sin(step * 0.02), 1.5 * Math.cos(step * 0.03), 4 * Math.sin(step * 0.011));
            test.world.step();
            assertThat(test.ballAhead(1)).isCloseTo(0.43, within(1e-12));
            assertThat(test.ballAside(1)).isCloseTo(0, within(1e-12));
            assertThat(test.world.handling().holder()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Method.class,
            names = {"POSE", "SECANT", "TANGENT"})
    void aBallThatIsHeldGoesWithTheRobot(Method method) {
        TestWorld test = holding(method);
        test.world.drive(1, 1, 0, 0);
        test.run(2);
        assertThat(test.bodies.body[1].x).isCloseTo(-1, within(1e-9));
        assertThat(test.world.handling().holds(1)).isTrue();
        assertThat(test.ballAhead(1)).isCloseTo(0.43, within(0.07));
    }

    @Test
    void byMethodBTheChordIsExactAtConstantSpeedAndByMethodCTheTangentDriftsOutwards() {
        double[] error = new double[2];
        for (Method method : new Method[] {Method.SECANT, Method.TANGENT}) {
            TestWorld test = holding(method);
            test.world.drive(1, 0, 0, 3);
            test.world.step();
            double before = Math.hypot(test.ballAhead(1), test.ballAside(1));
            test.run(1);
            double after = Math.hypot(test.ballAhead(1), test.ballAside(1));
            error[method == Method.SECANT ? 0 : 1] = after - before;
            if (method == Method.TANGENT) {
                // Each step lengthens the arm by √(1 + (ω·dt)²).
                double turn = 3 * test.world.stepSeconds();
                double grown = before * (Math.pow(1 + turn * turn, 0.5 / test.world.stepSeconds()) - 1);
                assertThat(after - before).isCloseTo(grown, within(1e-6));
            }
        }
        assertThat(error[0]).isCloseTo(0, within(1e-9));
        assertThat(error[1]).isGreaterThan(0.002);
    }

    @Test
    void aRobotThatDoesNotWantTheBallDoesNotHoldIt() {
        TestWorld test = holding(Method.POSE);
        test.world.handling().dribble(1, false);
        test.world.drive(1, -1, 0, 0);
        test.run(1);
        assertThat(test.ballAhead(1)).isGreaterThan(1);
    }

    @Test
    void byMethodCABallAboveThirtyCentimetresIsRefused() {
        TestWorld test = TestWorld.of(Dialect.A, Method.TANGENT).robot(1, -3, 0, 0);
        test.world.handling().dribble(1, true);
        test.placement.launchBall(-3 + 0.38, 0, 0.31, 0, 0, 0);
        test.world.step();
        assertThat(test.world.handling().holds(1)).isFalse();
        test.placement.launchBall(-3 + 0.38, 0, 0.29, 0, 0, 0);
        test.world.step();
        assertThat(test.world.handling().holds(1)).isTrue();
    }

    @Test
    void inADuelTheBallBelongsToNobodyAndGoesWithWhoPulls() {
        TestWorld test = holding(Method.POSE).robot(6, -3 + 2 * 0.43, 0, Math.PI);
        test.world.handling().dribble(6, true);
        test.world.step();
        assertThat(test.world.handling().holds(1)).isTrue();
        assertThat(test.world.handling().holds(6)).isTrue();
        assertThat(test.world.handling().holder()).isEqualTo(BallHandling.NOBODY);
        test.world.drive(6, -1, 0, 0);
        test.run(0.3);
        assertThat(test.world.handling().holder()).as("stolen").isEqualTo(6);
        assertThat(test.ballAhead(1)).isGreaterThan(0.5);
    }

    @Test
    void aDuelOfEqualsIsNotDecidedByWhoComesFirstInTheList() {
        TestWorld test = holding(Method.POSE).robot(6, -3 + 2 * 0.43, 0, Math.PI);
        test.world.handling().dribble(6, true);
        test.world.drive(1, -1, 0, 0);
        test.world.drive(6, -1, 0, 0);
        test.run(1);
        double between = test.bodies.body[1].x + test.bodies.body[6].x;
        assertThat(test.bodies.body[test.ball].x).isCloseTo(between / 2, within(1e-9));
    }

    @Test
    void handlingWheelsRollTheBallAsTheyTurnWithinTheirGrip() {
        TestWorld test = holding(Method.WHEELS);
        test.world.handling().wheels(1, -1, -1);
        test.world.step();
        double grip = test.world.parameters().dribble().grip();
        assertThat(test.ballSpeed()).isCloseTo(grip * test.world.stepSeconds(), within(1e-9));
        test.run(0.1);
        assertThat(test.ballAhead(1)).as("a standing robot lets it roll away").isGreaterThan(0.45);
    }

    @Test
    void wheelsThatTurnAsTheRobotDrivesKeepTheBallAndStandingOnesLoseIt() {
        TestWorld turning = holding(Method.WHEELS);
        TestWorld standing = holding(Method.WHEELS);
        for (int i = 0; i < 100; i++) {
            double speed = -Math.min(1, 0.03 * i);
            for (TestWorld test : new TestWorld[] {turning, standing}) {
                test.world.drive(1, speed, 0, 0);
                test.run(0.01);
            }
            turning.world.handling().wheels(1, -speed, -speed);
        }
        assertThat(turning.world.handling().holds(1)).isTrue();
        assertThat(turning.ballAhead(1)).isCloseTo(0.43, within(0.06));
        assertThat(standing.world.handling().holds(1)).isFalse();
    }

    @Test
    void whatHandlingWheelsAreToldIsPartOfTheState() {
        TestWorld test = holding(Method.WHEELS);
        test.world.handling().wheels(1, -0.5, -0.4);
        Snapshot saved = Snapshot.of(test.world);
        test.run(0.2);
        double[] first = {test.bodies.body[test.ball].x, test.bodies.body[test.ball].y};
        test.world.handling().wheels(1, 2, 2);
        saved.restore(test.world);
        test.run(0.2);
        assertThat(new double[] {test.bodies.body[test.ball].x, test.bodies.body[test.ball].y})
                .isEqualTo(first);
    }

    private static TestWorld holding(Method method) {
        TestWorld test = TestWorld.of(Dialect.A, method).robot(1, -3, 0, 0);
        test.placement.placeBall(-3 + 0.43, 0);
        test.world.handling().dribble(1, true);
        return test;
    }
}
