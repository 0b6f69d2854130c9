// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.body;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.Drive;
import org.robopitch.middlesize.parameters.DriveParameters;

/**
 * Robots that have the commanded velocity at once (dialect A; the chapter's SetLinearVel and SetAngularVel).
 *
 * <p>Ours: a robot that something has stopped does not push with all the force in the world, but comes back to its command
 * with a limited acceleration, until nothing has touched it for a moment. Otherwise a pile of robots, in which contacts come
 * and go from step to step, would be asked to close at full speed again and again.
 */
public final class DirectDrive implements Drive {
    private static final int MEMORY = 4;

    /** How long a robot that was touched takes it easy, s. */
    private static final double MOMENT = 0.05;

    /** How fast a robot that was stopped turns again, rad/s². */
    private static final double TWIST = 6;

    private static final double SAME = 1e-9;

    private final VelocityLimit limit;

    /** How fast a robot that was stopped speeds up again, m/s². */
    private final double push;

    /**
     * Drives robots.
     *
     * @param parameters the fastest that is followed, and the acceleration of robots that were stopped
     */
    public DirectDrive(DriveParameters parameters) {
        this.limit = new VelocityLimit(parameters);
        this.push = parameters.acceleration();
    }

    @Override
    public int channels() {
        return VelocityLimit.CHANNELS;
    }

    @Override
    public int memoryPerRobot() {
        return MEMORY;
    }

    @Override
    public void drive(Bodies bodies, double[] commands, double step) {
        for (int i = 0; i < bodies.robots; i++) {
            if (bodies.body[i].present) {
                limit.read(commands, i);
                drive(bodies, i, step);
            }
        }
    }

    private void drive(Bodies bodies, int robot, double step) {
        int at = robot * MEMORY;
        double[] last = bodies.memory;
        boolean untouched = Math.abs(bodies.body[robot].along - last[at]) < SAME
                && Math.abs(bodies.body[robot].across - last[at + 1]) < SAME
                && Math.abs(bodies.body[robot].spin - last[at + 2]) < SAME;
        last[at + 3] = untouched ? Math.max(0, last[at + 3] - step) : MOMENT;
        if (last[at + 3] == 0) {
            bodies.body[robot].along = limit.along;
            bodies.body[robot].across = limit.across;
            bodies.body[robot].spin = limit.spin;
        } else {
            bodies.body[robot].along = towards(bodies.body[robot].along, limit.along, push * step);
            bodies.body[robot].across = towards(bodies.body[robot].across, limit.across, push * step);
            bodies.body[robot].spin = towards(bodies.body[robot].spin, limit.spin, TWIST * step);
        }
        last[at] = bodies.body[robot].along;
        last[at + 1] = bodies.body[robot].across;
        last[at + 2] = bodies.body[robot].spin;
    }

    private static double towards(double now, double wanted, double most) {
        return now + Math.max(-most, Math.min(most, wanted - now));
    }
}
