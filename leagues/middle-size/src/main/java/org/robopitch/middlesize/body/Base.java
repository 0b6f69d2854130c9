// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.body;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Rim;
import org.robopitch.middlesize.parameters.RobotParameters;

/**
 * The base of a robot seen from above: a square with a notch for the ball in front. Robots feel each other's squares; the
 * ball feels the notch too.
 *
 * @param robot its sizes
 */
public record Base(RobotParameters robot) {

    /** {@return the convex base that robots and walls feel: a square, or an octagon if its corners are cut} */
    public Outline outline() {
        double a = robot.halfWidth();
        double b = a - robot.cornerCut();
        return robot.cornerCut() == 0
                ? Outline.box(2 * a, 2 * a)
                : new Outline(new double[] {a, b, -b, -a, -a, -b, b, a}, new double[] {b, a, a, b, -b, -a, -a, -b});
    }

    /** {@return the whole contour with the notch, x and y in turn, counter-clockwise from the front, m} */
    public List<Double> contour() {
        double half = robot.notchHalfWidth();
        boolean notched = half > 0 && robot.notchDepth() > 0;
        double deep = robot.halfWidth() - robot.notchDepth();
        Outline outline = outline();
        List<Double> contour = new ArrayList<>();
        if (notched) {
            add(contour, deep, half);
            add(contour, robot.halfWidth(), half);
        }
        for (int i = 0; i < outline.corners(); i++) {
            add(contour, outline.cornerX[i], outline.cornerY[i]);
        }
        if (notched) {
            add(contour, robot.halfWidth(), -half);
            add(contour, deep, -half);
        }
        return contour;
    }

    private static void add(List<Double> contour, double x, double y) {
        contour.add(x);
        contour.add(y);
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
                Rim.withMouths(xs, ys, ballRadius),
                robot.mass(),
                robot.mass(),
                robot.inertia(),
                robot.height());
    }
}
