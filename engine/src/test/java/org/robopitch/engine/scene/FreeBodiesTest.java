// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.move.Drive;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.world.CollisionSettings;

/** Bodies that nothing but other bodies act on keep momentum and angular momentum, however long a step is. */
class FreeBodiesTest {
    private static final String SEEDS = "org.robopitch.engine.scene.Seeds#few";

    private static final Pitch PLAIN = new Pitch(40, 40, 0, 0, 0);

    /** Impulses are rounded to 2⁻⁴⁰ m/s; a second has some thousand of them. */
    private static final double ROUNDING = 1e-9;

    @ParameterizedTest
    @MethodSource(SEEDS)
    void blowsKeepMomentumAndAngularMomentum(long seed) {
        for (double step : new double[] {0.001, 0.004}) {
            throwTogether(TestDrives.sliding(), 1, step, 3, seed);
            throwTogether(TestDrives.slippery(), 1, step, 3, seed);
        }
    }

    /** Bodies that press as they turn are moved apart by micrometres, and their levers are those half-way. */
    @ParameterizedTest
    @MethodSource(SEEDS)
    void bodiesThatPressKeepMomentum(long seed) {
        for (double restitution : new double[] {0, 0.5}) {
            throwTogether(TestDrives.sliding(), restitution, 0.004, 2, seed);
            throwTogether(TestDrives.slippery(), restitution, 0.004, 2, seed);
        }
    }

    /** Each side is as good as the other to say which way they push. */
    @Test
    void flushSidesThatTurnDifferentlyPushInOneDirection() {
        for (Drive drive : new Drive[] {TestDrives.sliding(), TestDrives.slippery()}) {
            Scene scene = Scene.of(
                    PLAIN,
                    Robots.times(2, Robots.free()),
                    drive,
                    TestDrives.frictionless(),
                    new CollisionSettings(0, 0, 0, 0, 1, true),
                    0.004);
            scene.ball(1, 1, 0, 0);
            scene.place(0, 0, 0, 0).move(0, 0.1, 0.01, 3);
            scene.place(1, Robots.SIDE, 0.001, 0).move(1, -0.1, 0.02, -2);
            double[] before = sums(scene.bodies);
            scene.run(1);
            assertThat(scene.bodies.body[0].touchedInStep).isTrue();
            assertThat(sums(scene.bodies)[0]).isCloseTo(before[0], within(1e-11));
            assertThat(sums(scene.bodies)[1]).isCloseTo(before[1], within(1e-11));
        }
    }

    private static void throwTogether(Drive drive, double restitution, double step, int kept, long seed) {
        RandomStream random = new RandomStream(seed, 7);
        Scene scene = Scene.of(
                PLAIN,
                Robots.times(10, Robots.free()),
                drive,
                TestDrives.frictionless(),
                Scene.bouncing(restitution),
                step);
        Crowd.scatter(scene, random, 0.8, 0.8);
        for (int i = 0; i < 10; i++) {
            double x = scene.bodies.body[i].x;
            double y = scene.bodies.body[i].y;
            double hx = scene.bodies.body[i].headingX;
            double hy = scene.bodies.body[i].headingY;
            // Towards the middle, so that all meet.
            double along = -2 * (hx * x + hy * y) + random.between(-0.5, 0.5);
            double across = -2 * (hx * y - hy * x) + random.between(-0.5, 0.5);
            scene.move(i, along, across, random.between(-20, 20));
        }
        double[] before = sums(scene.bodies);
        for (int i = 0; i < 1 / step; i++) {
            scene.world.step();
        }
        double[] after = sums(scene.bodies);
        assertThat(scene.world.quality().impacts()).isGreaterThan(10);
        for (int sum = 0; sum < kept; sum++) {
            assertThat(after[sum])
                    .as("sum %d, restitution %s, step %s, seed %d", sum, restitution, step, seed)
                    .isCloseTo(before[sum], within(ROUNDING));
        }
    }

    /** Momentum in x and y, kg·m/s, and angular momentum about the origin, kg·m²/s. */
    private static double[] sums(Bodies bodies) {
        double[] sums = new double[3];
        for (int i = 0; i <= bodies.ball; i++) {
            MovingBody body = bodies.body[i];
            double px = (body.headingX * body.along - body.headingY * body.across) / body.inverseMassAlong;
            double py = (body.headingY * body.along + body.headingX * body.across) / body.inverseMassAlong;
            sums[0] += px;
            sums[1] += py;
            sums[2] += body.x * py - body.y * px;
            sums[2] += body.inverseInertia > 0 ? body.spin / body.inverseInertia : 0;
        }
        return sums;
    }
}
