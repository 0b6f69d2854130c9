// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.scene.Robots;
import org.robopitch.engine.scene.Scene;

/**
 * Two robots that collide, against Klančar 2003, eq. 11–21 worked by hand. The robots begin in touch, so that the
 * collision happens at the beginning of the step, and velocities are read in the frames of that moment.
 */
class CollisionImpulseTest {
    private static final double HALF = Robots.SIDE / 2;
    private static final double EXACT = 1e-9;

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.3, 1})
    void headOnTheRobotsShareTheirSpeedByMassAndRestitution(double restitution) {
        CollidingPair pair = new CollidingPair(withMass(1.8), Robots.free(), restitution);
        pair.scene.place(0, -HALF, 0, 0).move(0, 1, 0, 0);
        pair.scene.place(1, HALF, 0, Math.PI).move(1, 0.5, 0, 0);
        pair.collide();
        // 1.8 kg at 1 m/s and 0.6 kg at −0.5 m/s have a common speed of 0.625 m/s and close at 1.5 m/s.
        assertThat(pair.vx(0)).isCloseTo(0.625 - restitution * 0.6 / 2.4 * 1.5, within(EXACT));
        assertThat(pair.vx(1)).isCloseTo(0.625 + restitution * 1.8 / 2.4 * 1.5, within(EXACT));
        assertThat(pair.spin(0)).isCloseTo(0, within(EXACT));
        assertThat(pair.spin(1)).isCloseTo(0, within(EXACT));
    }

    @Test
    void obliquelyOnlyTheNormalSpeedIsExchanged() {
        CollidingPair pair = new CollidingPair(Robots.free(), Robots.free(), 1);
        pair.scene.place(0, -HALF, 0, 0).move(0, 1, 0.4, 0);
        pair.scene.place(1, HALF, 0, 0);
        pair.collide();
        assertThat(pair.vx(0)).isCloseTo(0, within(EXACT));
        assertThat(pair.vy(0)).isCloseTo(0.4, within(EXACT));
        assertThat(pair.vx(1)).isCloseTo(1, within(EXACT));
        assertThat(pair.vy(1)).isCloseTo(0, within(EXACT));
    }

    /** Eq. 19 with the parenthesis put right: j = −(1+ε)v / (1/Mₐ + 1/M_b + (rₐ×n)²/Iₐ + (r_b×n)²/I_b). */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.5, 1})
    void aCornerThatHitsASideGivesTheImpulseOfThePaper(double restitution) {
        CornerOnSide hit = new CornerOnSide(Robots.free(), restitution);
        // Robot 0 moves along x, so across its own heading, too.
        hit.pair.scene.move(0, 0.8 * hit.cosine, -0.8 * hit.sine, 3);
        hit.pair.scene.move(1, -0.2, 0, -5);
        double closing = (0.8 - 3 * hit.armA) - (-0.2 + 5 * hit.armB);
        assertThat(closing).isPositive();
        double j = (1 + restitution) * closing / (2 / Robots.MASS + hit.turning());
        hit.pair.collide();
        assertThat(hit.pair.vx(0)).isCloseTo(0.8 - j / Robots.MASS, within(EXACT));
        assertThat(hit.pair.vy(0)).isCloseTo(0, within(EXACT));
        assertThat(hit.pair.spin(0)).isCloseTo(3 + j * hit.armA / Robots.INERTIA, within(1e-7));
        assertThat(hit.pair.vx(1)).isCloseTo(-0.2 + j / Robots.MASS, within(EXACT));
        assertThat(hit.pair.spin(1)).isCloseTo(-5 - j * hit.armB / Robots.INERTIA, within(1e-7));
        assertThat(hit.parting()).isCloseTo(restitution * closing, within(EXACT));
    }

    /** Constrained: K = Σ[(n·h)²/M_v + (r×n)²/M_ω]; the wheels take the rest. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.5, 1})
    void wheelsThatHoldSidewaysStillGiveTheExactRestitution(double restitution) {
        CornerOnSide hit = new CornerOnSide(Robots.wheeled(), restitution);
        hit.pair.scene.move(0, 0.8, 0, 3).move(1, -0.2, 0, -5);
        double closing = (0.8 * hit.cosine - 3 * hit.armA) - (-0.2 + 5 * hit.armB);
        double j = (1 + restitution) * closing / ((hit.cosine * hit.cosine + 1) / Robots.MASS + hit.turning());
        hit.pair.collide();
        assertThat(hit.pair.scene.bodies.body[0].along).isCloseTo(0.8 - j * hit.cosine / Robots.MASS, within(EXACT));
        assertThat(hit.pair.scene.bodies.body[0].across).isZero();
        assertThat(hit.pair.spin(0)).isCloseTo(3 + j * hit.armA / Robots.INERTIA, within(1e-7));
        assertThat(hit.pair.scene.bodies.body[1].along).isCloseTo(-0.2 + j / Robots.MASS, within(EXACT));
        assertThat(hit.parting()).isCloseTo(restitution * closing, within(EXACT));
    }

    @ParameterizedTest
    @MethodSource("org.robopitch.engine.scene.Seeds#few")
    void freeBodiesKeepMomentumAndAngularMomentumAndNeverGainEnergy(long seed) {
        RandomStream random = new RandomStream(seed, 0);
        int single = 0;
        for (int i = 0; i < 300; i++) {
            double restitution = i % 3 == 0 ? 1 : random.between(0, 1);
            CollidingPair pair = new CollidingPair(Robots.free(), withMass(1.1), restitution);
            pair.placeInTouch(random);
            double[] before = pair.conserved();
            double energy = pair.scene.bodies.kineticEnergy();
            boolean atOnce = pair.closesNow();
            pair.collide();
            if (atOnce && pair.oneBlow()) {
                assertThat(pair.conserved()).containsExactly(before, within(1e-9));
                single++;
            }
            assertThat(pair.scene.bodies.kineticEnergy()).isLessThanOrEqualTo(energy + 1e-11);
            if (restitution == 1) {
                // A corner that parts at first, and turns back within the step, presses instead of striking.
                double lost = atOnce ? 0 : pair.energyOfTurning();
                assertThat(pair.scene.bodies.kineticEnergy()).isBetween(energy - lost - 1e-8, energy + 1e-11);
            }
        }
        assertThat(single).isGreaterThan(60);
    }

    @ParameterizedTest
    @MethodSource("org.robopitch.engine.scene.Seeds#few")
    void itDoesNotMatterWhichRobotComesFirst(long seed) {
        RandomStream random = new RandomStream(seed, 1);
        for (int i = 0; i < 300; i++) {
            CollidingPair pair = new CollidingPair(Robots.free(), Robots.free(), 0.5);
            pair.placeInTouch(random);
            CollidingPair swapped = pair.swapped();
            pair.collide();
            swapped.collide();
            for (int k = 0; k < 2; k++) {
                assertThat(swapped.scene.bodies.body[1 - k].along).isEqualTo(pair.scene.bodies.body[k].along);
                assertThat(swapped.scene.bodies.body[1 - k].across).isEqualTo(pair.scene.bodies.body[k].across);
                assertThat(swapped.scene.bodies.body[1 - k].spin).isEqualTo(pair.scene.bodies.body[k].spin);
            }
        }
    }

    @Test
    void robotsThatPartGetNoImpulse() {
        CollidingPair pair = new CollidingPair(Robots.free(), Robots.free(), 1);
        pair.scene.place(0, -HALF, 0.01, 0).move(0, -0.5, 0.2, 0);
        pair.scene.place(1, HALF, 0, 0).move(1, 0.1, -0.3, 0);
        pair.collide();
        assertThat(pair.vx(0)).isEqualTo(-0.5);
        assertThat(pair.vy(0)).isEqualTo(0.2);
        assertThat(pair.vx(1)).isEqualTo(0.1);
        assertThat(pair.vy(1)).isEqualTo(-0.3);
        assertThat(pair.spin(0)).isZero();
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.4, 1})
    void aRobotAtAWallBouncesByTheWallsRestitution(double restitution) {
        CollidingPair pair = new CollidingPair(Robots.free(), Robots.free(), restitution);
        pair.scene.place(0, 0.3, Scene.MIDDLE.width() / 2 - HALF, 0).move(0, 0.5, 0.7, 0);
        pair.collide();
        assertThat(pair.vx(0)).isCloseTo(0.5, within(EXACT));
        assertThat(pair.vy(0)).isCloseTo(-restitution * 0.7, within(EXACT));
    }

    private static Body withMass(double mass) {
        Body free = Robots.free();
        return new Body(free.outline(), free.rim(), mass, mass, 2 * Robots.INERTIA, free.height());
    }

    /** The front right corner of robot 0, which is turned by 25°, on the back of robot 1; the normal is +x. */
    private static final class CornerOnSide {
        final double cosine = StrictMath.cos(Math.toRadians(25));
        final double sine = StrictMath.sin(Math.toRadians(25));

        /** How far left of each robot's centre the touch is, m; r × n is the negative of it. */
        final double armA = HALF * (sine - cosine);

        final double armB = 0.02 + armA;
        final CollidingPair pair;

        CornerOnSide(Body body, double restitution) {
            pair = new CollidingPair(body, body, restitution);
            pair.scene.place(0, -HALF * (cosine + sine), 0.02, Math.toRadians(25));
            pair.scene.place(1, HALF, 0, 0);
        }

        double turning() {
            return (armA * armA + armB * armB) / Robots.INERTIA;
        }

        double parting() {
            return (pair.vx(1) - pair.spin(1) * armB) - (pair.vx(0) - pair.spin(0) * armA);
        }
    }
}
