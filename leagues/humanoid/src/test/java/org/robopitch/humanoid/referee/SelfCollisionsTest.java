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
            turn(Joint.RAJ1, -105);
            turn(Joint.RAJ4, 85);
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

    @Test
    void legsMayCross() {
        for (int i = 0; i < 60; i++) {
            world.hold(0, Joint.RLJ2.ordinal(), 6);
            world.hold(0, Joint.LLJ2.ordinal(), -6);
            judge();
        }
        assertThat(world.angle(0, Joint.RLJ2.ordinal()) - world.angle(0, Joint.LLJ2.ordinal()))
                .as("legs crossed, rad")
                .isGreaterThan(0.8);
        assertThat(events).doesNotContain("self collision");
    }
}
