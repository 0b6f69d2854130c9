// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Rim;
import org.robopitch.engine.move.Drive;
import org.robopitch.engine.move.StepMotion;
import org.robopitch.mirosot.drive.Drives.FirstOrderDrive;
import org.robopitch.mirosot.drive.Drives.SidewaysGrip;
import org.robopitch.mirosot.drive.SlippingDrive.Wheels;

/** A robot that spins while it slides on ice flies straight on, and gains nothing by turning. */
class TurningTest {
    private static final double ICE = 1e-9;

    @Test
    void aSpinningRobotWithoutGripKeepsItsSpeedAndDirection() {
        Drive drive = new SlippingDrive(new Wheels.Kinematic(0.02, 0, 100), 0.03, 0.6, 5e-4, ICE, ICE);
        Bodies bodies = fly(drive, 0.001, 1000);
        assertThat(Math.hypot(bodies.body[0].along, bodies.body[0].across)).isCloseTo(0.5, within(1e-6));
        assertThat(bodies.body[0].x).isCloseTo(0.5, within(1e-4));
        assertThat(bodies.body[0].y).isCloseTo(0, within(1e-4));
    }

    @Test
    void freeFlightIsStraightHoweverLongAStepIs() {
        assertThat(errorOfFreeFlight(0.004)).isLessThan(1e-8);
        assertThat(errorOfFreeFlight(0.001)).isLessThan(1e-8);
    }

    private static double errorOfFreeFlight(double step) {
        Drive drive = new SlippingDrive(new Wheels.Kinematic(0.02, 0, 100), 0.03, 0.6, 5e-4, ICE, ICE);
        Bodies bodies = fly(drive, step, (int) Math.rint(0.5 / step));
        return Math.hypot(bodies.body[0].x - 0.25, bodies.body[0].y);
    }

    @Test
    void aRobotOfFreeCollisionsThatSlidesKeepsItsEnergy() {
        Drive drive = new FirstOrderDrive(0.02, 0.06, 1e12, new SidewaysGrip(1e-9));
        Bodies bodies = fly(drive, 0.001, 1000);
        assertThat(Math.hypot(bodies.body[0].along, bodies.body[0].across)).isCloseTo(0.5, within(1e-6));
        assertThat(bodies.body[0].x).isCloseTo(0.5, within(1e-4));
        assertThat(bodies.body[0].y).isCloseTo(0, within(1e-4));
    }

    /** Half a metre a second along x, heading askew, at 30 rad/s. */
    private static Bodies fly(Drive drive, double step, int steps) {
        Outline outline = Outline.box(0.075, 0.075);
        Body body = new Body(outline, Rim.around(outline, 0.02), 0.6, 0.6, 5e-4, 0.075);
        Bodies bodies = new Bodies(List.of(body), 0.02, 0.046, drive.memoryPerRobot());
        bodies.body[0].headingX = 0.6;
        bodies.body[0].headingY = 0.8;
        bodies.body[0].along = 0.3;
        bodies.body[0].across = -0.4;
        bodies.body[0].spin = 30;
        double[] commands = {0, 0};
        StepMotion motion = new StepMotion(bodies, drive);
        for (int i = 0; i < steps; i++) {
            bodies.body[0].spin = 30;
            drive.drive(bodies, commands, step);
            motion.finishAll(step);
        }
        return bodies;
    }
}
