// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VirtualBallTest {
    private static double x(Scene scene) {
        return scene.bodies.body[scene.bodies.ball].x;
    }

    private static double y(Scene scene) {
        return scene.bodies.body[scene.bodies.ball].y;
    }

    private static double speed(Scene scene) {
        return Math.hypot(scene.bodies.body[scene.bodies.ball].along, scene.bodies.body[scene.bodies.ball].across);
    }

    @Test
    void aRollingBallComesToRestWhereConstantDecelerationSays() {
        // v²/2a = 0.09/0.3 = 0.3 m along (3, 4)/5: not a whole number of steps, 2.0001 s.
        Scene scene = Scene.consistent().ball(-0.1, -0.12, 0.18003, 0.24004).steps(3000);
        double far = 0.30005 * 0.30005 / 0.3;
        assertThat(x(scene)).isCloseTo(-0.1 + 0.6 * far, within(1e-9));
        assertThat(y(scene)).isCloseTo(-0.12 + 0.8 * far, within(1e-9));
        assertThat(speed(scene)).isZero();
    }

    @Test
    void theSideLineGivesBackItsShare() {
        // 0.0337375 m to go to the wall at 0.3 m/s; it comes back with 0.6 of its speed there.
        Scene scene = Scene.consistent().ball(0, 0.2, 0, 0.3).steps(400);
        double there = Math.sqrt(0.09 - 2 * 0.15 * 0.0337375);
        double back = 0.6 * there;
        assertThat(y(scene)).isLessThan(0.2337375);
        double gone = 0.2337375 - y(scene);
        assertThat(speed(scene)).isCloseTo(Math.sqrt(back * back - 0.3 * gone), within(1e-3));
    }

    @ParameterizedTest
    @CsvSource({"0.0345,true", "0.03451,false"})
    void aKickReachesAsFarAsThePageSays(double distance, boolean reached) {
        Scene scene = Scene.consistent().robot(0, 0, 0, 90).ball(0, distance, 0, 0);
        scene.world.kick(0, 0.5, Math.toRadians(90));
        scene.steps(1);
        // Half the force, to the left of a robot that looks up: towards negative x.
        assertThat(speed(scene)).isCloseTo(reached ? 0.225 - 0.00015 : 0, within(1e-12));
        assertThat(x(scene) < 0).isEqualTo(reached);
        assertThat(scene.world.lastTouch()).isEqualTo(reached ? 0 : -1);
        scene.steps(10);
        assertThat(speed(scene)).as("one kick per command").isLessThan(0.225);
    }

    @Test
    void aRobotPushesTheBallAheadOfIt() {
        Scene scene = Scene.consistent()
                .robot(0, -0.1, 0, 0)
                .ball(-0.05, 0, 0, 0)
                .drive(0, 0.09748, 0.09748)
                .steps(2000);
        assertThat(x(scene) - scene.bodies.body[0].x).isGreaterThan(0.0225 - 1e-9);
        assertThat(x(scene)).isGreaterThan(0.09);
        assertThat(scene.world.lastTouch()).isZero();
    }

    @Test
    void aBallSqueezedAgainstTheWallStaysInTheField() {
        Scene scene =
                Scene.consistent().robot(0, 0, 0.18, 90).ball(0, 0.23, 0, 0).drive(0, 0.13043, 0.13043);
        for (int i = 0; i < 2000; i++) {
            scene.steps(1);
            assertThat(Math.abs(y(scene))).isLessThanOrEqualTo(0.487475 / 2 - 0.01 + 1e-12);
        }
    }

    @Test
    void aPostTurnsTheBallBack() {
        Scene scene = Scene.consistent().ball(0.3, 0.079, 0.4, 0).steps(400);
        assertThat(scene.bodies.body[scene.bodies.ball].along).isNegative();
        Scene goal = Scene.consistent().ball(0.3, 0.06, 0.4, 0).steps(300);
        assertThat(x(goal)).isGreaterThan(0.78181 / 2 + 0.01);
    }
}
