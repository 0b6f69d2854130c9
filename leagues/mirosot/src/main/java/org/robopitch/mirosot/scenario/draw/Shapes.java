// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.scenario.draw;

import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Outline;
import org.robopitch.mirosot.parameters.BallSurface;
import org.robopitch.mirosot.parameters.RobotParameters;
import org.robopitch.settings.Point;

/** The line that is drawn for a robot, in its own frame: what the ball feels where that is known, else what all feel. */
final class Shapes {
    private final double[] x;
    private final double[] y;

    Shapes(RobotParameters robot) {
        if (robot.ballSurface() instanceof BallSurface.Contour contour) {
            List<Point> points = contour.points();
            x = points.stream().mapToDouble(Point::x).toArray();
            y = points.stream().mapToDouble(Point::y).toArray();
            return;
        }
        Outline.Polygon polygon = (Outline.Polygon) robot.outline().outline();
        x = new double[polygon.corners()];
        y = new double[polygon.corners()];
        for (int i = 0; i < x.length; i++) {
            x[i] = polygon.cornerX(i);
            y[i] = polygon.cornerY(i);
        }
    }

    /** How far the line reaches ahead of the axle, m. */
    double front() {
        double most = 0;
        for (double ahead : x) {
            most = Math.max(most, ahead);
        }
        return most;
    }

    /** The line of a robot where it is, as x and y. */
    double[][] at(Bodies bodies, int robot) {
        double hx = bodies.headingX[robot];
        double hy = bodies.headingY[robot];
        double[][] world = new double[2][x.length];
        for (int i = 0; i < x.length; i++) {
            world[0][i] = bodies.x[robot] + hx * x[i] - hy * y[i];
            world[1][i] = bodies.y[robot] + hy * x[i] + hx * y[i];
        }
        return world;
    }
}
