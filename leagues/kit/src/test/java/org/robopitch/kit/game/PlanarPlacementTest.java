// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.body.Rim;
import org.robopitch.engine.move.Drive;
import org.robopitch.engine.world.CollisionSettings;
import org.robopitch.engine.world.PlanarSetup;
import org.robopitch.engine.world.PlanarWorld;

class PlanarPlacementTest {
    private static final Pitch PITCH = new Pitch(1, 0.8, 0.3, 0.1, 0);
    private static final PlanarPlacement.Ground GROUND = new PlanarPlacement.Ground(0.5, 0.4, 0.1, 0.3);

    private static PlanarWorld world(int robots) {
        Outline box = Outline.box(0.1, 0.1);
        Body robot = new Body(box, Rim.around(box, 0.02), 0.5, 0.5, 0.001, 0.08);
        Drive none = new Drive() {
            @Override
            public int channels() {
                return 1;
            }

            @Override
            public int memoryPerRobot() {
                return 0;
            }

            @Override
            public void drive(Bodies bodies, double[] commands, double step) {}
        };
        PlanarWorld world = new PlanarWorld(new PlanarSetup(
                PITCH,
                Collections.nCopies(robots, robot),
                0.02,
                0.05,
                none,
                (bodies, memory, duration) -> {},
                CollisionSettings.defaults(),
                null,
                0.001));
        for (int i = 0; i < robots; i++) {
            world.bodies().body[i].present = false;
        }
        return world;
    }

    private static PlanarPlacement placement(PlanarWorld world) {
        return new PlanarPlacement(world, GROUND, 0.002, 1e-5);
    }

    @Test
    void whereThereIsRoomABodyIsExactlyWhereItIsWished() {
        PlanarWorld world = world(2);
        placement(world).placeBall(0.4, 0.3, 0, 0, true);
        placement(world).placeRobot(0, 0.123, -0.2, 3, 4, true);

        assertThat(world.bodies().body[0].x).isEqualTo(0.123);
        assertThat(world.bodies().body[0].y).isEqualTo(-0.2);
        assertThat(world.bodies().body[0].headingX).isEqualTo(0.6);
        assertThat(world.bodies().body[0].headingY).isEqualTo(0.8);
    }

    @Test
    void elsewhereItFindsThePlaceNextToTheOthersAndNothingOverlaps() {
        PlanarWorld world = world(6);
        PlanarPlacement placement = placement(world);
        placement.placeBall(0, 0, 0, 0, true);
        for (int robot = 0; robot < 6; robot++) {
            placement.placeRobot(robot, 0, 0, 1, 0, true);
        }
        for (int body = 0; body <= 6; body++) {
            assertThat(PlanarPlacement.hasRoom(world, body, 0))
                    .as("body %d", body)
                    .isTrue();
            assertThat(Math.hypot(world.bodies().body[body].x, world.bodies().body[body].y))
                    .isLessThan(0.4);
        }
    }

    @Test
    void aWishOutsideEndsInside() {
        PlanarWorld world = world(1);
        placement(world).placeBall(7, 0, 0, 0, true);
        placement(world).placeRobot(0, -9, 9, 1, 0, true);

        assertThat(world.bodies().body[world.bodies().ball].x).isBetween(0.5, 0.6);
        assertThat(world.bodies().body[0].x).isBetween(-0.45, -0.4);
        assertThat(world.bodies().body[0].y).isBetween(0.3, 0.35);
    }

    @Test
    void whereThereIsNoRoomAtAllThatIsSaid() {
        PlanarWorld world = world(100);
        PlanarPlacement placement = new PlanarPlacement(world, GROUND, 0.02, 1e-5);
        assertThatThrownBy(() -> {
                    for (int robot = 0; robot < 100; robot++) {
                        placement.placeRobot(robot, 0, 0, 1, 0, true);
                    }
                })
                .hasMessageMatching("there is no room left on the pitch for (blue|yellow) [1-9]\\d*");
    }

    @Test
    void aRobotThatIsTakenOffStandsAndIsGone() {
        PlanarWorld world = world(1);
        PlanarPlacement placement = placement(world);
        placement.placeRobot(0, 0.2, 0.2, 1, 0, true);
        world.bodies().body[0].along = 1;
        placement.takeOff(0);

        assertThat(world.bodies().body[0].present).isFalse();
        assertThat(world.bodies().body[0].along).isZero();
    }
}
