// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.walk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.body.Part;
import org.robopitch.humanoid.body.RobotType;
import org.robopitch.humanoid.world.HumanoidPhysics;
import org.robopitch.humanoid.world.HumanoidWorld;
import org.robopitch.humanoid.world.PartMotion;

/** The closed form against the body of the league: a foot is where it was asked to be. */
class LegKinematicsTest {
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void footAndShankAreWhereTheyWereAskedToBe(int type) {
        HumanoidWorld world = new HumanoidWorld(HumanoidPhysics.standard(), RobotType.of(type));
        world.place(0, 0, 0, 1, 1, 0, 0, 0);
        LegKinematics legs = new LegKinematics(type);
        Random random = new Random(5);
        double[] joints = new double[6];
        PartMotion foot = new PartMotion();
        for (int n = 0; n < 100; n++) {
            boolean right = n % 2 == 0;
            double yaw = (right ? -0.5 : 0.5) * random.nextDouble();
            double pitch = 0.3 * random.nextDouble();
            double[] rotation = rotation(pitch, yaw);
            double x = 0.03 * random.nextGaussian();
            double y = 0.04 * random.nextGaussian();
            double z = -legs.length() * (0.7 + 0.14 * random.nextDouble());
            assertThat(legs.solve(right, x, y, z, rotation, joints)).isTrue();
            int first = (right ? Joint.RLJ1 : Joint.LLJ1).ordinal();
            for (int j = 0; j < 6; j++) {
                world.setJoint(0, first + j, joints[j]);
            }
            world.part(0, (right ? Part.RFOOT : Part.LFOOT).ordinal(), foot);
            // The foot's centre lies 0.03 before and 0.035 below the axis of the ankle's roll.
            double hip = right ? legs.hipX() : -legs.hipX();
            double[] centre = {x + hip, y - 0.01, z - 0.115 + 1};
            for (int k = 0; k < 3; k++) {
                centre[k] += 0.03 * rotation[3 * k + 1] - 0.035 * rotation[3 * k + 2];
                assertThat(foot.position[k]).isCloseTo(centre[k], within(1e-9));
            }
            for (int k = 0; k < 9; k++) {
                assertThat(foot.rotation[k]).isCloseTo(rotation[k], within(1e-9));
            }
        }
    }

    private static double[] rotation(double pitch, double yaw) {
        double c = Math.cos(pitch);
        double s = Math.sin(pitch);
        double cy = Math.cos(yaw);
        double sy = Math.sin(yaw);
        return new double[] {cy, -sy, 0, c * sy, c * cy, -s, s * sy, s * cy, c};
    }

    @Test
    void aFootOutOfReachIsReportedAndTheLegStretched() {
        double[] joints = new double[6];
        boolean reached = new LegKinematics(0).solve(true, 0, 0, -0.4, rotation(0, 0), joints);
        assertThat(reached).isFalse();
        assertThat(joints[3]).isCloseTo(0.04, within(0.01));
    }

    @Test
    void speedAndDirectionChangeWhileWalkingWithoutAJump() {
        WalkEngine engine = new WalkEngine(0, 0.02, WalkParameters.defaults());
        Random random = new Random(8);
        double[] last = new double[Joint.COUNT];
        for (int i = 0; i < 2000; i++) {
            if (i % 40 == 0) {
                engine.go(random.nextGaussian() * 0.4, random.nextGaussian() * 0.1, random.nextGaussian());
            }
            engine.step();
            for (int j = Joint.RLJ1.ordinal(); j <= Joint.LLJ6.ordinal(); j++) {
                double angle = engine.angle(Joint.of(j));
                assertThat(angle).isFinite();
                assertThat(i == 0 || Math.abs(angle - last[j]) < 0.6)
                        .as("joint " + j + " cycle " + i)
                        .isTrue();
                last[j] = angle;
            }
        }
    }
}
