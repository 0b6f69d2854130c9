// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.robopitch.mirosot.game.Mirosot;

class TouchMeterTest {

    private final Mirosot league = Scene.league(Scene.COMMON_STEP);
    private final TouchMeter meter = new TouchMeter(league);
    private final StillEngine engine = new StillEngine();

    @BeforeEach
    void kickOff() {
        new SceneRun(Scene.RANDOM_5V5, engine, league, 1);
    }

    @Test
    void nothingTouchesAtTheKickOff() {
        meter.measure(engine.moment);
        assertThat(meter.touchingPairs()).isZero();
        assertThat(meter.deepestOverlap()).isZero();
    }

    @Test
    void twoRobotsSideBySideTouchWithoutOverlap() {
        place(0, 0.0, 0.5, 0.0);
        place(1, 0.0752, 0.5, 0.0);
        meter.measure(engine.moment);
        assertThat(meter.touchingPairs()).isEqualTo(1);
        assertThat(meter.deepestOverlap()).isZero();
    }

    @Test
    void aCornerInTheFlankOfAnotherRobotOverlapsByItsDepth() {
        double halfDiagonal = 0.0375 * Math.sqrt(2.0);
        place(0, 0.0, 0.5, 0.0);
        place(1, 0.0375 + halfDiagonal - 0.002, 0.5, Math.PI / 4);
        meter.measure(engine.moment);
        assertThat(meter.touchingPairs()).isEqualTo(1);
        assertThat(meter.deepestOverlap()).isCloseTo(0.002, within(1e-12));
    }

    @Test
    void aBallAtTheCornerOfATurnedRobotIsMeasuredFromTheCorner() {
        double halfDiagonal = 0.0375 * Math.sqrt(2.0);
        place(0, 0.0, 0.5, Math.PI / 4);
        engine.moment.ballX = halfDiagonal + league.parameters().ball().radius() - 0.001;
        engine.moment.ballY = 0.5;
        meter.measure(engine.moment);
        assertThat(meter.touchingPairs()).isEqualTo(1);
        assertThat(meter.deepestOverlap()).isCloseTo(0.001, within(1e-12));
    }

    @Test
    void aRobotAtTheSideLineTouchesTheWall() {
        place(0, 0.0, 0.9 - 0.0375, 0.0);
        meter.measure(engine.moment);
        assertThat(meter.touchingPairs()).isEqualTo(1);
    }

    @Test
    void aBallInTheGoalTouchesNothingUntilItReachesTheNet() {
        engine.moment.ballX = 1.15;
        engine.moment.ballY = 0.0;
        meter.measure(engine.moment);
        assertThat(meter.touchingPairs()).isZero();
        engine.moment.ballX = 1.25 - league.parameters().ball().radius();
        meter.measure(engine.moment);
        assertThat(meter.touchingPairs()).isEqualTo(1);
    }

    @Test
    void aBallInTheCornerTouchesTheTriangle() {
        // The distance of the triangle's long side from the corner is its leg over the root of two.
        double away = Math.sqrt(0.5) * league.parameters().pitch().cornerCut()
                + league.parameters().ball().radius();
        engine.moment.ballX = 1.1 - Math.sqrt(0.5) * away;
        engine.moment.ballY = 0.9 - Math.sqrt(0.5) * away;
        meter.measure(engine.moment);
        assertThat(meter.touchingPairs()).isEqualTo(1);
        assertThat(meter.deepestOverlap()).isCloseTo(0.0, within(1e-12));
    }

    private void place(int robot, double x, double y, double heading) {
        engine.moment.x[robot] = x;
        engine.moment.y[robot] = y;
        engine.moment.cosine[robot] = Math.cos(heading);
        engine.moment.sine[robot] = Math.sin(heading);
    }
}
