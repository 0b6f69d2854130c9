// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.body.RobotType;

/** Joints that are driven against their stops, as other teams' key frames do. */
class JointStopTest {
    private static final int PRESSED = 100;

    private final HumanoidWorld world = new HumanoidWorld(HumanoidPhysics.standard(), RobotType.TYPE0);

    private void command(Joint joint, double speed, int cycles) {
        for (int i = 0; i < cycles; i++) {
            world.command(0, joint.ordinal(), speed);
            world.step();
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Joint.class,
            names = {"RLJ4", "RLJ1", "LAJ4", "RAJ2", "HJ2"})
    void aJointThatIsPressedAgainstItsStopTurnsBackOnCommand(Joint joint) {
        world.beam(0, 0, 0, 0);
        double low = world.model(0).low[joint.ordinal()];
        double high = world.model(0).high[joint.ordinal()];
        double into = high < -low ? 1 : -1;
        double stop = into > 0 ? high : low;
        for (int i = 0; i < PRESSED; i++) {
            command(joint, (stop - world.angle(0, joint.ordinal())) / 0.02, 1);
        }
        assertThat(Math.abs(world.angle(0, joint.ordinal()) - stop))
                .as("how far it rests from its stop, rad")
                .isLessThan(0.01);
        command(joint, -3 * into, 5);
        assertThat(into * (stop - world.angle(0, joint.ordinal())))
                .as("how far it has turned back, rad")
                .isGreaterThan(0.15);
    }

    @ParameterizedTest
    @EnumSource(
            value = Joint.class,
            names = {"RLJ4", "HJ2"})
    void aJointBeyondItsStopTakesNoCommand(Joint joint) {
        world.beam(0, 0, 0, 0);
        double high = world.model(0).high[joint.ordinal()];
        int cycles = 0;
        while (world.angle(0, joint.ordinal()) < high + 1e-3) {
            command(joint, 6, 1);
            assertThat(cycles++).isLessThan(PRESSED);
        }
        world.command(0, joint.ordinal(), -1);
        assertThat(world.wantedSpeed(0, joint.ordinal())).isEqualTo(6);
    }
}
