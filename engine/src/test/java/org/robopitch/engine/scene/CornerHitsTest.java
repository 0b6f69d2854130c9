// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.scene;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.move.Drive;
import org.robopitch.engine.random.RandomStream;

/** Corner meets corner: where a separating line sees less of a distance than there is, nobody may be held. */
class CornerHitsTest {
    @Test
    void threeThousandCornersMeetAndNobodyIsHeld() {
        hit(TestDrives.sliding());
        hit(TestDrives.turning());
    }

    private static void hit(Drive drive) {
        RandomStream random = new RandomStream(2003, 0);
        Scene scene = Scene.of(
                Scene.MIDDLE, Robots.times(2, Robots.free()), drive, TestDrives.frictionless(), Scene.bouncing(1));
        scene.ball(-0.8, -0.7, 0, 0);
        int met = 0;
        for (int hit = 0; hit < 3000; hit++) {
            double turn = Math.PI / 4 + random.between(-0.4, 0.4);
            double reach = Robots.SIDE * Math.sqrt(0.5);
            scene.place(0, 0, 0, turn).move(0, 0, 0, random.between(-3, 3));
            double other = random.between(-Math.PI, Math.PI);
            double speed = random.between(0.3, 2);
            scene.place(1, 2 * reach + 0.002, random.between(-0.004, 0.004), other)
                    .move(1, -speed * StrictMath.cos(other), speed * StrictMath.sin(other), random.between(-3, 3));
            double energy = scene.bodies.kineticEnergy();
            scene.run(40);
            met += Math.abs(scene.vx(0)) > 1e-9 ? 1 : 0;
            assertThat(scene.world.heldCount()).as("held in hit %d", hit).isZero();
            assertThat(scene.bodies.kineticEnergy())
                    .as("energy after hit %d", hit)
                    .isBetween(0.99 * energy, energy * (1 + 1e-12) + 1e-11);
        }
        assertThat(met).isGreaterThan(1000);
    }
}
