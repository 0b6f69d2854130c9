// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.scene;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.world.CollisionSettings;

/** A scene seen in a mirror, turned round or with its robots renumbered runs the same way, to the last bit. */
class SymmetryTest {
    private static final String SEEDS = "org.robopitch.engine.scene.Seeds#few";
    private static final int ROBOTS = 10;
    private static final int STEPS = 4000;

    @ParameterizedTest
    @MethodSource(SEEDS)
    void aSceneMirroredAtTheLongAxisRunsMirrored(long seed) {
        runBoth(seed, Robots.wheeled(), new Twin(1, -1, false));
        runBoth(seed, Robots.free(), new Twin(1, -1, false));
    }

    @ParameterizedTest
    @MethodSource(SEEDS)
    void aSceneMirroredAtTheHalfWayLineRunsMirrored(long seed) {
        runBoth(seed, Robots.wheeled(), new Twin(-1, 1, false));
    }

    @ParameterizedTest
    @MethodSource(SEEDS)
    void teamsThatSwapSidesPlayTheSameGameTurnedRound(long seed) {
        runBoth(seed, Robots.wheeled(), new Twin(-1, -1, true));
        runBoth(seed, Robots.free(), new Twin(-1, -1, true));
    }

    @ParameterizedTest
    @MethodSource(SEEDS)
    void theOrderOfTheRobotsDoesNotMatter(long seed) {
        runBoth(seed, Robots.wheeled(), new Twin(1, 1, true));
        runBoth(seed, Robots.free(), new Twin(1, 1, true));
    }

    private static void runBoth(long seed, Body body, Twin twin) {
        RandomStream random = new RandomStream(seed, 0);
        Scene one = Scene.of(Scene.SMALL, Robots.times(ROBOTS, body), TestDrives.lagging(0.05));
        Scene other = one.again();
        Crowd.scatter(one, random, 0.8, 0.8);
        twin.copy(one, other);
        for (int step = 0; step < STEPS; step++) {
            command(one, random, step);
            for (int i = 0; i < ROBOTS; i++) {
                other.command(
                        twin.of(i),
                        one.world.commands()[2 * i],
                        twin.turn() * one.world.commands()[2 * i + 1]);
            }
            one.world.step();
            other.world.step();
            twin.assertSame(one, other, step);
        }
    }

    /** All chase the ball; now and then some rush to a corner, to a goal or anywhere. */
    private static void command(Scene scene, RandomStream random, int step) {
        int phase = step / 500 % 4;
        for (int i = 0; i < ROBOTS; i++) {
            if (phase == 3) {
                if (step % 100 == 0) {
                    scene.command(i, random.between(-2, 2), random.between(-30, 30));
                }
            } else if (phase == 2) {
                Crowd.chase(scene, i, i % 2 == 0 ? 0.9 : 0.75, i % 2 == 0 ? 0.1 : 0.65, 1.5);
            } else {
                Crowd.chase(scene, i, scene.bodies.x[scene.ball], scene.bodies.y[scene.ball], 1);
            }
        }
    }

    @ParameterizedTest
    @MethodSource(SEEDS)
    void aSymmetricCrowdStaysSymmetric(long seed) {
        Twin twin = new Twin(1, -1, false);
        RandomStream random = new RandomStream(seed, 1);
        Scene scene = Scene.of(
                Scene.SMALL,
                Robots.times(8, Robots.wheeled()),
                TestDrives.lagging(0.05),
                TestDrives.rolling(0.3),
                CollisionSettings.defaults());
        for (int i = 0; i < 4; i++) {
            double x = -0.3 + 0.2 * i;
            double y = random.between(0.1, 0.3);
            double angle = random.between(-3, 3);
            scene.place(i, x, y, angle);
            scene.pose(i + 4, x, -y, scene.bodies.headingX[i], -scene.bodies.headingY[i]);
        }
        scene.ball(0.05, 0, 0, 0);
        for (int step = 0; step < STEPS; step++) {
            for (int i = 0; i < 4; i++) {
                Crowd.chase(scene, i, scene.bodies.x[scene.ball], 0, 1);
                scene.command(
                        i + 4,
                        scene.world.commands()[2 * i],
                        twin.turn() * scene.world.commands()[2 * i + 1]);
            }
            scene.world.step();
            for (int i = 0; i < 4; i++) {
                assertThat(scene.bodies.x[i]).as("x at step %d", step).isEqualTo(scene.bodies.x[i + 4]);
                assertThat(scene.bodies.y[i] + scene.bodies.y[i + 4])
                        .as("y at step %d", step)
                        .isZero();
            }
            assertThat(scene.bodies.y[scene.ball] + 0.0)
                    .as("the ball's y at step %d", step)
                    .isZero();
        }
    }

    /** Where a body of one scene is in the other: its coordinates times the signs, its number reversed or not. */
    private record Twin(int signX, int signY, boolean reversed) {
        int of(int robot) {
            return reversed ? ROBOTS - 1 - robot : robot;
        }

        /** −1 if a mirror turns left into right. */
        int turn() {
            return signX * signY;
        }

        void copy(Scene one, Scene other) {
            for (int i = 0; i < ROBOTS; i++) {
                other.pose(
                        of(i),
                        signX * one.bodies.x[i],
                        signY * one.bodies.y[i],
                        signX * one.bodies.headingX[i],
                        signY * one.bodies.headingY[i]);
                other.move(of(i), one.bodies.along[i], turn() * one.bodies.across[i], turn() * one.bodies.spin[i]);
            }
            int ball = one.ball;
            other.ball(
                    signX * one.bodies.x[ball],
                    signY * one.bodies.y[ball],
                    signX * one.bodies.along[ball],
                    signY * one.bodies.across[ball]);
        }

        void assertSame(Scene one, Scene other, int step) {
            for (int i = 0; i < ROBOTS; i++) {
                int j = of(i);
                boolean same = one.bodies.x[i] == signX * other.bodies.x[j]
                        && one.bodies.y[i] == signY * other.bodies.y[j]
                        && one.bodies.headingX[i] == signX * other.bodies.headingX[j]
                        && one.bodies.headingY[i] == signY * other.bodies.headingY[j]
                        && one.bodies.along[i] == other.bodies.along[j]
                        && one.bodies.across[i] == turn() * other.bodies.across[j]
                        && one.bodies.spin[i] == turn() * other.bodies.spin[j];
                assertThat(same)
                        .as(
                                "robot %d at (%s, %s) at step %d moves as its twin, %s",
                                i, one.bodies.x[i], one.bodies.y[i], step, difference(one, i, other, j))
                        .isTrue();
            }
            int ball = one.ball;
            boolean same = one.bodies.x[ball] == signX * other.bodies.x[ball]
                    && one.bodies.y[ball] == signY * other.bodies.y[ball]
                    && one.bodies.along[ball] == signX * other.bodies.along[ball]
                    && one.bodies.across[ball] == signY * other.bodies.across[ball];
            assertThat(same)
                    .as("the ball at (%s, %s) at step %d", one.bodies.x[ball], one.bodies.y[ball], step)
                    .isTrue();
        }

        private String difference(Scene one, int i, Scene other, int j) {
            return "apart by " + (one.bodies.x[i] - signX * other.bodies.x[j]) + ", "
                    + (one.bodies.y[i] - signY * other.bodies.y[j]) + " m, "
                    + (one.bodies.along[i] - other.bodies.along[j]) + " m/s, "
                    + (one.bodies.spin[i] - turn() * other.bodies.spin[j]) + " rad/s";
        }
    }
}
