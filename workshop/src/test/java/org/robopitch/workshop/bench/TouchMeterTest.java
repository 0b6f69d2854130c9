// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TouchMeterTest {

    private final BenchParameters parameters = BenchParameters.of(BenchLeague.common());
    private final TouchMeter meter = new TouchMeter(parameters);
    private final StillEngine engine = new StillEngine();

    @BeforeEach
    void kickOff() {
        engine.reset(new Formation(1));
    }

    @Test
    void nothingTouchesAtTheKickOff() {
        meter.measure(engine);
        assertThat(meter.touchingPairs()).isZero();
        assertThat(meter.deepestOverlap()).isZero();
    }

    @Test
    void twoRobotsSideBySideTouchWithoutOverlap() {
        place(0, 0.0, 0.5, 0.0);
        place(1, 0.0752, 0.5, 0.0);
        meter.measure(engine);
        assertThat(meter.touchingPairs()).isEqualTo(1);
        assertThat(meter.deepestOverlap()).isZero();
    }

    @Test
    void aCornerInTheFlankOfAnotherRobotOverlapsByItsDepth() {
        double halfDiagonal = 0.0375 * Math.sqrt(2.0);
        place(0, 0.0, 0.5, 0.0);
        place(1, 0.0375 + halfDiagonal - 0.002, 0.5, Math.PI / 4);
        meter.measure(engine);
        assertThat(meter.touchingPairs()).isEqualTo(1);
        assertThat(meter.deepestOverlap()).isCloseTo(0.002, within(1e-12));
    }

    @Test
    void aBallAtTheCornerOfATurnedRobotIsMeasuredFromTheCorner() {
        double halfDiagonal = 0.0375 * Math.sqrt(2.0);
        place(0, 0.0, 0.5, Math.PI / 4);
        engine.ballX = halfDiagonal + parameters.ballRadius() - 0.001;
        engine.ballY = 0.5;
        meter.measure(engine);
        assertThat(meter.touchingPairs()).isEqualTo(1);
        assertThat(meter.deepestOverlap()).isCloseTo(0.001, within(1e-12));
    }

    @Test
    void aRobotAtTheSideLineTouchesTheWall() {
        place(0, 0.0, 0.9 - 0.0375, 0.0);
        meter.measure(engine);
        assertThat(meter.touchingPairs()).isEqualTo(1);
    }

    @Test
    void aBallInTheGoalTouchesNothingUntilItReachesTheNet() {
        engine.ballX = 1.15;
        engine.ballY = 0.0;
        meter.measure(engine);
        assertThat(meter.touchingPairs()).isZero();
        engine.ballX = 1.25 - parameters.ballRadius();
        meter.measure(engine);
        assertThat(meter.touchingPairs()).isEqualTo(1);
    }

    @Test
    void aBallInTheCornerTouchesTheTriangle() {
        // The distance of the triangle's long side from the corner is its leg over the root of two.
        double away = Math.sqrt(0.5) * parameters.cornerCut() + parameters.ballRadius();
        engine.ballX = 1.1 - Math.sqrt(0.5) * away;
        engine.ballY = 0.9 - Math.sqrt(0.5) * away;
        meter.measure(engine);
        assertThat(meter.touchingPairs()).isEqualTo(1);
        assertThat(meter.deepestOverlap()).isCloseTo(0.0, within(1e-12));
    }

    private void place(int robot, double x, double y, double heading) {
        engine.x[robot] = x;
        engine.y[robot] = y;
        engine.heading[robot] = heading;
    }
}
