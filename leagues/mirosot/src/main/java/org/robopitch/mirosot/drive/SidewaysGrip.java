// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.move.Trigonometry;

/**
 * How the wheels take off sideways motion, which a collision between free bodies gives a robot though its wheels cannot
 * roll that way.
 *
 * @param deceleration m/s²; infinite if the wheels never slip sideways
 */
public record SidewaysGrip(double deceleration) {
    /** Wheels that never slip sideways. */
    public static final SidewaysGrip PERFECT = new SidewaysGrip(Double.POSITIVE_INFINITY);

    /** Refuses a deceleration that is not positive. */
    public SidewaysGrip {
        if (!(deceleration > 0)) {
            throw new IllegalArgumentException("sideways grip must be positive, but is " + deceleration + " m/s²");
        }
    }

    /**
     * Begins a step: seen from a robot that turns while it slides, its velocity turns the other way. Nothing is gained or
     * lost by that. A robot that rolls is held in its curve.
     *
     * @return by how much the speed along the heading fell, m/s
     */
    double turn(MovingBody robot, double step) {
        double across = robot.across;
        if (across == 0 || Double.isInfinite(deceleration)) {
            return 0;
        }
        double along = robot.along;
        double angle = robot.spin * step;
        double cosine = Trigonometry.cos(angle);
        double sine = Trigonometry.sin(angle);
        robot.along = cosine * along + sine * across;
        robot.across = cosine * across - sine * along;
        return along - robot.along;
    }

    /**
     * Ends a step: takes off sideways motion.
     *
     * @param before the sideways speed before the robot turned, m/s
     * @param fell by how much turning slowed the robot along its heading, m/s
     */
    void hold(MovingBody robot, double step, double before, double fell) {
        double across = robot.across;
        if (across == 0 && before == 0) {
            robot.leadAcross = 0;
            return;
        }
        double less = Math.max(0, Math.abs(across) - deceleration * step);
        double after = across > 0 ? less : -less;
        robot.across = after;
        robot.leadAcross = Double.isInfinite(deceleration) ? 0 : 0.5 * (before - after);
        robot.leadAlong += 0.5 * fell;
    }
}
