// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.game;

import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.match.Side;
import org.robopitch.humanoid.world.HumanoidWorld;
import org.robopitch.humanoid.world.PartPose;

/** Robots and ball as a camera above the field would see them: for coaches and tests; players have their own senses. */
final class SeenFromAbove {
    private final HumanoidWorld world;
    private final int perSide;
    private final PartPose torso = new PartPose();

    SeenFromAbove(HumanoidWorld world, int perSide) {
        this.world = world;
        this.perSide = perSide;
    }

    void observe(Side side, Observation into) {
        int sign = side == Side.BLUE ? 1 : -1;
        int own = side == Side.BLUE ? 0 : perSide;
        for (int i = 0; i < perSide; i++) {
            robot(own + i, sign, into.own(i));
            robot(perSide - own + i, sign, into.opponent(i));
        }
        into.ball()
                .set(
                        sign * world.ball(0),
                        sign * world.ball(1),
                        world.ball(2) - world.physics().ballRadius(),
                        sign * world.ballSpeed(0),
                        sign * world.ballSpeed(1),
                        world.ballSpeed(2));
    }

    private void robot(int robot, int sign, RobotView into) {
        if (!world.present(robot)) {
            into.hide();
            return;
        }
        world.part(robot, 0, torso);
        double heading = sign > 0 ? torso.heading() : torso.heading() + Math.PI;
        into.set(
                sign * torso.position()[0],
                sign * torso.position()[1],
                StrictMath.IEEEremainder(heading, 2 * Math.PI),
                sign * torso.velocity()[0],
                sign * torso.velocity()[1],
                torso.spin()[2]);
    }
}
