// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.body.RobotType;
import org.robopitch.humanoid.world.HumanoidPhysics;
import org.robopitch.humanoid.world.HumanoidWorld;

/** A robot whose parts are where they cannot be. Limbs are numbered: 1 and 2 right and left arm, 3 and 4 right and left leg. */
class SelfCollisionsTest {
    private final List<String> events = new ArrayList<>();
    private final HumanoidWorld world = new HumanoidWorld(HumanoidPhysics.standard(), RobotType.TYPE0, RobotType.TYPE0);
    private final HumanoidReferee referee = new HumanoidReferee(world, HumanoidRules.standard(), true);

    private void judge() {
        world.step();
        referee.judge(0.02, (kind, side, robot, text) -> events.add(kind));
    }

    /** Turns a joint towards an angle, in degrees, unless the referee holds it. */
    private void turn(Joint joint, double degrees) {
        if (!referee.selfCollisions().frozen(0, 1)) {
            double left = Math.toRadians(degrees) - world.angle(0, joint.ordinal());
            world.command(0, joint.ordinal(), left / 0.02);
        }
    }

    @Test
    void anArmThatReachesIntoTheChestIsFrozenForASecond() {
        for (int i = 0; i < 60 && !events.contains("self collision"); i++) {
            turn(Joint.RAJ1, -75);
            turn(Joint.RAJ3, -25);
            turn(Joint.RAJ4, 60);
            judge();
        }
        assertThat(events).contains("self collision");
        assertThat(referee.selfCollisions().frozen(0, 1)).isTrue();
        assertThat(referee.selfCollisions().frozen(0, 3)).isFalse();
        assertThat(world.wantedSpeed(0, Joint.RAJ4.ordinal())).isZero();
        for (int i = 0; i < 52; i++) {
            judge();
        }
        assertThat(referee.selfCollisions().frozen(0, 1)).isFalse();
    }

    private void set(Joint joint, double degrees) {
        world.setJoint(0, joint.ordinal(), Math.toRadians(degrees));
    }

    /** Holds the right arm in the chest until something is reported; {@return after how many cycles}. */
    private int untilFrozen() {
        events.clear();
        for (int i = 1; i <= 400; i++) {
            set(Joint.RAJ1, -75);
            set(Joint.RAJ3, -25);
            set(Joint.RAJ4, 60);
            judge();
            if (events.contains("self collision")) {
                return i;
            }
        }
        return -1;
    }

    @Test
    void aLimbIsFrozenAgainOnlyAfterMoreThanThreeSeconds() {
        assertThat(untilFrozen()).isEqualTo(1);
        assertThat(untilFrozen()).as("cycles of 0.02 s").isEqualTo(151);
    }

    @Test
    void bothLimbsFreeze() {
        // The right leg bent and turned into the left one.
        set(Joint.RLJ1, -60);
        set(Joint.RLJ2, 25);
        set(Joint.RLJ3, -5);
        set(Joint.RLJ4, -105);
        judge();
        assertThat(referee.selfCollisions().frozen(0, 3)).isTrue();
        assertThat(referee.selfCollisions().frozen(0, 4)).isTrue();
        assertThat(referee.selfCollisions().frozen(0, 1)).isFalse();
    }

    @Test
    void limbsWhoseEdgesAreNearlyParallelCountAsApart() {
        // Straight legs that cross overlap by far more than the tolerance, but their long edges lie in planes that are
        // parallel.
        set(Joint.RLJ2, 25);
        set(Joint.LLJ2, -25);
        judge();
        assertThat(events).doesNotContain("self collision");
    }
}
