// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.reference;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.scene.Robots;

/**
 * Restitution holds in random scenes too, above all where robots stay in contact and turn after a blow: those that the world
 * moves. Drives that turn the velocity themselves are less exact (decision 10).
 */
class RandomImpactsTest {
    private static final double SIDE = Robots.SIDE;
    private static final int SCENES = 5;

    private interface Making {
        TwinScene make(RandomStream random, double restitution);
    }

    private static void compare(long seed, int steps, Making making) {
        RandomStream random = new RandomStream(seed, 7);
        for (int i = 0; i < SCENES; i++) {
            double restitution = i == 0 ? 0 : i == 1 ? 1 : random.nextDouble();
            TwinScene scene = making.make(random, restitution);
            scene.run(steps);
            scene.assertSlidingAlike();
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void rows(long seed) {
        compare(seed, 30, (random, restitution) -> {
            int robots = 2 + random.nextInt(9);
            TwinScene scene = new TwinScene(robots, restitution);
            double gap = gap(random);
            double offMiddle = random.between(-0.003, 0.003);
            scene.place(0, -0.35 - SIDE - random.between(0.003, 0.02), offMiddle, 0, speed(random), 0, 0);
            for (int i = 1; i < robots; i++) {
                scene.place(i, -0.35 + (i - 1) * (SIDE + gap), 0, 0, 0, 0, 0);
            }
            return scene;
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void aRobotStruckFromBothSidesOffItsMiddle(long seed) {
        compare(seed, 30, (random, restitution) -> {
            TwinScene scene = new TwinScene(3, restitution);
            scene.place(0, 0, 0, 0, 0, 0, 0);
            scene.place(1, -away(random), random.between(-0.03, 0.03), 0, speed(random), 0, 0);
            scene.place(2, away(random), random.between(-0.03, 0.03), 0, -speed(random), 0, 0);
            return scene;
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void sidesThatAreAllButParallel(long seed) {
        compare(seed, 25, (random, restitution) -> {
            TwinScene scene = new TwinScene(2, restitution);
            scene.place(0, 0, 0, 0, 0, 0, 0);
            double angle = Math.toRadians(random.between(-1.6, 1.6));
            scene.place(1, -away(random), random.between(-0.03, 0.03), angle, speed(random), 0, 0);
            return scene;
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void aRobotBetweenAWallAndARobot(long seed) {
        compare(seed, 30, (random, restitution) -> {
            TwinScene scene = new TwinScene(2, restitution);
            double x = TwinScene.WALL - SIDE / 2 - gap(random);
            scene.place(0, x, 0.1, 0, 0, 0, 0);
            scene.place(1, x - away(random), 0.1 + random.between(-0.02, 0.02), 0, speed(random), 0, 0);
            return scene;
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void crowdsOfFive(long seed) {
        compare(seed, 60, (random, restitution) -> {
            TwinScene scene = new TwinScene(5, restitution);
            scene.scatter(random, 0.36);
            return scene;
        });
    }

    /** None in a quarter of the scenes. */
    private static double gap(RandomStream random) {
        return random.nextInt(4) == 0 ? 0 : random.between(0, 1e-3);
    }

    private static double away(RandomStream random) {
        return SIDE + random.between(0.003, 0.012);
    }

    private static double speed(RandomStream random) {
        return random.between(0.5, 1.5);
    }
}
