// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.referee;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.robopitch.humanoid.body.Part;
import org.robopitch.humanoid.body.RobotType;
import org.robopitch.humanoid.sense.PlayMode;
import org.robopitch.humanoid.world.HumanoidPhysics;
import org.robopitch.humanoid.world.HumanoidWorld;
import org.robopitch.humanoid.world.PartMotion;

/** Four robots of each side, a ball, and a referee whose events are noted. */
abstract class RefereeScene {
    final List<String> events = new ArrayList<>();
    final HumanoidWorld world = world(4);
    final HumanoidReferee referee = new HumanoidReferee(world, HumanoidRules.standard(), true);

    private static HumanoidWorld world(int perSide) {
        RobotType[] types = new RobotType[2 * perSide];
        Arrays.fill(types, RobotType.TYPE0);
        HumanoidWorld world = new HumanoidWorld(HumanoidPhysics.standard(), types);
        for (int r = 0; r < 2 * perSide; r++) {
            int number = r % perSide;
            world.beam(r, r < perSide ? -6 : 6, 2.0 * number - 3, r < perSide ? 0 : Math.PI);
        }
        return world;
    }

    final void judge() {
        world.step();
        referee.judge(0.02, (kind, side, robot, text) -> events.add(kind));
    }

    final void seconds(double time) {
        for (int i = 0; i < Math.round(time / 0.02); i++) {
            judge();
        }
    }

    final void playOn() {
        referee.order(PlayMode.PLAY_ON.ordinal(), (kind, side, robot, text) -> {});
    }

    final double x(int robot) {
        PartMotion pose = new PartMotion();
        world.part(robot, Part.TORSO.ordinal(), pose);
        return pose.position[0];
    }

    final double y(int robot) {
        PartMotion pose = new PartMotion();
        world.part(robot, Part.TORSO.ordinal(), pose);
        return pose.position[1];
    }

    final double z(int robot) {
        PartMotion pose = new PartMotion();
        world.part(robot, Part.TORSO.ordinal(), pose);
        return pose.position[2];
    }

    /** Lets a robot touch the ball: the ball is laid against its right foot. */
    final void touch(int robot) {
        PartMotion foot = new PartMotion();
        world.part(robot, Part.RFOOT.ordinal(), foot);
        double[] turn = foot.rotation;
        double[] at = foot.position;
        double ahead = 0.08 + 0.032;
        world.placeBall(at[0] + ahead * turn[1], at[1] + ahead * turn[4], 0.042, 0, 0, 0);
        judge();
    }
}
