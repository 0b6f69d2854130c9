// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.humanoid.body.RobotType;

/** Robots of all types that overlap, fall and thrash about, in the open and in a goal's net. */
class FastestJointTest {
    /** With these seeds joints turned at 20, 25 and 84 rad/s before there was a limit. */
    @ParameterizedTest
    @ValueSource(longs = {3, 4, 8})
    void noJointTurnsFasterThanItsGearsHoweverRobotsMeet(long seed) {
        Random random = new Random(seed);
        RobotType[] types = new RobotType[1 + random.nextInt(5)];
        for (int i = 0; i < types.length; i++) {
            types[i] = RobotType.of(random.nextInt(5));
        }
        HumanoidWorld world = new HumanoidWorld(HumanoidPhysics.standard(), types);
        for (int i = 0; i < types.length; i++) {
            put(world, i, seed % 4 == 0, random);
        }
        double fastest = 0;
        for (int k = 0; k < 200; k++) {
            for (int i = 0; k % 10 == 0 && i < types.length; i++) {
                for (int j = 0; j < 22; j++) {
                    if (random.nextInt(3) == 0) {
                        world.command(i, j, (random.nextDouble() * 2 - 1) * 6.14);
                    }
                }
            }
            world.step();
            for (int i = 0; i < types.length; i++) {
                for (int j = 0; j < world.model(i).joints(); j++) {
                    fastest = Math.max(fastest, Math.abs(world.speed(i, j)));
                }
            }
        }
        assertThat(fastest).isLessThan(StepProblem.FASTEST + 0.01);
        assertThat(world.counts().limitedJoints).isPositive();
        assertThat(world.counts().unconverged).isZero();
    }

    private static void put(HumanoidWorld world, int robot, boolean inTheNet, Random random) {
        double x = inTheNet ? 15.3 : 0;
        double heading = random.nextDouble() * 6.28;
        double tilt = random.nextBoolean() ? 0 : random.nextDouble() * 3;
        double ax = random.nextGaussian();
        double ay = random.nextGaussian();
        double sine = Math.sin(tilt / 2) / Math.hypot(ax, ay);
        if (random.nextBoolean()) {
            double besideX = x + random.nextGaussian() * 0.25;
            double besideY = random.nextGaussian() * 0.3 + (inTheNet ? random.nextBoolean() ? 1 : -1 : 0);
            world.beam(robot, besideX, besideY, heading);
        } else {
            double besideX = x + random.nextGaussian() * 0.25;
            double besideY = random.nextGaussian() * 0.3;
            double z = 0.35 + 0.3 * random.nextDouble();
            world.place(robot, besideX, besideY, z, Math.cos(tilt / 2), sine * ax, sine * ay, 0);
        }
        double[] velocity = {random.nextGaussian(), random.nextGaussian(), 0};
        world.throwRobot(robot, velocity, new double[] {0, 0, random.nextGaussian()});
    }
}
