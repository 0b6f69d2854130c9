// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.scene;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.engine.random.RandomStream;

/** A ball that is not on the pitch is nowhere: robots push each other over the spot where it was. */
class AbsentBallTest {
    private static final int ROBOTS = 6;

    @ParameterizedTest
    @MethodSource("org.robopitch.engine.scene.Seeds#few")
    void nobodyIsHeldWhereTheBallWas(long seed) {
        RandomStream random = new RandomStream(seed, 21);
        Scene scene = Scene.of(Scene.SMALL, Robots.times(ROBOTS, Robots.wheeled()), TestDrives.lagging(0.05));
        for (int i = 0; i < ROBOTS; i++) {
            double direction = i * Math.PI / 3;
            scene.place(i, 0.2 * StrictMath.cos(direction), 0.2 * StrictMath.sin(direction), direction);
        }
        scene.ball(0, 0, 0, 0);
        scene.bodies.body[scene.ball].present = false;
        int near = 0;
        for (int step = 0; step < 20_000; step++) {
            if (step % 200 == 0) {
                for (int i = 0; i < ROBOTS; i++) {
                    scene.command(i, driveToMiddle(scene, i), random.between(-15, 15));
                }
            }
            scene.world.step();
            near += scene.ballGap(step % ROBOTS) < 0 ? 1 : 0;
        }
        assertThat(near).as("over the spot").isGreaterThan(1000);
        assertThat(scene.world.quality().corrections()).isPositive();
        assertThat(scene.world.heldCount()).isZero();
        assertThat(scene.bodies.body[scene.ball].x).isZero();
    }

    private static double driveToMiddle(Scene scene, int i) {
        var robot = scene.bodies.body[i];
        return robot.headingX * robot.x + robot.headingY * robot.y < 0 ? 1 : -1;
    }
}
