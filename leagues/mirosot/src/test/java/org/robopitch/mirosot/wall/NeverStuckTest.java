// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.wall;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.mirosot.Placement;
import org.robopitch.mirosot.Pose;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.Preset;
import org.robopitch.mirosot.parameters.Size;

class NeverStuckTest {
    private static final long SEED = 20031107;

    /** Robots are put against walls, into corners and into goals at any heading; then they want to the middle. */
    @ParameterizedTest
    @EnumSource(Preset.class)
    void aRobotAtAWallInACornerOrInAGoalCanAlwaysDriveToTheMiddle(Preset preset) {
        Random random = new Random(SEED);
        Mirosot league = Mirosot.of(Size.SMALL, preset);
        PlanarWorld world = league.newWorld();
        Placement placement = new Placement(world);
        Bodies bodies = world.bodies();
        for (int trial = 0; trial < 150; trial++) {
            placement.clearPitch();
            placement.placeBall(0, 0.5, 0, 0);
            double around = random.nextDouble() * 2 * Math.PI;
            Pose wish = trial % 3 == 0
                    ? Pose.ofAngle(0.9, (random.nextDouble() - 0.5) * 0.4, around)
                    : Pose.ofAngle(
                            2 * StrictMath.cos(around), 2 * StrictMath.sin(around), random.nextInt(8) * Math.PI / 4);
            Pose start = placement.placeRobot(0, wish, Placement.Speed.ZERO);
            world.command(0, 0, 40);
            world.command(0, 1, random.nextInt(3) * 20);
            run(world, 300);

            boolean arrived = false;
            for (int cycle = 0; cycle < 500 && !arrived; cycle++) {
                steerToTheMiddle(world);
                run(world, 16);
                arrived = StrictMath.hypot(bodies.body[0].x, bodies.body[0].y) < 0.2;
            }
            assertThat(arrived)
                    .as(
                            "seed %d, trial %d, from %s, ended at (%f, %f)",
                            SEED, trial, start, bodies.body[0].x, bodies.body[0].y)
                    .isTrue();
        }
    }

    /** It pushes a corner into the wall with one wheel, and what is left of the other's speed must not keep it there. */
    @ParameterizedTest
    @ValueSource(doubles = {-0.5, -0.05, -0.001, -1e-9, 0, 1e-9, 0.001, 0.05, 0.5})
    void aRobotOneOfWhoseWheelsStandsSlidesOutOfTheCornerOfAGoal(double other) {
        PlanarWorld world = Mirosot.of(Size.SMALL, Preset.FIRASIM).newWorld();
        Placement placement = new Placement(world);
        placement.clearPitch();
        placement.placeBall(0, 0.5, 0, 0);
        Pose start =
                placement.placeRobot(0, Pose.ofAngle(0.78787, 0.14697, Math.toRadians(-45.743)), Placement.Speed.ZERO);
        world.command(0, 0, -16.64);
        world.command(0, 1, other);

        Bodies bodies = world.bodies();
        double farthest = 0;
        for (int i = 0; i < 1000; i++) {
            world.step();
            double away = StrictMath.hypot(bodies.body[0].x - start.x(), bodies.body[0].y - start.y());
            farthest = Math.max(farthest, away);
        }
        double turned =
                Math.acos(bodies.body[0].headingX * start.headingX() + bodies.body[0].headingY * start.headingY());
        double moved = farthest + turned * bodies.body[0].reach;
        assertThat(moved).as("moved in 4 s, m").isGreaterThan(0.025);
    }

    private static void run(PlanarWorld world, int steps) {
        for (int i = 0; i < steps; i++) {
            world.step();
        }
    }

    /** Drives forwards or backwards, whichever end looks to the middle; slowly enough for any preset. */
    private static void steerToTheMiddle(PlanarWorld world) {
        Bodies bodies = world.bodies();
        double ahead = -(bodies.body[0].headingX * bodies.body[0].x + bodies.body[0].headingY * bodies.body[0].y);
        double left = bodies.body[0].headingY * bodies.body[0].x - bodies.body[0].headingX * bodies.body[0].y;
        double distance = Math.sqrt(ahead * ahead + left * left);
        int way = ahead >= 0 ? 1 : -1;
        double turn = 10 * way * left / distance;
        double speed = 15 * way * Math.max(0.2, Math.abs(ahead) / distance);
        world.command(0, 0, speed - turn);
        world.command(0, 1, speed + turn);
    }
}
