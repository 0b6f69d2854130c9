// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

import org.robopitch.humanoid.body.Part;

/** What pressed on the feet and toes in the last step, in their own frames. */
final class FootForces {
    private static final int[] FEET = {
        Part.RFOOT.ordinal(), Part.LFOOT.ordinal(), Part.RTOE.ordinal(), Part.LTOE.ordinal()
    };
    private static final int NUMBERS = 7;

    private final RobotBody[] robots;
    private final double step;

    /** Sum of the lengths of the forces, place (3), force (3); four feet a robot. */
    final double[] values;

    FootForces(RobotBody[] robots, double step) {
        this.robots = robots;
        this.step = step;
        values = new double[robots.length * FEET.length * NUMBERS];
    }

    void update(Contacts contacts, boolean[] awake) {
        for (int r = 0; r < robots.length; r++) {
            if (awake[r]) {
                int o = r * FEET.length * NUMBERS;
                java.util.Arrays.fill(values, o, o + FEET.length * NUMBERS, 0);
            }
        }
        for (int c = 0; c < contacts.count; c++) {
            add(contacts, c, contacts.first[c], contacts.firstPart[c], 1, awake);
            if (contacts.second[c] >= 0) {
                add(contacts, c, contacts.second[c], contacts.secondPart[c], -1, awake);
            }
        }
        for (int i = 0; i < values.length; i += NUMBERS) {
            // Of robots that sleep the place is a mean already.
            if (values[i] > 0 && awake[i / (FEET.length * NUMBERS)]) {
                for (int k = 1; k <= 3; k++) {
                    values[i + k] /= values[i];
                }
            }
        }
    }

    private void add(Contacts contacts, int c, int entity, int part, int sign, boolean[] awake) {
        if (entity >= robots.length || !awake[entity]) {
            return;
        }
        int foot = -1;
        for (int f = 0; f < FEET.length; f++) {
            if (FEET[f] == part) {
                foot = f;
            }
        }
        if (foot < 0) {
            return;
        }
        double fx = sign * contacts.impulse[3 * c] / step;
        double fy = sign * contacts.impulse[3 * c + 1] / step;
        double fz = sign * contacts.impulse[3 * c + 2] / step;
        double length = Math.sqrt(fx * fx + fy * fy + fz * fz);
        RobotBody robot = robots[entity];
        double px = contacts.frame[6 * c] - robot.pose[0] - robot.centre[3 * part];
        double py = contacts.frame[6 * c + 1] - robot.pose[1] - robot.centre[3 * part + 1];
        double pz = contacts.frame[6 * c + 2] - robot.pose[2] - robot.centre[3 * part + 2];
        int o = (entity * FEET.length + foot) * NUMBERS;
        double[] r = robot.rotation;
        int m = 9 * part;
        values[o] += length;
        for (int k = 0; k < 3; k++) {
            values[o + 1 + k] += length * (r[m + k] * px + r[m + 3 + k] * py + r[m + 6 + k] * pz);
            values[o + 4 + k] += r[m + k] * fx + r[m + 3 + k] * fy + r[m + 6 + k] * fz;
        }
    }

    void clear(int robot) {
        int o = robot * FEET.length * NUMBERS;
        java.util.Arrays.fill(values, o, o + FEET.length * NUMBERS, 0);
    }

    boolean read(int robot, int foot, double[] into) {
        int o = (robot * FEET.length + foot) * NUMBERS;
        System.arraycopy(values, o + 1, into, 0, 6);
        return values[o] > 0;
    }
}
