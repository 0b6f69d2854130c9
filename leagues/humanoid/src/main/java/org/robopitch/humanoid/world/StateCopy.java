// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

import org.robopitch.engine.world.Snapshot;

/** Copies the whole state of a world out and back in. */
final class StateCopy {
    private static final int PER_CONTACT = 10;

    private final RobotBody[] robots;
    private final BallBody ball;
    private final Contacts contacts;
    private final double[][] arrays;

    StateCopy(RobotBody[] robots, BallBody ball, Contacts contacts, FootForces feet) {
        this.robots = robots;
        this.ball = ball;
        this.contacts = contacts;
        arrays = new double[5 * robots.length + 4][];
        int n = 0;
        for (RobotBody robot : robots) {
            arrays[n++] = robot.pose;
            arrays[n++] = robot.speed;
            arrays[n++] = robot.partSpeed;
            arrays[n++] = robot.angle;
            arrays[n++] = robot.wanted;
        }
        arrays[n++] = ball.pose;
        arrays[n++] = ball.speed;
        arrays[n++] = ball.partSpeed;
        arrays[n] = feet.values;
    }

    Snapshot snapshot(long steps) {
        int size = PER_CONTACT * contacts.count;
        for (double[] array : arrays) {
            size += array.length;
        }
        double[] doubles = new double[size];
        long[] longs = new long[2 + robots.length + 1 + contacts.count];
        int at = 0;
        for (double[] array : arrays) {
            System.arraycopy(array, 0, doubles, at, array.length);
            at += array.length;
        }
        longs[0] = steps;
        longs[1] = contacts.count;
        for (int r = 0; r < robots.length; r++) {
            longs[2 + r] = robots[r].still ? 1 : 0;
        }
        longs[2 + robots.length] = ball.still ? 1 : 0;
        for (int c = 0; c < contacts.count; c++) {
            doubles[at] = contacts.depth[c];
            System.arraycopy(contacts.frame, 6 * c, doubles, at + 1, 6);
            System.arraycopy(contacts.impulse, 3 * c, doubles, at + 7, 3);
            at += PER_CONTACT;
            longs[3 + robots.length + c] = (contacts.first[c] & 0xFFFFL) << 48
                    | (contacts.firstPart[c] & 0xFFFFL) << 32
                    | (contacts.second[c] & 0xFFFFL) << 16
                    | (contacts.secondPart[c] & 0xFFFFL);
        }
        return new Snapshot(doubles, longs);
    }

    /** {@return the number of steps at that time} */
    long restore(Snapshot snapshot) {
        double[] doubles = snapshot.doubles();
        long[] longs = snapshot.longs();
        int at = 0;
        for (double[] array : arrays) {
            System.arraycopy(doubles, at, array, 0, array.length);
            at += array.length;
        }
        contacts.count = (int) longs[1];
        for (int r = 0; r < robots.length; r++) {
            robots[r].still = longs[2 + r] != 0;
            robots[r].updateKinematics();
        }
        ball.still = longs[2 + robots.length] != 0;
        ball.updateKinematics();
        for (int c = 0; c < contacts.count; c++) {
            contacts.depth[c] = doubles[at];
            System.arraycopy(doubles, at + 1, contacts.frame, 6 * c, 6);
            System.arraycopy(doubles, at + 7, contacts.impulse, 3 * c, 3);
            at += PER_CONTACT;
            long packed = longs[3 + robots.length + c];
            contacts.first[c] = (short) (packed >> 48);
            contacts.firstPart[c] = (short) (packed >> 32);
            contacts.second[c] = (short) (packed >> 16);
            contacts.secondPart[c] = (short) packed;
        }
        return longs[0];
    }
}
