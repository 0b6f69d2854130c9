// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.humanoid.body.RobotModel;
import org.robopitch.humanoid.body.RobotType;

/** The whole state of a world. */
final class StateCopy {
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

    /** Visits everything, and returns the number of steps to continue with. */
    long visit(StateVisitor visitor, long steps) {
        long newSteps = visitor.whole(steps);
        contacts.count = visitor.whole(contacts.count);
        ball.still = visitor.flag(ball.still);
        for (RobotBody robot : robots) {
            visit(visitor, robot);
        }
        words.forEach(visitor::wholes);
        numbers.forEach(visitor::reals);
        if (visitor.restoring()) {
            for (RobotBody robot : robots) {
                robot.updateKinematics();
            }
            ball.updateKinematics();
        }
        for (int c = 0; c < contacts.count; c++) {
            visit(visitor, c);
        }
        return newSteps;
    }

    private static void visit(StateVisitor visitor, RobotBody robot) {
        long flags = visitor.whole(
                (robot.still ? 1L : 0L) | (robot.present ? 2L : 0L) | (long) robot.model.type.number() << 2);
        if (visitor.restoring()) {
            robot.become(RobotModel.of(RobotType.of((int) (flags >> 2))));
            robot.still = (flags & 1) != 0;
            robot.present = (flags & 2) != 0;
        }
    }

    private void visit(StateVisitor visitor, int c) {
        contacts.depth[c] = visitor.real(contacts.depth[c]);
        for (int i = 6 * c; i < 6 * c + 6; i++) {
            contacts.frame[i] = visitor.real(contacts.frame[i]);
        }
        for (int i = 3 * c; i < 3 * c + 3; i++) {
            contacts.impulse[i] = visitor.real(contacts.impulse[i]);
        }
        long packed = visitor.whole((contacts.first[c] & 0xFFFFL) << 48
                | (contacts.firstPart[c] & 0xFFFFL) << 32
                | (contacts.second[c] & 0xFFFFL) << 16
                | (contacts.secondPart[c] & 0xFFFFL));
        contacts.first[c] = (short) (packed >> 48);
        contacts.firstPart[c] = (short) (packed >> 32);
        contacts.second[c] = (short) (packed >> 16);
        contacts.secondPart[c] = (short) packed;
    }
}
