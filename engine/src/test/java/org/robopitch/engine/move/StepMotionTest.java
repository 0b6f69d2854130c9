// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.scene.Robots;
import org.robopitch.engine.scene.Scene;
import org.robopitch.engine.scene.TestDrives;

class StepMotionTest {
    private static final double LEFT = 0.008;

    private final Scene scene = Scene.of(Scene.MIDDLE, Robots.times(1, Robots.free()), TestDrives.coasting());
    private final StepMotion motion = new StepMotion(scene.bodies, TestDrives.coasting());

    /** 25 t² + 0.1 t = 0.001, by hand: t = (√0.11 − 0.1) / 50. */
    @Test
    void aGapThatClosesFasterAndFasterIsClosedWhenTheDriveHasActedThatLong() {
        assertThat(motion.timeToClose(0.001, 0.1, 0.3, LEFT)).isCloseTo(0.0046332, within(1e-7));
    }

    @Test
    void aGapAtConstantSpeedIsClosedAfterItsLengthOverTheSpeed() {
        assertThat(motion.timeToClose(0.001, 0.25, 0.25, LEFT)).isCloseTo(0.004, within(1e-15));
    }

    @Test
    void aGapThatIsTooWideOrOpensIsNotClosed() {
        assertThat(motion.timeToClose(0.0025, 0.1, 0.3, LEFT)).isInfinite();
        assertThat(motion.timeToClose(0.001, 0.1, -0.3, LEFT)).isInfinite();
        assertThat(motion.timeToClose(0.001, -0.1, -0.3, LEFT)).isInfinite();
    }

    @Test
    void aDriveThatCannotBeCutHasActedWhollyFromTheStart() {
        StepMotion whole = new StepMotion(scene.bodies, TestDrives.uncut());
        assertThat(whole.timeToClose(0.0012, 0.1, 0.3, LEFT)).isCloseTo(0.004, within(1e-15));
    }

    /** After a quarter of the step, a body that is touched has a quarter of its change of velocity: 0.4 m/s + 0.15 m/s. */
    @Test
    void aBodyThatIsTouchedIsWhereTheCutStepWillBringIt() {
        scene.bodies.body[0].along = 0.4;
        motion.beginPart(new double[BallMotion.MEMORY]);
        scene.bodies.body[0].along = 1;
        scene.bodies.body[0].touched = true;
        motion.moveIfCut(scene.bodies.body[0], LEFT / 4, LEFT);
        assertThat(scene.bodies.body[0].x).isCloseTo(0.55 * LEFT / 4, within(1e-15));
    }

    /** Contacts are looked at one after another: what one of them touches must not count for the next, whichever is first. */
    @Test
    void whatTouchesNowCountsAsTouchedOnlyInTheNextStep() {
        scene.move(0, 0.5, 0, 10);
        motion.beginStep();
        motion.beginPart(new double[BallMotion.MEMORY]);
        StepMotion.touch(scene.bodies.body[0]);
        assertThat(motion.closingByTurning(scene.bodies.body[0], LEFT)).isZero();
        motion.beginStep();
        assertThat(motion.closingByTurning(scene.bodies.body[0], LEFT))
                .isCloseTo(0.5 * LEFT * 10 * (0.5 + 10 * scene.bodies.body[0].reach), within(1e-15));
        motion.beginStep();
        assertThat(motion.closingByTurning(scene.bodies.body[0], LEFT)).isZero();
    }

    /** At 20 rad/s it turns by 0.16 rad in 8 ms; its velocity in the world, and so its momentum, stays the same to rounding. */
    @Test
    void aBodyThatSlidesGoesStraightWhileItTurns() {
        StepMotion sliding = new StepMotion(scene.bodies, TestDrives.sliding());
        scene.place(0, 0, 0, 0.3).move(0, 0.7, -0.4, 20);
        double vx = scene.vx(0);
        double vy = scene.vy(0);
        sliding.finishAll(LEFT);
        assertThat(scene.bodies.body[0].x).isCloseTo(vx * LEFT, within(1e-17));
        assertThat(scene.bodies.body[0].y).isCloseTo(vy * LEFT, within(1e-17));
        assertThat(scene.bodies.body[0].headingX).isCloseTo(StrictMath.cos(0.46), within(1e-14));
        assertThat(scene.vx(0)).isCloseTo(vx, within(1e-15));
        assertThat(scene.vy(0)).isCloseTo(vy, within(1e-15));
    }
}
