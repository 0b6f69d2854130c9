// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import java.util.List;
import org.robopitch.declare.ParameterException;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Rim;
import org.robopitch.settings.Point;

/** The shape of a robot that the ball feels (Klančar 2007, fig. 7 and 8). It may have a mouth, unlike the outline. */
public sealed interface BallSurface {

    /** {@return the outline of the robot} */
    static BallSurface defaults() {
        return new SameAsOutline();
    }

    /**
     * {@return the path of the ball's centre around the robot, for the engine}
     *
     * @param outline what robots and walls feel
     * @param ballRadius m
     */
    Rim rim(Outline outline, double ballRadius);

    /** The ball feels what everybody feels. */
    record SameAsOutline() implements BallSurface {
        @Override
        public Rim rim(Outline outline, double ballRadius) {
            return Rim.around(outline, ballRadius);
        }
    }

    /**
     * A closed line around the robot that need not be convex; the ball is rolled around it.
     *
     * @param points in order, m
     */
    record Contour(List<Point> points) implements BallSurface {
        /** Refuses fewer than three points, far too many, and a line that crosses itself. */
        public Contour {
            points = List.copyOf(points);
            if (points.size() < 3) {
                throw new ParameterException("robot.contour", "needs at least 3 points, but has " + points.size());
            }
            ContourCheck.check("robot.contour", points);
        }

        @Override
        public Rim rim(Outline outline, double ballRadius) {
            try {
                return Rim.aroundContour(
                        points.stream().mapToDouble(Point::x).toArray(),
                        points.stream().mapToDouble(Point::y).toArray(),
                        ballRadius);
            } catch (IllegalArgumentException refused) {
                throw new ParameterException("robot.contour", "is refused: " + refused.getMessage());
            }
        }
    }

    /**
     * The table r(φ) of Klančar 2007, fig. 8, at equal angles from φ = 0, counter-clockwise.
     *
     * @param radii from the middle of the axle to the centre of the ball, m
     */
    record RimTable(List<Double> radii) implements BallSurface {
        /** Refuses what is not a table of distances. */
        public RimTable {
            radii = List.copyOf(radii);
            ContourCheck.checkSize("robot.rim", radii.size());
            toRim(radii);
        }

        @Override
        public Rim rim(Outline outline, double ballRadius) {
            return toRim(radii);
        }

        private static Rim toRim(List<Double> radii) {
            try {
                return Rim.ofTable(
                        radii.stream().mapToDouble(Double::doubleValue).toArray());
            } catch (IllegalArgumentException refused) {
                throw new ParameterException("robot.rim", "is refused: " + refused.getMessage());
            }
        }
    }
}
