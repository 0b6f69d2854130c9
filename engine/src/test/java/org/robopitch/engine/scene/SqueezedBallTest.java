// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.scene;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A ball between two robots, or a robot and a wall, never enters either. */
class SqueezedBallTest {
    private static final double IN_FRONT = Robots.SIDE / 2 + Robots.BALL_RADIUS;

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.003, 0.01, 0.02, 0.03})
    void betweenTwoRobotsThatPushWithAllTheirMight(double beside) {
        Scene scene = Scene.of(Scene.MIDDLE, Robots.times(2, Robots.wheeled()), TestDrives.ideal());
        scene.ball(0, beside, 0, 0);
        scene.place(0, -0.3, 0, 0).command(0, 1.5, 0);
        scene.place(1, 0.3, 0, Math.PI).command(1, 1.5, 0);
        watch(scene, 2000);
        double between = scene.bodies.body[1].x - scene.bodies.body[0].x;
        assertThat(between).as("the robots met, with the ball or without it").isLessThan(2 * IN_FRONT + 1e-3);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.2, 0, 0.1, 0.35, 0.8})
    void betweenARobotAndAWall(double angle) {
        Scene scene = Scene.of(Scene.MIDDLE, Robots.times(1, Robots.wheeled()), TestDrives.ideal());
        scene.ball(0.3, 0.9 - Robots.BALL_RADIUS - 0.001, 0, 0);
        double away = 0.2;
        scene.place(0, 0.3 - away * StrictMath.sin(angle), 0.85 - away * StrictMath.cos(angle), Math.PI / 2 - angle)
                .command(0, 1.5, 0);
        watch(scene, 2000);
    }

    @Test
    void betweenARobotAndACorner() {
        Scene scene = Scene.of(Scene.MIDDLE, Robots.times(1, Robots.wheeled()), TestDrives.ideal());
        scene.ball(1.0, 0.8, 0, 0);
        scene.place(0, 0.7, 0.5, Math.PI / 4).command(0, 1.5, 0);
        watch(scene, 2000);
    }

    @Test
    void betweenFourRobotsFromAllSides() {
        Scene scene = Scene.of(Scene.MIDDLE, Robots.times(4, Robots.wheeled()), TestDrives.ideal());
        scene.ball(0, 0, 0, 0);
        for (int i = 0; i < 4; i++) {
            double angle = i * Math.PI / 2;
            scene.place(i, -0.3 * StrictMath.cos(angle), -0.3 * StrictMath.sin(angle), angle)
                    .command(i, 1.5, 0);
        }
        watch(scene, 2000);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.0002, 0.001, 0.002})
    void aRobotThatStoodStillIsHitIntoItWithACorner(double gap) {
        Scene scene = Scene.of(Scene.MIDDLE, Robots.times(2, Robots.free()), TestDrives.ideal());
        double corner = Robots.SIDE * Math.sqrt(0.5);
        scene.ball(corner + Robots.BALL_RADIUS + gap, 0, 0, 0);
        scene.place(0, 0, 0, Math.PI / 4).command(0, 0, 0);
        scene.place(1, -corner - Robots.SIDE / 2 - 0.001, 0, 0).command(1, 5, 0);
        watch(scene, 50);
        assertThat(scene.bodies.body[scene.ball].x).as("the ball is hit").isGreaterThan(0.1);
    }

    private static void watch(Scene scene, int steps) {
        for (int step = 0; step < steps; step++) {
            scene.world.step();
            assertThat(scene.complaint()).as("step %d", step).isEmpty();
        }
    }
}
