// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robopitch.engine.body.Pitch;

/** Goals that stand free on the pitch can be driven around: their sides and nets have an outside, too. */
class FreeGoalTest {
    private static final Pitch FREE_GOALS = new Pitch(4, 3, 1, 0.6, 0, 1);

    @ParameterizedTest
    @CsvSource({
        "2.3, 0.9, 0",
        "2.3, -0.9, 0",
        "2.3, 1.6, 0",
        "-2.3, 0.9, 3.14159",
        "-2.3, -2.2, 3.14159",
        "2.8, 0, 1.5708"
    })
    void whoIsBesideOrBehindAGoalTouchesNothing(double x, double y, double heading) {
        Scene scene = Scene.of(FREE_GOALS, Robots.times(1, Robots.free()), TestDrives.lagging(0.001));
        scene.place(0, x, y, heading).ball(0, 0, 0, 0);
        scene.command(0, 0.5, 0);
        for (int step = 0; step < 200; step++) {
            scene.world.step();
            assertThat(scene.world.contacts().count)
                    .as("contacts in step %d", step)
                    .isZero();
        }
        double way = Math.hypot(scene.bodies.body[0].x - x, scene.bodies.body[0].y - y);
        assertThat(way).isCloseTo(200 * scene.world.stepSeconds() * 0.5, within(0.002));
        assertThat(scene.world.heldCount()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"2.3, 0.9, -1.5708, 0.5", "-2.3, -0.9, 1.5708, 0.5", "2.9, 0.1, 3.14159, 2.6"})
    void whoDrivesAgainstItFromOutsideStopsThere(double x, double y, double heading, double face) {
        Scene scene = Scene.of(FREE_GOALS, Robots.times(1, Robots.free()), TestDrives.lagging(0.001));
        scene.place(0, x, y, heading).ball(0, 0, 0, 0);
        scene.command(0, 0.8, 0);
        scene.run(2000);
        double nearest =
                (Math.abs(x) > 2.6 ? Math.abs(scene.bodies.body[0].x) : Math.abs(scene.bodies.body[0].y)) - face;
        assertThat(nearest).isCloseTo(Pitch.FRAME + Robots.SIDE / 2, within(1e-4));
    }

    @ParameterizedTest
    @CsvSource({"1, 0.9, 0", "-1, 0.8, 3.14159", "1, -1.4, 0", "-1, -2.2, 3.14159"})
    void whoDrivesPastAGoalReachesTheFence(double x, double y, double heading) {
        Scene scene = Scene.of(FREE_GOALS, Robots.times(1, Robots.free()), TestDrives.lagging(0.001));
        scene.place(0, x, y, heading).ball(0, 0, 0, 0);
        scene.command(0, 0.8, 0);
        scene.run(4000);
        assertThat(Math.abs(scene.bodies.body[0].x)).isCloseTo(3 - Robots.SIDE / 2, within(1e-4));
    }
}
