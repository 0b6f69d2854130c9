// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.ball;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.hipparchus.ode.ODEState;
import org.hipparchus.ode.OrdinaryDifferentialEquation;
import org.hipparchus.ode.nonstiff.DormandPrince853Integrator;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.BallMotion;
import org.robopitch.mirosot.ball.Balls.CoulombBall;
import org.robopitch.mirosot.ball.Balls.PublishedBall;
import org.robopitch.mirosot.ball.Balls.SlidingBall;

/** Klančar 2003, eq. 8 and 9, and 2007, eq. 16, against closed forms worked out by hand and against hipparchus. */
class BallModelsTest {
    private static final double MASS = 0.046;
    private static final double GRAVITY = 9.81;
    /** Viscous friction with which the rate f/(7/5·m) is 0.5 1/s. */
    private static final double VISCOUS = 0.5 * 1.4 * MASS;
    /** Coefficient with which the deceleration K_c·g/(7/5) is 0.14 m/s². */
    private static final double COULOMB = 0.14 * 1.4 / GRAVITY;

    private static final double FADE = 0.01;

    private final Bodies bodies = new Bodies(List.of(), 0.02135, MASS, 0);
    private final double[] memory = new double[BallMotion.MEMORY];

    private void roll(BallMotion motion, double vx, double vy, double duration, int steps) {
        bodies.body[bodies.ball].along = vx;
        bodies.body[bodies.ball].across = vy;
        for (int i = 0; i < steps; i++) {
            motion.advance(bodies, memory, duration / steps);
        }
    }

    private double vx() {
        return bodies.body[bodies.ball].along;
    }

    private double vy() {
        return bodies.body[bodies.ball].across;
    }

    @Test
    void viscousFrictionAloneIsAnExponential() {
        roll(new CoulombBall(MASS, VISCOUS, 0, GRAVITY, FADE), 1.2, -0.9, 2, 2000);

        // e^(−0.5·2) = 0.36787944117
        assertThat(vx()).isEqualTo(1.2 * 0.36787944117144233, within(1e-13));
        assertThat(vy()).isEqualTo(-0.9 * 0.36787944117144233, within(1e-13));
    }

    @Test
    void coulombFrictionAloneTakesOffAConstantPerSecond() {
        roll(new CoulombBall(MASS, 0, COULOMB, GRAVITY, FADE), 0.6, 0.8, 3, 3000);

        // From 1 m/s, 0.14 m/s² for 3 s leaves 0.58 m/s, in the same direction.
        assertThat(vx()).isEqualTo(0.6 * 0.58, within(1e-12));
        assertThat(vy()).isEqualTo(0.8 * 0.58, within(1e-12));
    }

    @Test
    void bothFrictionsTogetherFollowTheirClosedForm() {
        roll(new CoulombBall(MASS, VISCOUS, COULOMB, GRAVITY, FADE), 0.6, 0.8, 1, 1000);

        // v = (1 + 0.28)·e^−0.5 − 0.28 = 0.49635925
        assertThat(StrictMath.hypot(vx(), vy())).isEqualTo(1.28 * StrictMath.exp(-0.5) - 0.28, within(1e-12));
        assertThat(vy() / vx()).isEqualTo(0.8 / 0.6, within(1e-12));
    }

    @Test
    void theBallComesToRestWithoutTurningBack() {
        BallMotion motion = new CoulombBall(MASS, VISCOUS, COULOMB, GRAVITY, FADE);
        double before = 0.2;
        roll(motion, before, 0, 0, 1);
        for (int i = 0; i < 20_000; i++) {
            motion.advance(bodies, memory, 0.001);
            assertThat(vx()).isBetween(0.0, before);
            before = vx();
        }
        assertThat(vx()).isZero();
    }

    @Test
    void theVectorFormAgreesWithAnIntegratorThatKnowsNothingOfItsClosedForm() {
        double[] expected = integrate(0.3, 0.4, 2.6, false);

        roll(new CoulombBall(MASS, VISCOUS, COULOMB, GRAVITY, FADE), 0.3, 0.4, 2.6, 2600);

        assertThat(vx()).isEqualTo(expected[0], within(1e-9));
        assertThat(vy()).isEqualTo(expected[1], within(1e-9));
    }

    @Test
    void thePublishedFormAgreesWithAnIntegratorThatKnowsNothingOfItsClosedForm() {
        double[] expected = integrate(0.1, -0.7, 1.1, true);

        roll(new PublishedBall(MASS, VISCOUS, COULOMB, GRAVITY, FADE), 0.1, -0.7, 1.1, 1100);

        assertThat(vx()).isEqualTo(expected[0], within(1e-9));
        assertThat(vy()).isEqualTo(expected[1], within(1e-9));
    }

    /** Eq. 8 with the friction of eq. 9, its inner branch F_c·v/k, per axis or as a vector. */
    private static double[] integrate(double vx, double vy, double duration, boolean perAxis) {
        double effective = MASS + 0.4 * MASS;
        double coulombForce = COULOMB * MASS * GRAVITY;
        OrdinaryDifferentialEquation equation = new OrdinaryDifferentialEquation() {
            @Override
            public int getDimension() {
                return 2;
            }

            @Override
            public double[] computeDerivatives(double time, double[] v) {
                double speed = Math.hypot(v[0], v[1]);
                double forX = coulombForce / Math.max(perAxis ? Math.abs(v[0]) : speed, FADE);
                double forY = coulombForce / Math.max(perAxis ? Math.abs(v[1]) : speed, FADE);
                return new double[] {-v[0] * (VISCOUS + forX) / effective, -v[1] * (VISCOUS + forY) / effective};
            }
        };
        return new DormandPrince853Integrator(1e-10, 1e-3, 1e-13, 1e-13)
                .integrate(equation, new ODEState(0, new double[] {vx, vy}), duration)
                .getPrimaryState();
    }

    @Test
    void thePublishedFormBendsThePathAndTheVectorFormDoesNot() {
        roll(new PublishedBall(MASS, 0, COULOMB, GRAVITY, FADE), 0.8, 0.4, 2, 2000);
        // 0.28 m/s are taken off each axis: 0.52 and 0.12.
        assertThat(vx()).isEqualTo(0.52, within(1e-12));
        assertThat(vy()).isEqualTo(0.12, within(1e-12));

        roll(new CoulombBall(MASS, 0, COULOMB, GRAVITY, FADE), 0.8, 0.4, 2, 2000);
        assertThat(vy() / vx()).isEqualTo(0.5, within(1e-12));
    }

    @Test
    void aBallHitWithoutSpinRollsWithFiveSeventhsOfItsSpeed() {
        // μg = 2.4525 m/s²: the slip of 1 m/s ends after 1/(3.5·2.4525) = 0.1165 s.
        BallMotion motion = new SlidingBall(MASS, 0, 0, 0.25, GRAVITY, FADE);

        roll(motion, 1, 0, 0.1, 100);
        assertThat(vx()).isEqualTo(1 - 0.24525, within(1e-12));
        assertThat(memory[BallMotion.ROLL_X]).isEqualTo(2.5 * 0.24525, within(1e-12));

        for (int i = 0; i < 100; i++) {
            motion.advance(bodies, memory, 0.001);
        }
        assertThat(vx()).isEqualTo(5.0 / 7, within(1e-12));
        assertThat(memory[BallMotion.ROLL_X]).isEqualTo(5.0 / 7, within(1e-12));
    }

    @Test
    void aBallThatSpinsBackwardsComesBackWhenItsSpinIsFastEnough() {
        memory[BallMotion.ROLL_X] = -4;

        roll(new SlidingBall(MASS, 0, 0, 0.25, GRAVITY, FADE), 1, 0, 2, 2000);

        // 5/7·1 + 2/7·(−4) = −3/7
        assertThat(vx()).isEqualTo(-3.0 / 7, within(1e-12));
    }

    @Test
    void aSideSpinBendsThePathAndTheSlipKeepsItsDirection() {
        memory[BallMotion.ROLL_Y] = 0.7;
        BallMotion motion = new SlidingBall(MASS, 0, 0, 0.25, GRAVITY, FADE);

        roll(motion, 1, 0, 0.05, 50);
        double slipX = vx() - memory[BallMotion.ROLL_X];
        double slipY = vy() - memory[BallMotion.ROLL_Y];
        assertThat(slipY / slipX).isEqualTo(-0.7, within(1e-12));

        for (int i = 0; i < 500; i++) {
            motion.advance(bodies, memory, 0.001);
        }
        assertThat(vx()).isEqualTo(5.0 / 7, within(1e-12));
        assertThat(vy()).isEqualTo(0.2, within(1e-12));
    }
}
