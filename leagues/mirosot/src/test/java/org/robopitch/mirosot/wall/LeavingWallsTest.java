// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.wall;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.mirosot.Placement;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.mirosot.parameters.TimingParameters;

/** Robots at walls whose wheels turn them off: nothing holds them there, however short or long the steps are. */
class LeavingWallsTest {
    private static final double HALF = 0.0375;
    private static final double WALL = 0.9;
    private static final double GOAL_LINE = 1.1;
    private static final double POST = 0.2;
    private static final double DURATION = 0.1;

    private PlanarWorld world(double step) {
        Mirosot league = Mirosot.of(Size.MIDDLE);
        PlanarWorld world = Mirosot.of(league.parameters().with("timing", new TimingParameters(step, step)))
                .newWorld();
        new Placement(world).clearPitch();
        return world;
    }

    private static MovingBody put(PlanarWorld world, double x, double y, double degrees, double along) {
        MovingBody robot = world.bodies().body[0];
        robot.present = true;
        robot.x = x;
        robot.y = y;
        robot.headingX = StrictMath.cos(StrictMath.toRadians(degrees));
        robot.headingY = StrictMath.sin(StrictMath.toRadians(degrees));
        robot.along = along;
        robot.across = 0;
        robot.spin = 0;
        world.bodiesWereMoved();
        return robot;
    }

    private static void run(PlanarWorld world, double left, double right) {
        world.command(0, 0, left);
        world.command(0, 1, right);
        for (int i = 0; i < Math.round(DURATION / world.stepSeconds()); i++) {
            world.step();
        }
    }

    /** A millimetre of its front is behind the post, and the side of the goal ends there. */
    @ParameterizedTest
    @CsvSource({"0.008, 1", "0.004, 1", "0.001, 1", "0.008, -1", "0.004, -1", "0.001, -1"})
    void aRobotThatTouchesAGoalPostWithTheEdgeOfItsFrontReverses(double step, int side) {
        PlanarWorld world = world(step);
        double behind = GOAL_LINE + 0.001 - HALF;
        MovingBody robot = put(world, side * behind, POST - HALF - 1e-6, 90 + side * 0.2, 0);

        run(world, side > 0 ? -40 : 20, side > 0 ? 20 : -40);

        assertThat(robot.y).as("it drove back").isLessThan(POST - HALF - 0.003);
    }

    /** Tilted by 10 µrad to the wall or from it, as it comes to lie there. */
    @ParameterizedTest
    @CsvSource({
        "0.008, 1, 1e-3", "0.004, 1, 1e-3", "0.001, 1, 1e-3", "0.004, 1, -1e-3", "0.001, 1, -1e-3",
        "0.008, -1, 1e-3", "0.004, -1, 1e-3", "0.001, -1, 1e-3", "0.004, -1, -1e-3", "0.001, -1, -1e-3"
    })
    void aRobotThatSlidesAlongAWallTurnsOffAtOnce(double step, int side, double tilt) {
        PlanarWorld world = world(step);
        MovingBody robot = put(world, 0, side * (WALL - HALF - 1e-6), side * tilt, 0.7);

        run(world, side > 0 ? 65 : -25, side > 0 ? -25 : 65);

        double turned = StrictMath.toDegrees(StrictMath.atan2(robot.headingY, robot.headingX));
        assertThat(-side * turned).as("degrees turned off the wall").isGreaterThan(30);
    }

    /** What the wheels do to a robot that leaves a wall does not depend on the length of the steps. */
    @ParameterizedTest
    @CsvSource({"65, -25", "40, 0", "68, 30", "30, -60"})
    void robotsLeaveAWallAlikeInLongStepsAndInShortOnes(double left, double right) {
        PlanarWorld inLongSteps = world(0.004);
        PlanarWorld inShortSteps = world(0.0005);
        MovingBody one = put(inLongSteps, 0, WALL - HALF - 1e-6, 1e-3, 0.7);
        MovingBody other = put(inShortSteps, 0, WALL - HALF - 1e-6, 1e-3, 0.7);

        run(inLongSteps, left, right);
        run(inShortSteps, left, right);

        assertThat(StrictMath.hypot(one.x - other.x, one.y - other.y))
                .as("apart after %s s, m", DURATION)
                .isLessThan(0.003);
    }
}
