// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Rim;
import org.robopitch.engine.move.Arc;
import org.robopitch.engine.move.Drive;

/** A robot on an endless plain, moved by a drive alone. */
final class OneRobot {
    final Bodies bodies;
    final double[] commands;
    private final Drive drive;

    OneRobot(Drive drive) {
        this.drive = drive;
        Outline box = Outline.box(0.075, 0.075);
        Body body = new Body(box, Rim.around(box, 0.02), 1, 1, 1, 0.075);
        bodies = new Bodies(List.of(body), 0.02, 0.046, drive.memoryPerRobot());
        commands = new double[drive.channels()];
    }

    OneRobot command(double left, double right) {
        commands[0] = left;
        commands[1] = right;
        return this;
    }

    void run(int steps, double step) {
        for (int i = 0; i < steps; i++) {
            drive.drive(bodies, commands, step);
            Arc.advance(bodies, 0, meanAlong(), bodies.across[0] + bodies.leadAcross[0], meanSpin(), step);
        }
    }

    double meanAlong() {
        return bodies.along[0] + bodies.leadAlong[0];
    }

    double meanSpin() {
        return bodies.spin[0] + bodies.leadSpin[0];
    }

    double along() {
        return bodies.along[0];
    }

    double across() {
        return bodies.across[0];
    }

    double spin() {
        return bodies.spin[0];
    }

    double x() {
        return bodies.x[0];
    }

    double y() {
        return bodies.y[0];
    }

    double angle() {
        return StrictMath.atan2(bodies.headingY[0], bodies.headingX[0]);
    }
}
