// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.mixedreality.world.Scene;

class GoToTest {
    @ParameterizedTest
    @ValueSource(ints = {0, 30, 60, 90, 120, 180, 225, 300})
    void aRobotReachesAPointAnywhereAroundIt(int degrees) {
        Scene scene = Scene.consistent().robot(0, 0, 0, 20);
        double x = 0.15 * Math.cos(Math.toRadians(degrees));
        double y = 0.15 * Math.sin(Math.toRadians(degrees));
        double[] wheels = new double[2];
        for (int cycle = 0; cycle < 250; cycle++) {
            double dx = x - scene.bodies.body[0].x;
            double dy = y - scene.bodies.body[0].y;
            double angle = Math.IEEEremainder(Math.atan2(dy, dx) - Math.toRadians(scene.heading(0)), 2 * Math.PI);
            GoTo.wheels(Math.hypot(dx, dy), angle, wheels);
            scene.drive(0, wheels[0], wheels[1]).steps(20);
        }
        assertThat(Math.hypot(x - scene.bodies.body[0].x, y - scene.bodies.body[0].y))
                .isLessThan(2 * GoTo.ARRIVED);
    }
}
