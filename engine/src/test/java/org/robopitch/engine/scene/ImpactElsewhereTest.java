// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.world.CollisionSettings;
import org.robopitch.engine.world.Contact;

/** An impact cuts the step for all bodies. Those at the other end of the pitch must not notice. */
class ImpactElsewhereTest {
    private static final int STEPS = 600;

    @Test
    void anImpactAtTheOtherEndOfThePitchDoesNotChangeARobotsWay() {
        Scene quiet = driven(0);
        Scene struck = driven(1.5);

        assertThat(quiet.world.quality().impacts()).isZero();
        assertThat(struck.world.quality().impacts()).isPositive();
        assertThat(struck.bodies.body[0].x).isCloseTo(quiet.bodies.body[0].x, within(1e-9));
        assertThat(struck.bodies.body[0].y).isCloseTo(quiet.bodies.body[0].y, within(1e-9));
        assertThat(struck.bodies.body[0].headingX).isCloseTo(quiet.bodies.body[0].headingX, within(1e-9));
        assertThat(struck.bodies.body[0].along).isCloseTo(quiet.bodies.body[0].along, within(1e-9));
        assertThat(struck.bodies.body[struck.ball].x).isCloseTo(quiet.bodies.body[quiet.ball].x, within(1e-9));
        assertThat(struck.bodies.body[struck.ball].along).isCloseTo(quiet.bodies.body[quiet.ball].along, within(1e-9));
    }

    @Test
    void contactsElsewhereAreStillThereForWhoCountsThem() {
        Scene scene = Scene.of(
                Scene.MIDDLE,
                Robots.times(2, Robots.wheeled()),
                TestDrives.lagging(0.06),
                TestDrives.rolling(0.3),
                CollisionSettings.defaults());
        scene.place(0, -0.9, 0.6, Math.PI);
        scene.place(1, 0.7, 0.6, 0);
        scene.command(0, 0.6, 0);
        scene.world.bodiesWereMoved();
        for (int step = 0; step < STEPS; step++) {
            scene.world.step();
        }
        assertThat(pressesTheWall(scene)).as("robot 0 leans on the wall").isTrue();
        scene.command(1, 1.5, 0);
        long impacts = scene.world.quality().impacts();
        for (int step = 0; step < STEPS && scene.world.quality().impacts() == impacts; step++) {
            scene.world.step();
        }
        assertThat(scene.world.quality().impacts()).as("robot 1 has struck").isGreaterThan(impacts);
        assertThat(pressesTheWall(scene)).as("robot 0 still leans on the wall").isTrue();
    }

    private static boolean pressesTheWall(Scene scene) {
        for (int k = 0; k < scene.world.contacts().count; k++) {
            Contact contact = scene.world.contacts().get(k);
            if (contact.first.index == 0 && contact.impulse > 0) {
                return true;
            }
        }
        return false;
    }

    /** Robot 0 drives in a curve past a rolling ball, robot 1 far away into the wall, if it is fast enough. */
    private static Scene driven(double speed) {
        Scene scene = Scene.of(
                Scene.MIDDLE,
                Robots.times(2, Robots.wheeled()),
                TestDrives.lagging(0.06),
                TestDrives.rolling(0.3),
                CollisionSettings.defaults());
        scene.place(0, -0.5, 0, 0);
        scene.place(1, 0.9, 0.6, 0);
        scene.bodies.body[scene.ball].x = -0.5;
        scene.bodies.body[scene.ball].y = -0.5;
        scene.bodies.body[scene.ball].along = 0.4;
        scene.command(0, 0.5, 2);
        scene.command(1, speed, 0);
        scene.world.bodiesWereMoved();
        for (int step = 0; step < STEPS; step++) {
            scene.world.step();
        }
        return scene;
    }
}
