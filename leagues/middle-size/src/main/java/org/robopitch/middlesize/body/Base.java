// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.body;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Rim;
import org.robopitch.middlesize.parameters.RobotParameters;

/**
 * The base of a robot seen from above: a square without its corners, with a notch for the ball in front. Robots feel each
 * other's octagons; the ball feels the notch too.
 *
 * @param robot its sizes
 */
public record Base(RobotParameters robot) {

    /** {@return the octagon that robots and walls feel} */
    public Outline.Polygon outline() {
        double a = robot.halfWidth();
        double b = a - robot.cornerCut();
        return new Outline.Polygon(
                new double[] {a, b, -b, -a, -a, -b, b, a}, new double[] {b, a, a, b, -b, -a, -a, -b});
    }

    /** {@return the whole contour with the notch, x and y in turn, counter-clockwise from the notch, m} */
    public List<Double> contour() {
        double a = robot.halfWidth();
        double b = a - robot.cornerCut();
        double half = robot.notchHalfWidth();
        double deep = a - robot.notchDepth();
        double[] points = half > 0 && robot.notchDepth() > 0
                ? new double[] {
                    deep, half, a, half, a, b, b, a, -b, a, -a, b, -a, -b, -b, -a, b, -a, a, -b, a, -half, deep, -half
                }
                : new double[] {a, b, b, a, -b, a, -a, b, -a, -b, -b, -a, b, -a, a, -b};
        List<Double> contour = new ArrayList<>();
        for (double value : points) {
            contour.add(value);
        }
        return contour;
    }

    /**
     * {@return what the engine has to know of the robot; its wheels hold it in no direction, so it is a free body}
     *
     * @param ballRadius m
     */
    public Body body(double ballRadius) {
        List<Double> contour = contour();
        double[] xs = new double[contour.size() / 2];
        double[] ys = new double[xs.length];
        for (int i = 0; i < xs.length; i++) {
            xs[i] = contour.get(2 * i);
            ys[i] = contour.get(2 * i + 1);
        }
        return new Body(
                outline(),
                Rim.aroundContour(xs, ys, ballRadius),
                robot.mass(),
                robot.mass(),
                robot.inertia(),
                robot.height());
    }
}
