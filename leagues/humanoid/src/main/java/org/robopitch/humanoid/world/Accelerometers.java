// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

/** What the torsos' accelerometers read: sampled before each step from the velocity now and one step before. */
final class Accelerometers {
    private static final int NUMBERS = 6;

    private final RobotBody[] robots;
    private final double step;
    private final double gravity;

    /** Velocity at the last sample (3), reading (3); for each robot. */
    final double[] values;

    Accelerometers(RobotBody[] robots, double step, double gravity) {
        this.robots = robots;
        this.step = step;
        this.gravity = gravity;
        values = new double[NUMBERS * robots.length];
    }

    void sample() {
        for (int r = 0; r < robots.length; r++) {
            if (robots[r].present) {
                sample(r);
            }
        }
    }

    private void sample(int r) {
        double[] v = robots[r].speed;
        int o = NUMBERS * r;
        double x = (v[3] - values[o]) / step;
        double y = (v[4] - values[o + 1]) / step;
        double z = (v[5] - values[o + 2]) / step + gravity;
        System.arraycopy(v, 3, values, o, 3);
        double[] turn = robots[r].rotation;
        for (int k = 0; k < 3; k++) {
            values[o + 3 + k] = turn[k] * x + turn[3 + k] * y + turn[6 + k] * z;
        }
    }

    /** Forgets the velocity before: the robot was put where it is. */
    void rest(int r) {
        System.arraycopy(robots[r].speed, 3, values, NUMBERS * r, 3);
        sample(r);
    }

    void read(int robot, double[] into) {
        System.arraycopy(values, NUMBERS * robot + 3, into, 0, 3);
    }
}
