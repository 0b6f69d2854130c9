// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Rim;
import org.robopitch.engine.move.Drive;
import org.robopitch.engine.move.StepMotion;

/** A robot on an endless plain, moved by a drive alone. */
final class OneRobot {
    final Bodies bodies;
    final double[] commands;
    private final Drive drive;
    private final StepMotion motion;

    OneRobot(Drive drive) {
        this.drive = drive;
        Outline box = Outline.box(0.075, 0.075);
        Body body = new Body(box, Rim.around(box, 0.02), 1, 1, 1, 0.075);
        bodies = new Bodies(List.of(body), 0.02, 0.046, drive.memoryPerRobot());
        commands = new double[drive.channels()];
        motion = new StepMotion(bodies, drive);
    }

    OneRobot command(double left, double right) {
        commands[0] = left;
        commands[1] = right;
        return this;
    }

    void run(int steps, double step) {
        for (int i = 0; i < steps; i++) {
            drive.drive(bodies, commands, step);
            motion.finishAll(step);
        }
    }

    double meanAlong() {
        return bodies.body[0].along + bodies.body[0].leadAlong;
    }

    double meanSpin() {
        return bodies.body[0].spin + bodies.body[0].leadSpin;
    }

    double along() {
        return bodies.body[0].along;
    }

    double across() {
        return bodies.body[0].across;
    }

    double spin() {
        return bodies.body[0].spin;
    }

    double x() {
        return bodies.body[0].x;
    }

    double y() {
        return bodies.body[0].y;
    }

    double angle() {
        return StrictMath.atan2(bodies.body[0].headingY, bodies.body[0].headingX);
    }
}
