// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.Preset;
import org.robopitch.mirosot.parameters.Size;

class PlacementTest {

    @ParameterizedTest
    @EnumSource(Size.class)
    void everybodyStartsInTheOwnHalfWithoutTouchingAnybody(Size size) {
        for (Preset preset : Preset.values()) {
            Mirosot league = Mirosot.of(size, preset);
            PlanarWorld world = league.newWorld();

            assertNothingOverlaps(world);
            for (int robot = 0; robot < world.bodies().robots; robot++) {
                int end = robot < league.robotsPerSide() ? -1 : 1;
                assertThat(world.bodies().body[robot].x * end).isGreaterThan(0);
                assertThat(world.bodies().body[robot].headingX).isEqualTo(-end);
            }
        }
    }

    @Test
    void theTeamsStartAsEachOthersImageTurnedByHalfATurn() {
        PlanarWorld world = Mirosot.of(Size.LARGE).newWorld();
        Bodies bodies = world.bodies();

        for (int robot = 0; robot < 11; robot++) {
            assertThat(bodies.body[robot + 11].x).isEqualTo(-bodies.body[robot].x);
            assertThat(bodies.body[robot + 11].y).isEqualTo(-bodies.body[robot].y);
        }
    }

    @Test
    void aRobotComesToTheWishedPoseWhenThereIsRoom() {
        PlanarWorld world = Mirosot.of(Size.SMALL).newWorld();

        Pose place = new Placement(world).placeRobot(0, Pose.ofAngle(0.3, 0.4, 1), Placement.Speed.ZERO);

        assertThat(place.x()).isEqualTo(0.3);
        assertThat(place.y()).isEqualTo(0.4);
        assertThat(place.headingY()).isEqualTo(StrictMath.sin(1), within(1e-15));
    }

    @Test
    void aRobotWishedOntoAnotherComesToRestBesideItAndAlwaysAtTheSamePlace() {
        PlanarWorld world = Mirosot.of(Size.SMALL).newWorld();
        Bodies bodies = world.bodies();
        Placement placement = new Placement(world);

        Pose first = placement.placeRobot(0, new Pose(bodies.body[1].x, bodies.body[1].y, 1, 0), Placement.Speed.ZERO);
        placement.placeRobot(0, new Pose(0.5, 0.5, 1, 0), Placement.Speed.ZERO);
        Pose again = placement.placeRobot(0, new Pose(bodies.body[1].x, bodies.body[1].y, 1, 0), Placement.Speed.ZERO);

        assertThat(again).isEqualTo(first);
        assertThat(StrictMath.hypot(first.x() - bodies.body[1].x, first.y() - bodies.body[1].y))
                .isBetween(0.075, 0.079);
        assertNothingOverlaps(world);
    }

    @Test
    void whateverIsWishedFarOutsideComesToTheNearestWall() {
        PlanarWorld world = Mirosot.of(Size.SMALL).newWorld();
        Placement placement = new Placement(world);

        Pose robot = placement.placeRobot(0, new Pose(0.3, 50, 1, 0), Placement.Speed.ZERO);
        placement.placeBall(-0.3, -50, 1, 0);

        assertThat(robot.x()).isEqualTo(0.3, within(0.01));
        assertThat(robot.y()).isEqualTo(0.65 - 0.0375, within(0.0025));
        assertThat(world.bodies().body[world.bodies().ball].y).isEqualTo(-0.65 + 0.02135, within(0.0025));
        assertNothingOverlaps(world);
    }

    @Test
    void aRobotWishedIntoTheCornerEndsInFrontOfTheTriangle() {
        PlanarWorld world = Mirosot.of(Size.SMALL).newWorld();

        new Placement(world).placeRobot(2, new Pose(0.75, 0.65, 1, 0), Placement.Speed.ZERO);

        assertNothingOverlaps(world);
    }

    @Test
    void aRobotMayKeepItsSpeedOrLoseIt() {
        PlanarWorld world = Mirosot.of(Size.SMALL).newWorld();
        world.bodies().body[0].along = 0.7;
        Placement placement = new Placement(world);

        placement.placeRobot(0, new Pose(0.4, 0.4, 0, 1), Placement.Speed.KEPT);
        assertThat(world.bodies().body[0].along).isEqualTo(0.7);

        placement.placeRobot(0, new Pose(0.4, 0.4, 0, 1), Placement.Speed.ZERO);
        assertThat(world.bodies().body[0].along).isZero();
    }

    @Test
    void aRobotTakenOffLeavesItsPlaceToOthers() {
        PlanarWorld world = Mirosot.of(Size.SMALL).newWorld();
        Placement placement = new Placement(world);
        Pose place = new Pose(world.bodies().body[1].x, world.bodies().body[1].y, 1, 0);

        placement.takeOff(1);

        assertThat(placement.placeRobot(0, place, Placement.Speed.ZERO)).isEqualTo(place);
    }

    @Test
    void manyMoreRobotsThanTheFormationKnowsFindRoomToo() {
        MirosotParameters parameters = MirosotParameters.defaults(Size.SMALL).withRobotsPerTeam(30);

        assertNothingOverlaps(Mirosot.of(parameters).newWorld());
    }

    @Test
    void aBallAtNoNumberIsRefused() {
        Placement placement = new Placement(Mirosot.of(Size.SMALL).newWorld());

        assertThatIllegalArgumentException()
                .isThrownBy(() -> placement.placeBall(Double.NaN, 0, 0, 0))
                .withMessageContaining("ball's x");
    }

    private static void assertNothingOverlaps(PlanarWorld world) {
        Bodies bodies = world.bodies();
        for (int a = 0; a < bodies.robots; a++) {
            assertThat(world.gap(a, world.bodies().ground)).isGreaterThanOrEqualTo(0);
            for (int b = a + 1; b < bodies.robots; b++) {
                assertThat(world.gap(a, b)).isGreaterThanOrEqualTo(0);
            }
            double dx = bodies.body[bodies.ball].x - bodies.body[a].x;
            double dy = bodies.body[bodies.ball].y - bodies.body[a].y;
            double hx = bodies.body[a].headingX;
            double hy = bodies.body[a].headingY;
            assertThat(bodies.rim(a).gap(hx * dx + hy * dy, hx * dy - hy * dx)).isGreaterThanOrEqualTo(0);
        }
    }
}
