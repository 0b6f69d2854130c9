// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.body;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.robopitch.middlesize.TestWorld;
import org.robopitch.middlesize.parameters.Dialect;

class DriveTest {
    private static final double EXACT = 1e-9;

    @Test
    void aRobotOfDialectAMovesAtTheCommandedVelocityAtOnce() {
        TestWorld test = TestWorld.of(Dialect.A).robot(1, -5, 0, 0);
        test.world.drive(1, 2, 1, 0);
        test.run(1);
        assertThat(test.bodies.body[1].x).isCloseTo(-3, within(EXACT));
        assertThat(test.bodies.body[1].y).isCloseTo(1, within(EXACT));
        test.world.drive(1, 0, 0, 0);
        test.run(0.005);
        assertThat(test.bodies.body[1].along).isZero();
    }

    @Test
    void aRobotOfDialectAThatWasStoppedComesBackSlowlyAndAMomentLaterAtOnce() {
        TestWorld test = TestWorld.of(Dialect.A).robot(1, -5, 0, 0);
        test.world.drive(1, 2, 0, 0);
        test.run(0.1);
        test.bodies.body[1].along = 0.5;
        test.world.step();
        assertThat(test.bodies.body[1].along).isCloseTo(0.5 + 2.5 * test.world.stepSeconds(), within(EXACT));
        test.world.step();
        assertThat(test.bodies.body[1].along).isLessThan(0.6);
        test.run(0.06);
        assertThat(test.bodies.body[1].along).isCloseTo(2, within(EXACT));
    }

    @Test
    void aRobotThatTurnsAndStrafesRunsAroundACircle() {
        TestWorld test = TestWorld.of(Dialect.A).robot(1, 1.5, 0, Math.PI / 2);
        // Facing away from the centre it strafes: heading turns with the circle.
        test.world.drive(1, 1.5, 0, 1);
        test.run(2 * Math.PI / 4);
        double step = test.world.stepSeconds();
        double angle = step * Math.round(2 * Math.PI / 4 / step);
        assertThat(test.bodies.body[1].x).isCloseTo(1.5 * Math.cos(angle), within(EXACT));
        assertThat(test.bodies.body[1].y).isCloseTo(1.5 * Math.sin(angle), within(EXACT));
    }

    @Test
    void aCommandThatIsTooFastKeepsItsDirection() {
        TestWorld test = TestWorld.of(Dialect.A).robot(1, -5, 0, 0);
        test.world.drive(1, 30, 40, 0);
        test.run(0.005);
        assertThat(test.bodies.body[1].along).isCloseTo(6, within(EXACT));
        assertThat(test.bodies.body[1].across).isCloseTo(8, within(EXACT));
    }

    @Test
    void aRobotOfDialectBSpeedsUpWithTwoAndAHalfAndBrakesWithFive() {
        TestWorld test = TestWorld.of(Dialect.B).robot(1, -9, 0, 0);
        test.world.drive(1, 9, 0, 0);
        test.run(1);
        assertThat(test.bodies.body[1].along).as("2.5 t").isCloseTo(2.5, within(EXACT));
        assertThat(test.bodies.body[1].x).as("half 2.5 t²").isCloseTo(-9 + 1.25, within(EXACT));
        test.run(2);
        assertThat(test.bodies.body[1].along).as("its top speed").isCloseTo(5, within(EXACT));
        test.world.drive(1, 0, 0, 0);
        double before = test.bodies.body[1].x;
        test.run(0.5);
        assertThat(test.bodies.body[1].along).isCloseTo(2.5, within(EXACT));
        test.run(0.5);
        assertThat(test.bodies.body[1].along).isCloseTo(0, within(EXACT));
        assertThat(test.bodies.body[1].x - before).as("v²/2a").isCloseTo(2.5, within(EXACT));
    }

    @Test
    void theGoalkeeperStepsAsideQuickerThanAFieldPlayerAndAheadSlower() {
        TestWorld test = TestWorld.of(Dialect.B).robot(0, -9, 0, 0).robot(1, -5, 0, 0);
        test.world.drive(0, 0, 5, 0);
        test.world.drive(1, 0, 5, 0);
        test.run(0.5);
        assertThat(test.bodies.body[1].across).isCloseTo(0.5 * 2.5, within(EXACT));
        assertThat(test.bodies.body[0].across).isCloseTo(0.5 * 2.5 * Math.sqrt(1.5), within(EXACT));
        test = TestWorld.of(Dialect.B).robot(0, -9, 0, 0);
        test.world.drive(0, 5, 0, 0);
        test.run(0.5);
        assertThat(test.bodies.body[0].along).isCloseTo(0.5 * 2.5 * Math.sqrt(0.5), within(EXACT));
    }

    @Test
    void aRobotThatCannotDoAllAtOnceKeepsItsDirection() {
        TestWorld test = TestWorld.of(Dialect.B).robot(1, -5, 0, 0);
        test.world.drive(1, 3, 4, 0);
        test.run(0.3);
        assertThat(test.bodies.body[1].across / test.bodies.body[1].along).isCloseTo(4.0 / 3, within(EXACT));
        assertThat(test.bodies.body[1].along).isPositive().isLessThan(3);
    }
}
