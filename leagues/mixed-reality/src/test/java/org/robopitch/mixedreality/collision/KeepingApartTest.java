// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.mixedreality.parameters.CollisionParameters;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.mixedreality.parameters.TrajectoryParameters;
import org.robopitch.mixedreality.world.Scene;

class KeepingApartTest {
    private static final double FULL = 0.13043;

    @ParameterizedTest
    @EnumSource(CollisionParameters.Mode.class)
    void fiftyASideStayInTheFieldAndOutOfEachOther(CollisionParameters.Mode mode) {
        long seed = 4711;
        Random random = new Random(seed);
        MixedRealityParameters parameters =
                MixedRealityParameters.of(50).with("collisions", new CollisionParameters(mode, 0.01));
        if (mode == CollisionParameters.Mode.PUBLISHED) {
            parameters = parameters.with("trajectory", TrajectoryParameters.published());
        }
        Scene scene = new Scene(parameters);
        for (int robot = 0; robot < 100; robot++) {
            scene.robot(robot, 0.055 * (robot % 12 - 5.5), 0.05 * (robot / 12 - 4), random.nextInt(360));
        }
        for (int cycle = 0; cycle < 150; cycle++) {
            for (int robot = 0; robot < 100; robot++) {
                if (random.nextInt(10) == 0) {
                    scene.drive(robot, FULL * (2 * random.nextDouble() - 0.7), FULL * (2 * random.nextDouble() - 0.7));
                }
            }
            scene.steps(20);
            assertThat(scene.deepest())
                    .as("overlap, seed %d, cycle %d", seed, cycle)
                    .isLessThanOrEqualTo(1e-6);
            assertThat(scene.farthestOut())
                    .as("outside, seed %d, cycle %d", seed, cycle)
                    .isLessThanOrEqualTo(1e-12);
        }
    }

    @Test
    void allDrivingAtOnePlaceMakeAHeapInWhichNobodySinksIntoAnother() {
        Scene scene = new Scene(MixedRealityParameters.of(5));
        for (int robot = 0; robot < 10; robot++) {
            double angle = 36 * robot;
            scene.robot(
                    robot, 0.1 * Math.cos(Math.toRadians(angle)), 0.1 * Math.sin(Math.toRadians(angle)), angle + 180);
            scene.drive(robot, FULL, FULL);
        }
        for (int i = 0; i < 100; i++) {
            scene.steps(20);
            assertThat(scene.deepest()).isLessThanOrEqualTo(1e-6);
        }
        for (int robot = 0; robot < 10; robot++) {
            scene.drive(robot, -FULL, -FULL);
        }
        scene.steps(300);
        for (int robot = 0; robot < 10; robot++) {
            assertThat(Math.hypot(scene.bodies.body[robot].x, scene.bodies.body[robot].y))
                    .isGreaterThan(0.06);
        }
    }

    @Test
    void aCrossingPerpendicularCollisionDoesNotSinkIn() {
        Scene scene = Scene.published().robot(0, 0, -0.04, 90).robot(1, -0.04, 0, 0);
        scene.drive(0, FULL, FULL).drive(1, FULL, FULL);
        for (int i = 0; i < 2000; i++) {
            scene.steps(1);
            assertThat(scene.deepest()).isLessThanOrEqualTo(1e-6);
        }
    }

    @Test
    void aRobotStopsAtTheWallAndDrivesAwayAtOnce() {
        Scene scene =
                Scene.consistent().robot(0, 0.35, 0, 0).drive(0, FULL, FULL).steps(1000);
        double wall = 0.78181 / 2 - 0.0125;
        assertThat(scene.bodies.body[0].x).isBetween(wall - 1.4e-4, wall);
        assertThat(scene.left(0)).isZero();
        assertThat(scene.world.collisionStatus(0)).isEqualTo(Collisions.Status.WALL);
        double stood = scene.bodies.body[0].x;
        scene.drive(0, -FULL, -FULL).steps(1);
        assertThat(scene.bodies.body[0].x).isCloseTo(stood - FULL * 0.001, within(1e-12));
        assertThat(scene.world.collisionStatus(0)).isEqualTo(Collisions.Status.NONE);
    }

    @Test
    void whereverARobotStandsItCanGetAway() {
        long seed = 99;
        Random random = new Random(seed);
        for (int trial = 0; trial < 300; trial++) {
            Scene scene = Scene.consistent().robot(0, 0.3, 0.15, random.nextInt(360));
            for (int i = 0; i < 40; i++) {
                scene.drive(0, FULL * (2 * random.nextDouble() - 1), FULL * (2 * random.nextDouble() - 1));
                scene.steps(100);
            }
            // Turning first one way and then the other, it must come free to drive to the middle of the field.
            for (int i = 0; i < 400 && !near(scene); i++) {
                steerHome(scene);
                scene.steps(20);
            }
            assertThat(near(scene))
                    .as("reached the middle, seed %d, trial %d", seed, trial)
                    .isTrue();
        }
    }

    private static boolean near(Scene scene) {
        return Math.hypot(scene.bodies.body[0].x, scene.bodies.body[0].y) < 0.1;
    }

    /** Turns on the spot towards the middle, forwards or backwards, whichever is nearer, then drives. */
    private static void steerHome(Scene scene) {
        double hx = scene.bodies.body[0].headingX;
        double hy = scene.bodies.body[0].headingY;
        double along = -scene.bodies.body[0].x * hx - scene.bodies.body[0].y * hy;
        double across = -scene.bodies.body[0].y * hx + scene.bodies.body[0].x * hy;
        double direction = along >= 0 ? 1 : -1;
        if (Math.abs(across) > 0.5 * Math.abs(along)) {
            double turn = direction * Math.signum(across) * 0.05;
            scene.drive(0, -turn, turn);
        } else {
            double turn = Math.signum(across) * 0.03;
            scene.drive(0, direction * 0.09 - direction * turn, direction * 0.09 + direction * turn);
        }
    }
}
