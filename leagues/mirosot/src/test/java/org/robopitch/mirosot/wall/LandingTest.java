// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.wall;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.mirosot.Placement;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.mirosot.parameters.TimingParameters;

/** A robot that drives into a wall meets it with one corner, turns about it, and lands on the other (Klančar 2007, fig. 4). */
class LandingTest {
    private static final double HALF = 0.0375;
    private static final double WALL = 0.9;

    private static PlanarWorld world(double step, double wallRestitution) {
        MirosotParameters parameters = MirosotParameters.defaults(Size.MIDDLE)
                .with("collisions.wallRestitution", wallRestitution)
                .with("timing", new TimingParameters(step, step));
        PlanarWorld world = Mirosot.of(parameters).newWorld();
        new Placement(world).clearPitch();
        world.bodies().body[world.bodies().ball].present = false;
        return world;
    }

    private static MovingBody put(PlanarWorld world, double y, double degrees, double along) {
        MovingBody robot = world.bodies().body[0];
        robot.present = true;
        robot.x = 0;
        robot.y = y;
        robot.headingX = StrictMath.cos(StrictMath.toRadians(degrees));
        robot.headingY = StrictMath.sin(StrictMath.toRadians(degrees));
        robot.along = along;
        robot.across = 0;
        robot.skidding = false;
        world.bodiesWereMoved();
        return robot;
    }

    private static void run(PlanarWorld world, double duration) {
        for (int i = 0; i < Math.round(duration / world.stepSeconds()); i++) {
            world.step();
        }
    }

    private static void command(PlanarWorld world, double left, double right) {
        world.command(0, 0, left);
        world.command(0, 1, right);
    }

    @ParameterizedTest
    @CsvSource({"0.008, 80", "0.004, 80", "0.004, 100", "0.004, 60", "0.001, 80", "0.001, 115"})
    void itStopsFlushWithoutASecondImpact(double step, double degrees) {
        PlanarWorld world = world(step, 0);
        MovingBody robot = put(world, WALL - 0.07, degrees, 0.5);
        command(world, 25, 25);

        run(world, 0.8);

        assertThat(world.quality().impacts()).isEqualTo(1);
        assertThat(robot.headingX).as("across the wall").isCloseTo(0, within(1e-5));
        assertThat(WALL - HALF - robot.y).as("gap").isBetween(-1e-6, 2e-5);
        assertThat(Math.abs(robot.along) + Math.abs(robot.spin)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"80, 25, 25", "60, 25, 25", "100, 30, 20", "65, 10, 30", "50, 40, 40"})
    void itLandsInTheSamePlaceInLongStepsAndInShortOnes(double degrees, double left, double right) {
        PlanarWorld inLongSteps = world(0.004, 0);
        PlanarWorld inShortSteps = world(0.0002, 0);
        MovingBody one = put(inLongSteps, WALL - 0.07, degrees, 0.5);
        MovingBody other = put(inShortSteps, WALL - 0.07, degrees, 0.5);
        command(inLongSteps, left, right);
        command(inShortSteps, left, right);

        for (int tenth = 0; tenth < 8; tenth++) {
            run(inLongSteps, 0.1);
            run(inShortSteps, 0.1);
            assertThat(StrictMath.hypot(one.x - other.x, one.y - other.y))
                    .as("apart after %d tenths of a second, m", tenth + 1)
                    .isLessThan(2e-4);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.3, 0.6, 1})
    void whereWallsBounceTheSecondCornerStrikesToo(double wallRestitution) {
        PlanarWorld world = world(0.004, wallRestitution);
        put(world, WALL - 0.07, 80, 0.5);
        command(world, 25, 25);

        run(world, 0.8);

        assertThat(world.quality().impacts()).isGreaterThan(1);
    }

    /** Its corners run along arcs, which are worked out here; those that would end in the wall touch it in this step. */
    @ParameterizedTest
    @ValueSource(doubles = {0.001, 0.004, 0.008})
    void aRobotNearAWallTouchesItIfACornerReachesItAndElseMovesAsIfItWereNotThere(double step) {
        RandomStream random = new RandomStream(14, 1);
        PlanarWorld besideWall = world(step, 0);
        PlanarWorld inTheOpen = world(step, 0);
        int touched = 0;
        int near = 0;
        for (int trial = 0; trial < 4000; trial++) {
            double degrees = random.between(-180, 180);
            double along = random.between(-1, 1);
            double spin = random.between(-15, 15);
            double left = random.between(-60, 60);
            double right = random.between(-60, 60);
            double gap = random.between(3e-5, 2 * step);
            MovingBody free = put(inTheOpen, 0, degrees, along);
            MovingBody robot = put(besideWall, WALL - gap - top(free), degrees, along);
            free.spin = spin;
            robot.spin = spin;
            double before = robot.y;
            command(besideWall, left, right);
            command(inTheOpen, left, right);

            besideWall.step();
            inTheOpen.step();

            double depth = before + free.y + top(free) - WALL;
            assertThat(top(robot) + robot.y - WALL)
                    .as("overlap in trial %d", trial)
                    .isLessThan(1e-4);
            if (depth > 1e-6) {
                assertThat(robot.touchedInStep)
                        .as("trial %d, %s m deep", trial, depth)
                        .isTrue();
                touched++;
            } else if (depth < -5e-5 && !robot.touchedInStep) {
                assertThat(robot.x).isCloseTo(free.x, within(1e-12));
                assertThat(robot.y - before).isCloseTo(free.y, within(1e-12));
                near++;
            }
        }
        assertThat(touched).isGreaterThan(300);
        assertThat(near).isGreaterThan(300);
    }

    /** How far the highest corner is above the middle, m. */
    private static double top(MovingBody robot) {
        return HALF * (Math.abs(robot.headingX) + Math.abs(robot.headingY));
    }
}
