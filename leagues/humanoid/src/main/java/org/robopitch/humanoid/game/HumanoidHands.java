// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.game;

import java.util.Arrays;
import org.robopitch.engine.match.Hands;
import org.robopitch.humanoid.world.HumanoidWorld;

/** What hands and trainers may do: put robots on their feet somewhere, place and throw the ball. */
public final class HumanoidHands implements Hands {
    private final HumanoidWorld world;

    HumanoidHands(HumanoidWorld world) {
        this.world = world;
    }

    private boolean isBall(int body) {
        return body == world.robots();
    }

    @Override
    public void place(int body, double x, double y, double heading) {
        put(body, x, y, heading, 0, 0, 0);
    }

    @Override
    public void put(int body, double x, double y, double heading, double vx, double vy, double spin) {
        if (isBall(body)) {
            world.placeBall(x, y, world.physics().ballRadius(), vx, vy, 0);
            return;
        }
        if (!world.present(body)) {
            world.join(body, world.model(body).type);
        }
        world.beam(body, x, y, heading);
        if (vx != 0 || vy != 0 || spin != 0) {
            world.throwRobot(body, new double[] {vx, vy, 0}, new double[] {0, 0, spin});
        }
    }

    @Override
    public void launch(int body, double x, double y, double height, double vx, double vy, double climb) {
        if (isBall(body)) {
            world.placeBall(x, y, height + world.physics().ballRadius(), vx, vy, climb);
        } else {
            world.shift(body, x, y);
            world.lift(body, height);
            world.throwRobot(body, new double[] {vx, vy, climb}, new double[3]);
        }
    }

    @Override
    public boolean raisesRobots() {
        return true;
    }

    @Override
    public void remove(int robot) {
        world.leave(robot);
    }

    /** A robot in a person's hands stands still: a stick has two axes, a humanoid 22 joints. */
    @Override
    public void manual(int robot, double forward, double turn, double sideways, double[] into) {
        Arrays.fill(into, 0);
    }
}
