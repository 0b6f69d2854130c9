// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.tiny;

import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.world.World;

/** Bodies that go where they are told, in straight lines; the ball comes back from the walls. */
final class TinyWorld implements World {
    static final double LENGTH = 2.2;
    static final double WIDTH = 1.8;
    private static final int NUMBERS = 5;

    final int robots;
    /** x, y, heading, speed and spin of each robot, then x, y, 0, vx and vy of the ball. */
    final double[] state;

    private long steps;

    TinyWorld(int robots) {
        this.robots = robots;
        this.state = new double[NUMBERS * (robots + 1)];
    }

    int at(int body) {
        return body * NUMBERS;
    }

    @Override
    public double stepSeconds() {
        return 0.01;
    }

    @Override
    public long steps() {
        return steps;
    }

    @Override
    public void step() {
        for (int i = 0; i < robots; i++) {
            int at = at(i);
            state[at + 2] += state[at + 4] * stepSeconds();
            move(at, state[at + 3] * StrictMath.cos(state[at + 2]), state[at + 3] * StrictMath.sin(state[at + 2]));
        }
        int ball = at(robots);
        move(ball, state[ball + 3], state[ball + 4]);
        if (Math.abs(state[ball + 1]) >= WIDTH / 2) {
            state[ball + 4] = -state[ball + 4];
        }
        steps++;
    }

    private void move(int at, double vx, double vy) {
        double x = state[at] + vx * stepSeconds();
        double y = state[at + 1] + vy * stepSeconds();
        state[at] = Math.max(-LENGTH / 2, Math.min(LENGTH / 2, x));
        state[at + 1] = Math.max(-WIDTH / 2, Math.min(WIDTH / 2, y));
    }

    @Override
    public void state(StateVisitor visitor) {
        visitor.reals(state);
        steps = visitor.whole(steps);
    }

    @Override
    public int behaviourVersion() {
        return 1;
    }
}
