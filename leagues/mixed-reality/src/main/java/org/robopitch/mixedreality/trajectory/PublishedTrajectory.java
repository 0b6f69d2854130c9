// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.trajectory;

import org.robopitch.engine.body.Bodies;
import org.robopitch.mixedreality.parameters.TrajectoryParameters;

/**
 * The scheme of MR-Simulator 2011, sec. 3.2: both wheels are moved along the heading, then their distance is corrected.
 *
 * <p>Departures: the heading is (−e_y, e_x)/a₀, since our y points up; it is taken at every sub-step unless
 * {@code frozenHeading} asks for once per cycle, as printed; a cycle has exactly m sub-steps.
 */
final class PublishedTrajectory implements Trajectory {
    private static final int LEFT_X = 0;
    private static final int LEFT_Y = 1;
    private static final int RIGHT_X = 2;
    private static final int RIGHT_Y = 3;
    private static final int FROZEN_X = 4;
    private static final int FROZEN_Y = 5;

    private final TrajectoryParameters parameters;
    private final double track;

    PublishedTrajectory(TrajectoryParameters parameters, double track) {
        this.parameters = parameters;
        this.track = track;
    }

    @Override
    public void beginCycle(Bodies bodies, int robot) {
        double[] wheels = bodies.memory;
        int at = robot * bodies.memoryPerRobot;
        double halfX = -0.5 * track * bodies.body[robot].headingY;
        double halfY = 0.5 * track * bodies.body[robot].headingX;
        wheels[at + LEFT_X] = bodies.body[robot].x + halfX;
        wheels[at + LEFT_Y] = bodies.body[robot].y + halfY;
        wheels[at + RIGHT_X] = bodies.body[robot].x - halfX;
        wheels[at + RIGHT_Y] = bodies.body[robot].y - halfY;
        wheels[at + FROZEN_X] = bodies.body[robot].headingX;
        wheels[at + FROZEN_Y] = bodies.body[robot].headingY;
    }

    @Override
    public void advance(Bodies bodies, int robot, double left, double right, double seconds) {
        double[] wheels = bodies.memory;
        int at = robot * bodies.memoryPerRobot;
        followPushes(bodies, robot);
        predict(wheels, at, left, right, seconds);
        correct(wheels, at, left, right);
        double ex = wheels[at + RIGHT_X] - wheels[at + LEFT_X];
        double ey = wheels[at + RIGHT_Y] - wheels[at + LEFT_Y];
        double length = Math.sqrt(ex * ex + ey * ey);
        bodies.body[robot].x = middleX(wheels, at);
        bodies.body[robot].y = middleY(wheels, at);
        bodies.body[robot].headingX = -ey / length;
        bodies.body[robot].headingY = ex / length;
    }

    @Override
    public void turned(Bodies bodies, int robot) {
        double[] wheels = bodies.memory;
        int at = robot * bodies.memoryPerRobot;
        double ex = wheels[at + RIGHT_X] - wheels[at + LEFT_X];
        double ey = wheels[at + RIGHT_Y] - wheels[at + LEFT_Y];
        double half = 0.5 * Math.sqrt(ex * ex + ey * ey);
        wheels[at + LEFT_X] = bodies.body[robot].x - half * bodies.body[robot].headingY;
        wheels[at + LEFT_Y] = bodies.body[robot].y + half * bodies.body[robot].headingX;
        wheels[at + RIGHT_X] = bodies.body[robot].x + half * bodies.body[robot].headingY;
        wheels[at + RIGHT_Y] = bodies.body[robot].y - half * bodies.body[robot].headingX;
    }

    /** A robot that was pushed since the last sub-step takes its wheels along. */
    private static void followPushes(Bodies bodies, int robot) {
        double[] wheels = bodies.memory;
        int at = robot * bodies.memoryPerRobot;
        double pushX = bodies.body[robot].x - middleX(wheels, at);
        double pushY = bodies.body[robot].y - middleY(wheels, at);
        wheels[at + LEFT_X] += pushX;
        wheels[at + LEFT_Y] += pushY;
        wheels[at + RIGHT_X] += pushX;
        wheels[at + RIGHT_Y] += pushY;
    }

    private static double middleX(double[] wheels, int at) {
        return 0.5 * (wheels[at + LEFT_X] + wheels[at + RIGHT_X]);
    }

    private static double middleY(double[] wheels, int at) {
        return 0.5 * (wheels[at + LEFT_Y] + wheels[at + RIGHT_Y]);
    }

    /** Item 1 of the paper's list. */
    private void predict(double[] wheels, int at, double left, double right, double seconds) {
        boolean frozen = parameters.frozenHeading();
        double ct = frozen ? wheels[at + FROZEN_X] : (wheels[at + LEFT_Y] - wheels[at + RIGHT_Y]) / track;
        double st = frozen ? wheels[at + FROZEN_Y] : (wheels[at + RIGHT_X] - wheels[at + LEFT_X]) / track;
        wheels[at + LEFT_X] += left * ct * seconds;
        wheels[at + RIGHT_X] += right * ct * seconds;
        wheels[at + LEFT_Y] += left * st * seconds;
        wheels[at + RIGHT_Y] += right * st * seconds;
    }

    /** Items 2 and 3. */
    private void correct(double[] wheels, int at, double left, double right) {
        double ex = wheels[at + RIGHT_X] - wheels[at + LEFT_X];
        double ey = wheels[at + RIGHT_Y] - wheels[at + LEFT_Y];
        double length = Math.sqrt(ex * ex + ey * ey);
        double ea = length - track;
        boolean projected = parameters.correction() == TrajectoryParameters.Correction.PROJECTED;
        double alongX = projected ? ex / length : Math.signum(ex);
        double alongY = projected ? ey / length : Math.signum(ey);
        double fr = rightShare(left, right);
        double fl = 1 - fr;
        wheels[at + RIGHT_X] -= alongX * ea * fr;
        wheels[at + LEFT_X] += alongX * ea * fl;
        wheels[at + RIGHT_Y] -= alongY * ea * fr;
        wheels[at + LEFT_Y] += alongY * ea * fl;
    }

    private double rightShare(double left, double right) {
        double whole = switch (parameters.share()) {
            case FIXED -> 0;
            case PRINTED -> right + left;
            case CONSISTENT -> right - left;
        };
        if (whole != 0) {
            return right / whole;
        }
        return switch (parameters.share()) {
            case FIXED -> parameters.factor();
            case PRINTED, CONSISTENT -> 0.5;
        };
    }
}
