// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.humanoid.body.RobotModel;
import org.robopitch.humanoid.body.RobotType;

class StandingTest {
    private static void run(HumanoidWorld world, int steps) {
        for (int i = 0; i < steps; i++) {
            world.step();
        }
    }

    @Test
    void eachFootOfAStandingRobotCarriesHalfItsWeight() {
        HumanoidWorld world = new HumanoidWorld(HumanoidPhysics.standard(), RobotType.TYPE0);
        run(world, 100);
        double[] foot = new double[6];
        for (int f = 0; f < 2; f++) {
            assertThat(world.footForce(0, f, foot)).isTrue();
            assertThat(foot[5]).isCloseTo(22.60, within(0.05));
            assertThat(foot[2]).isCloseTo(-0.01, within(1e-3));
        }
    }

    @ParameterizedTest
    @EnumSource(RobotType.class)
    void everyTypeStandsForAMinuteWithoutDrifting(RobotType type) {
        HumanoidWorld world = new HumanoidWorld(HumanoidPhysics.standard().with("sleeping", false), type);
        run(world, 150);
        PartMotion before = new PartMotion();
        PartMotion after = new PartMotion();
        world.part(0, 0, before);
        run(world, 2850);
        world.part(0, 0, after);
        for (int k = 0; k < 3; k++) {
            assertThat(after.position[k]).isCloseTo(before.position[k], within(1e-4));
        }
        assertThat(after.upright()).isGreaterThan(0.9999);
        double[] foot = new double[6];
        double weight = 0;
        for (int f = 0; f < 4; f++) {
            weight += world.footForce(0, f, foot) ? foot[5] : 0;
        }
        assertThat(weight).isCloseTo(RobotModel.of(type).totalMass() * 9.81, within(0.1));
    }

    @Test
    void theRobotHasTheMassAndHeightOfTheRealOne() {
        assertThat(RobotModel.of(RobotType.TYPE0).totalMass()).isCloseTo(4.607, within(1e-3));
        HumanoidWorld world = new HumanoidWorld(HumanoidPhysics.standard(), RobotType.TYPE0);
        run(world, 100);
        PartMotion torso = new PartMotion();
        world.part(0, 0, torso);
        assertThat(torso.position[2]).isCloseTo(0.384, within(5e-4));
    }
}
