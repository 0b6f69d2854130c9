// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.mirosot.Placement;
import org.robopitch.mirosot.Pose;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.CollisionParameters;
import org.robopitch.mirosot.parameters.DriveParameters;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.mirosot.parameters.TimingParameters;

/** Robots without motors whose wheels can slip, in blows and at walls. */
class SlippingRobotsTest {
    private static MirosotParameters parameters(CollisionParameters.Mode mode, DriveParameters.Grip grip) {
        MirosotParameters league = MirosotParameters.defaults(Size.MIDDLE).withRobotsPerTeam(1);
        return league.with(
                        "drive",
                        league.drive()
                                .with("model", DriveParameters.Model.DYNAMIC)
                                .with("command", DriveParameters.Command.TORQUE)
                                .with("damping", 0.0)
                                .with("grip", grip))
                .with("collisions.mode", mode)
                .with("collisions.robotRestitution", 1.0)
                .with("collisions.wallRestitution", 1.0)
                .with("collisions.restingSpeed", 0.0)
                .with("timing", TimingParameters.fine());
    }

    private static DriveParameters.Grip limited(double grip) {
        return new DriveParameters.Grip(DriveParameters.Slip.LIMITED, grip, grip);
    }

    private static PlanarWorld world(MirosotParameters parameters) {
        PlanarWorld world = Mirosot.of(parameters).newWorld();
        Placement placement = new Placement(world);
        placement.clearPitch();
        placement.placeBall(-1, -0.8, 0, 0);
        return world;
    }

    private static MovingBody place(PlanarWorld world, int robot, double x, double y, double angle) {
        new Placement(world).placeRobot(robot, Pose.ofAngle(x, y, angle), Placement.Speed.ZERO);
        return world.bodies().body[robot];
    }

    /** Equal masses change their speeds, whatever mode the league has: the ground cannot hold a wheel against a blow. */
    @ParameterizedTest
    @EnumSource(CollisionParameters.Mode.class)
    void aRobotThatSlidesSidewaysStrikesWithItsOwnMass(CollisionParameters.Mode mode) {
        PlanarWorld world = world(parameters(mode, limited(1e-4)));
        MovingBody striker = place(world, 0, 0, -0.2, 0);
        MovingBody struck = place(world, 1, 0, 0, Math.PI / 2);
        striker.across = 1;
        for (int step = 0; step < 200; step++) {
            world.step();
        }
        assertThat(striker.across).isCloseTo(0, within(1e-9));
        assertThat(struck.along).isCloseTo(1, within(1e-3));
    }

    /** Pushed sideways, it slides until friction has stopped it, 8 m/s² from 1.38 m/s on, at the speed that it says. */
    @ParameterizedTest
    @EnumSource(CollisionParameters.Mode.class)
    void aRobotThatIsStruckSidewaysMovesAtTheSpeedThatItHas(CollisionParameters.Mode mode) {
        PlanarWorld world = world(parameters(mode, limited(0.8)));
        MovingBody striker = place(world, 0, 0, -0.11, 0);
        MovingBody struck = place(world, 1, 0, 0, 0);
        striker.across = 1.5;
        double way = 0;
        for (int step = 0; step < 400; step++) {
            world.step();
            way += 0.001 * struck.across;
        }
        double arrived = 1.5 * 1.5 - 2 * 0.8 * 9.81 * 0.035;
        assertThat(struck.y).isCloseTo(arrived / (2 * 0.8 * 9.81), within(1e-3));
        assertThat(way).isCloseTo(struck.y, within(1e-3));
        assertThat(struck.across).isZero();
    }

    @Test
    void noWallRuleGivesARobotEnergy() {
        MirosotParameters corners = parameters(
                        CollisionParameters.Mode.FREE, new DriveParameters.Grip(DriveParameters.Slip.ROLLING, 0.8, 0.8))
                .with("collisions.wallRule", CollisionParameters.WallRule.CORNERS)
                .with("collisions.pivotAngle", 1.0);
        RandomStream random = new RandomStream(2007, 4);
        for (int trial = 0; trial < 100; trial++) {
            PlanarWorld world = world(corners);
            MovingBody robot = place(world, 0, random.between(-0.8, 0.8), 0.8, random.between(-Math.PI, Math.PI));
            robot.along = random.between(-2, 2);
            robot.spin = random.between(-20, 20);
            double before = world.bodies().kineticEnergy();
            for (int step = 0; step < 300; step++) {
                world.step();
                assertThat(world.bodies().kineticEnergy())
                        .as("trial %d, step %d", trial, step)
                        .isLessThanOrEqualTo(before * (1 + 1e-9));
            }
        }
    }
}
