// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.world.Snapshot;
import org.robopitch.humanoid.body.RobotModel;
import org.robopitch.humanoid.body.RobotType;

/** Copies the whole state of a world out and back in. */
final class StateCopy {
    private static final int DOUBLES_PER_CONTACT = 10;

    private final RobotBody[] robots;
    private final BallBody ball;
    private final Contacts contacts;
    private final List<double[]> numbers = new ArrayList<>();
    private final List<long[]> words = new ArrayList<>();

    StateCopy(RobotBody[] robots, BallBody ball, Contacts contacts) {
        this.robots = robots;
        this.ball = ball;
        this.contacts = contacts;
        for (RobotBody robot : robots) {
            numbers.add(robot.pose);
            numbers.add(robot.speed);
            numbers.add(robot.partSpeed);
            numbers.add(robot.angle);
            numbers.add(robot.wanted);
        }
        numbers.add(ball.pose);
        numbers.add(ball.speed);
        numbers.add(ball.partSpeed);
    }

    void remember(double[] array) {
        numbers.add(array);
    }

    void remember(long[] array) {
        words.add(array);
    }

    Snapshot snapshot(long steps) {
        int doubleCount = DOUBLES_PER_CONTACT * contacts.count;
        for (double[] array : numbers) {
            doubleCount += array.length;
        }
        int longCount = 3 + robots.length + contacts.count;
        for (long[] array : words) {
            longCount += array.length;
        }
        double[] doubles = new double[doubleCount];
        long[] longs = new long[longCount];
        int at = 0;
        for (double[] array : numbers) {
            System.arraycopy(array, 0, doubles, at, array.length);
            at += array.length;
        }
        int word = 0;
        longs[word++] = steps;
        longs[word++] = contacts.count;
        longs[word++] = ball.still ? 1 : 0;
        for (RobotBody robot : robots) {
            longs[word++] = (robot.still ? 1 : 0)
                    | (robot.present ? 2 : 0)
                    | (long) robot.model.type().number() << 2;
        }
        for (long[] array : words) {
            System.arraycopy(array, 0, longs, word, array.length);
            word += array.length;
        }
        for (int c = 0; c < contacts.count; c++) {
            doubles[at] = contacts.depth[c];
            System.arraycopy(contacts.frame, 6 * c, doubles, at + 1, 6);
            System.arraycopy(contacts.impulse, 3 * c, doubles, at + 7, 3);
            at += DOUBLES_PER_CONTACT;
            longs[word++] = (contacts.first[c] & 0xFFFFL) << 48
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
        int word = 0;
        long steps = longs[word++];
        contacts.count = (int) longs[word++];
        ball.still = longs[word++] != 0;
        for (RobotBody robot : robots) {
            long flags = longs[word++];
            robot.become(RobotModel.of(RobotType.of((int) (flags >> 2))));
            robot.still = (flags & 1) != 0;
            robot.present = (flags & 2) != 0;
        }
        for (long[] array : words) {
            System.arraycopy(longs, word, array, 0, array.length);
            word += array.length;
        }
        int at = 0;
        for (double[] array : numbers) {
            System.arraycopy(doubles, at, array, 0, array.length);
            at += array.length;
        }
        for (RobotBody robot : robots) {
            robot.updateKinematics();
        }
        ball.updateKinematics();
        for (int c = 0; c < contacts.count; c++) {
            contacts.depth[c] = doubles[at];
            System.arraycopy(doubles, at + 1, contacts.frame, 6 * c, 6);
            System.arraycopy(doubles, at + 7, contacts.impulse, 3 * c, 3);
            at += DOUBLES_PER_CONTACT;
            long packed = longs[word++];
            contacts.first[c] = (short) (packed >> 48);
            contacts.firstPart[c] = (short) (packed >> 32);
            contacts.second[c] = (short) (packed >> 16);
            contacts.secondPart[c] = (short) packed;
        }
        return steps;
    }
}
