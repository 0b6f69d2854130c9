// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.body.Pitch;

/** A robot in a corner, where it touches both walls. */
class CornerTest {
    private static final double SIDE = 2;
    private static final double TURN = 5;
    private static final double SECONDS = 2;

    /**
     * Turning needs room at both walls. Where the robot's heading leads away from one wall and towards the other, wheels that held
     * it across the heading in any case would keep it there.
     */
    @ParameterizedTest
    @ValueSource(doubles = {TURN, -TURN})
    void aRobotOnWheelsTurnsThereAtAnyHeading(double turn) {
        for (int degrees = -177; degrees < 180; degrees += 5) {
            double angle = Math.toRadians(degrees);
            Scene scene = Scene.of(new Pitch(SIDE, SIDE, 0, 0, 0), List.of(Robots.wheeled()), TestDrives.lagging(0.05));
            scene.bodies.body[scene.ball].present = false;
            double reach = 0.5 * Robots.SIDE * (Math.abs(StrictMath.cos(angle)) + Math.abs(StrictMath.sin(angle)));
            scene.place(0, SIDE / 2 - reach, SIDE / 2 - reach, angle).command(0, 0, turn);
            assertThat(angleTurned(scene)).as("from %d°", degrees).isGreaterThan(0.5 * TURN * SECONDS);
            assertThat(scene.complaint()).isEmpty();
        }
    }

    private static double angleTurned(Scene scene) {
        MovingBody robot = scene.bodies.body[0];
        double angle = 0;
        for (int step = 0; step * scene.world.stepSeconds() < SECONDS; step++) {
            scene.world.step();
            angle += Math.abs(robot.spin) * scene.world.stepSeconds();
        }
        return angle;
    }
}
