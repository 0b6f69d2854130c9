// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.scene.Robots;
import org.robopitch.engine.scene.Scene;
import org.robopitch.engine.scene.TestDrives;

/** What stages show and teams see of a planar world. */
class PlanarSightTest {
    private final Scene scene = Scene.of(Scene.SMALL, Robots.times(2, Robots.free()), TestDrives.coasting());
    private final PlanarSight sight = new PlanarSight(scene.bodies, 1, robot -> scene.bodies.body[robot].present);

    @Test
    void aBodyIsReadInTheWorldsFrame() {
        scene.place(0, 0.2, -0.1, Math.PI / 2);
        scene.bodies.body[0].along = 0.5;
        scene.bodies.body[0].across = 0.25;
        scene.bodies.body[0].spin = 3;
        BodyPose pose = new BodyPose();
        sight.read(0, 0.01, -0.02, pose);
        assertThat(pose.x).isEqualTo(0.2);
        assertThat(pose.y).isEqualTo(-0.1);
        assertThat(pose.vx).as("across is to the left of north").isCloseTo(-0.25, within(1e-15));
        assertThat(pose.vy).isCloseTo(0.5, within(1e-15));
        assertThat(pose.z).isEqualTo(0.01);
        assertThat(pose.vz).isEqualTo(-0.02);
        assertThat(pose.spin).isEqualTo(3);
    }

    @Test
    void theSideThatAttacksTheOtherWaySeesTheWorldTurnedByHalfATurn() {
        scene.place(0, 0.2, -0.1, 0);
        scene.place(1, -0.3, 0.1, Math.PI);
        scene.bodies.body[1].along = 0.5;
        scene.ball(0.1, 0.05, 0.3, -0.4);
        Observation seen = new Observation(1);
        sight.observe(Side.YELLOW, -1, 0, 0, seen);
        assertThat(seen.own(0).x()).isEqualTo(0.3);
        assertThat(seen.own(0).y()).isEqualTo(-0.1);
        assertThat(seen.own(0).vx()).isCloseTo(0.5, within(1e-15));
        assertThat(seen.opponent(0).heading())
                .as("straight back is π and never −π")
                .isEqualTo(Math.PI);
        assertThat(seen.ball().x()).isEqualTo(-0.1);
        assertThat(seen.ball().vy()).isEqualTo(0.4);
    }

    @Test
    void aRobotThatCannotBeSeenIsHidden() {
        scene.bodies.body[1].present = false;
        Observation seen = new Observation(1);
        sight.observe(Side.BLUE, 1, 0, 0, seen);
        assertThat(seen.own(0).visible()).isTrue();
        assertThat(seen.opponent(0).visible()).isFalse();
    }
}
