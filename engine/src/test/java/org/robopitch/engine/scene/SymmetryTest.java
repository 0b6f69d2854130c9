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
                Crowd.chase(scene, i, scene.bodies.body[scene.ball].x, scene.bodies.body[scene.ball].y, 1);
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
            scene.pose(i + 4, x, -y, scene.bodies.body[i].headingX, -scene.bodies.body[i].headingY);
        }
        scene.ball(0.05, 0, 0, 0);
        for (int step = 0; step < STEPS; step++) {
            for (int i = 0; i < 4; i++) {
                Crowd.chase(scene, i, scene.bodies.body[scene.ball].x, 0, 1);
                scene.command(
                        i + 4,
                        scene.world.commands()[2 * i],
                        twin.turn() * scene.world.commands()[2 * i + 1]);
            }
            scene.world.step();
            for (int i = 0; i < 4; i++) {
                assertThat(scene.bodies.body[i].x).as("x at step %d", step).isEqualTo(scene.bodies.body[i + 4].x);
                assertThat(scene.bodies.body[i].y + scene.bodies.body[i + 4].y)
                        .as("y at step %d", step)
                        .isZero();
            }
            assertThat(scene.bodies.body[scene.ball].y + 0.0)
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
                        signX * one.bodies.body[i].x,
                        signY * one.bodies.body[i].y,
                        signX * one.bodies.body[i].headingX,
                        signY * one.bodies.body[i].headingY);
                other.move(
                        of(i),
                        one.bodies.body[i].along,
                        turn() * one.bodies.body[i].across,
                        turn() * one.bodies.body[i].spin);
            }
            int ball = one.ball;
            other.ball(
                    signX * one.bodies.body[ball].x,
                    signY * one.bodies.body[ball].y,
                    signX * one.bodies.body[ball].along,
                    signY * one.bodies.body[ball].across);
        }

        void assertSame(Scene one, Scene other, int step) {
            for (int i = 0; i < ROBOTS; i++) {
                int j = of(i);
                boolean same = one.bodies.body[i].x == signX * other.bodies.body[j].x
                        && one.bodies.body[i].y == signY * other.bodies.body[j].y
                        && one.bodies.body[i].headingX == signX * other.bodies.body[j].headingX
                        && one.bodies.body[i].headingY == signY * other.bodies.body[j].headingY
                        && one.bodies.body[i].along == other.bodies.body[j].along
                        && one.bodies.body[i].across == turn() * other.bodies.body[j].across
                        && one.bodies.body[i].spin == turn() * other.bodies.body[j].spin;
                assertThat(same)
                        .as(
                                "robot %d at (%s, %s) at step %d moves as its twin, %s",
                                i, one.bodies.body[i].x, one.bodies.body[i].y, step, difference(one, i, other, j))
                        .isTrue();
            }
            int ball = one.ball;
            boolean same = one.bodies.body[ball].x == signX * other.bodies.body[ball].x
                    && one.bodies.body[ball].y == signY * other.bodies.body[ball].y
                    && one.bodies.body[ball].along == signX * other.bodies.body[ball].along
                    && one.bodies.body[ball].across == signY * other.bodies.body[ball].across;
            assertThat(same)
                    .as("the ball at (%s, %s) at step %d", one.bodies.body[ball].x, one.bodies.body[ball].y, step)
                    .isTrue();
        }

        private String difference(Scene one, int i, Scene other, int j) {
            return "apart by " + (one.bodies.body[i].x - signX * other.bodies.body[j].x) + ", "
                    + (one.bodies.body[i].y - signY * other.bodies.body[j].y) + " m, "
                    + (one.bodies.body[i].along - other.bodies.body[j].along) + " m/s, "
                    + (one.bodies.body[i].spin - turn() * other.bodies.body[j].spin) + " rad/s";
        }
    }
}
