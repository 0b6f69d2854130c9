// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.handling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.middlesize.TestWorld;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.KickParameters;
import org.robopitch.middlesize.parameters.KickParameters.ShootPosition;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

class KickTest {
    private static final double G = 9.8;
    private static final double STEP = 0.005;
    private static final double LOST_IN_A_STEP = 0.5 * G * STEP;

    @ParameterizedTest
    @CsvSource({"A, 2, 4.6", "A, 15, 34.5", "A, 99, 34.5", "B, 4, 4", "B, 10, 10", "B, 99, 10"})
    void aGroundKickIsAsFastAsTheDialectSays(Dialect dialect, double strength, double speed) {
        TestWorld test = ready(dialect, 0.4);
        test.world.handling().kick(1, strength, 1);
        test.world.step();
        assertThat(test.ballSpeed()).isCloseTo(speed - LOST_IN_A_STEP, within(1e-9));
        assertThat(test.bodies.body[test.ball].across / test.bodies.body[test.ball].along)
                .isCloseTo(Math.tan(0.4), within(1e-9));
        assertThat(test.world.ballHeight()).isZero();
        assertThat(test.world.handling().kicks(1)).isEqualTo(1);
        assertThat(test.world.lastTouch()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.05, 0, 0.1})
    void anAimedLobCrossesTheGoalLineAtItsHeight(double angle) {
        TestWorld test = ready(Dialect.A, angle);
        double distance = (9 - test.bodies.body[test.ball].x) / Math.cos(angle);
        // The ball's centre begins 0.11 m above the ground and is to cross the line at 0.80 m.
        double rise = 0.8 - 0.11;
        double forward = distance * Math.sqrt(G / (2 * rise)) / 2;
        double up = forward * (rise / distance + G * distance / (2 * forward * forward));
        test.world.handling().kick(1, 1, -1);
        test.world.step();
        assertThat(test.ballSpeed()).isCloseTo(forward, within(1e-9));
        assertThat(test.world.ballClimb()).isCloseTo(up - G * STEP, within(1e-9));
        double whole = distance / forward;
        assertThat(up * whole - 0.5 * G * whole * whole).as("at the goal line").isCloseTo(rise, within(1e-12));
        long steps = (long) ((distance - 0.2) / forward / STEP);
        test.run(STEP * (steps - 1));
        double t = STEP * steps;
        assertThat(test.world.ballHeight()).isCloseTo(up * t - 0.5 * G * t * t, within(1e-9));
        assertThat(test.bodies.body[test.ball].x)
                .isCloseTo(9 - (distance - forward * t) * Math.cos(angle), within(1e-9));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.3, 0.6, 1, 1.5, 1.77, 2, 3, 4.5, 6, 9, 12, 15})
    void anAimedLobPassesBelowTheCrossbarFromEveryDistanceAndIsInTheGoal(double distance) {
        TestWorld test = new TestWorld(MiddleSizeParameters.of(Dialect.A)).robot(1, 9 - distance - 0.43, 0, 0);
        test.placement.placeBall(9 - distance, 0);
        test.world.handling().kick(1, 1, -1);
        test.world.step();
        test.world.handling().kick(1, 0, -1);
        boolean in = false;
        for (double t = 0; t < 1.5; t += STEP) {
            test.world.step();
            in |= test.bodies.body[test.ball].x > 9 + 0.11 && test.world.ballHeight() + 0.11 < 1;
        }
        assertThat(test.world.roofHits())
                .as("touches of the crossbar and the roof")
                .isZero();
        assertThat(in).as("in the goal").isTrue();
    }

    @Test
    void anAimedLobThatWouldCrossTenMetresOffIsRefused() {
        TestWorld test = ready(Dialect.A, 1.0);
        test.world.handling().kick(1, 5, -1);
        test.world.step();
        assertThat(test.world.handling().kicks(1)).isZero();
        assertThat(test.ballSpeed()).isZero();
    }

    @Test
    void aRisingLobHasEightTenthsForwardAndSixTenthsUp() {
        TestWorld test = ready(Dialect.B, 0);
        test.world.handling().kick(1, 8, -1);
        test.world.step();
        assertThat(test.ballSpeed()).isCloseTo(6.4, within(1e-9));
        assertThat(test.world.ballClimb()).isCloseTo(4.8 - G * STEP, within(1e-9));
    }

    @Test
    void theOtherConventionTurnsShootPosAround() {
        assertThat(ShootPosition.ONE_IS_GROUND.isLob(1)).isFalse();
        assertThat(ShootPosition.ONE_IS_GROUND.isLob(-1)).isTrue();
        assertThat(ShootPosition.ONE_IS_LOB.isLob(1)).isTrue();
        assertThat(ShootPosition.ONE_IS_LOB.isLob(-1)).isFalse();
        for (ShootPosition convention : ShootPosition.values()) {
            assertThat(convention.isLob(convention.number(true))).isTrue();
            assertThat(convention.isLob(convention.number(false))).isFalse();
        }
    }

    @Test
    void strengthZeroChargesAndDoesNotKick() {
        TestWorld test = ready(Dialect.A, 0);
        test.world.handling().kick(1, 0, 1);
        test.run(0.1);
        assertThat(test.world.handling().kicks(1)).isZero();
    }

    @Test
    void aKickerThatRechargesKicksAgainOnlyThen() {
        MiddleSizeParameters base = MiddleSizeParameters.of(Dialect.A);
        KickParameters slow =
                new KickParameters(15, 2.3, KickParameters.Lob.AIMED, 0.8, 10, ShootPosition.ONE_IS_GROUND, 2, false);
        TestWorld test = new TestWorld(TestWorld.with(base, base.dribble(), slow)).robot(1, -3, 0, 0);
        test.world.handling().kick(1, 1, 1);
        test.placement.placeBall(-2.57, 0);
        test.world.step();
        assertThat(test.world.handling().kicks(1)).isEqualTo(1);
        for (double t = 0; t < 1.9; t += STEP) {
            test.placement.placeBall(-2.57, 0);
            test.world.step();
        }
        assertThat(test.world.handling().kicks(1)).isEqualTo(1);
        for (double t = 0; t < 0.2; t += STEP) {
            test.placement.placeBall(-2.57, 0);
            test.world.step();
        }
        assertThat(test.world.handling().kicks(1)).isEqualTo(2);
    }

    @Test
    void dialectBNeitherDribblesNorKicksInStopAndDialectADoes() {
        for (Dialect dialect : Dialect.values()) {
            TestWorld test = ready(dialect, 0);
            test.world.handling().stopped(true);
            test.world.handling().dribble(1, true);
            test.world.step();
            assertThat(test.world.handling().holds(1)).isEqualTo(dialect == Dialect.A);
            test.world.handling().kick(1, 3, 1);
            test.world.step();
            assertThat(test.world.handling().kicks(1)).isEqualTo(dialect == Dialect.A ? 1 : 0);
        }
    }

    @Test
    void aRobotThatKickedWhileDribblingLetsTheBallGo() {
        TestWorld test = ready(Dialect.A, 0);
        test.world.handling().dribble(1, true);
        test.world.handling().kick(1, 2, 1);
        test.run(0.25);
        assertThat(test.ballAhead(1)).isGreaterThan(1);
        assertThat(test.world.handling().kicks(1)).isEqualTo(1);
    }

    private static TestWorld ready(Dialect dialect, double angle) {
        TestWorld test = TestWorld.of(dialect).robot(1, -3, 0, angle);
        double kept = test.world.parameters().dribble().keptAt();
        test.placement.placeBall(-3 + kept * Math.cos(angle), kept * Math.sin(angle));
        return test;
    }
}
