// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.robopitch.declare.Declared;
import org.robopitch.declare.ParameterException;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Rim;
import org.robopitch.settings.Point;

/**
 * What a robot is made of, in the symbols of Klančar 2007, sec. 3.1.
 */
public record RobotParameters(
        @Value(
                says = "length of a box along the heading",
                unit = "m",
                min = 0.0001,
                max = 1000,
                otherwise = "0.075",
                without = "corners")
        double length,

        @Value(
                says = "width of a box across the heading",
                unit = "m",
                min = 0.0001,
                max = 1000,
                otherwise = "0.075",
                without = "corners")
        double width,

        @Value(
                says = "instead of length and width: a convex polygon around the middle of the axle, counter-clockwise",
                unit = "m",
                min = -10,
                max = 10,
                why = "the limit for a robot",
                otherwise = "none")
        @Nullable
        List<Point> corners,

        @Value(
                says = "the shape that the ball collides with, if it is not the outline; may have a mouth",
                unit = "m",
                min = -10,
                max = 10,
                why = "the limit for a robot",
                otherwise = "none",
                without = "rim")
        @Nullable
        List<Point> contour,

        @Value(
                says = "instead of contour: the path of the ball's centre around the robot, r(φ) at equal angles",
                unit = "m",
                min = 0.0001,
                max = 10,
                why = "the limit for a robot",
                otherwise = "none")
        @Nullable
        List<Double> rim,

        @Value(says = "height of the body", unit = "m", min = 0.001, max = 10, otherwise = "0.075")
        double height,

        @Value(says = "m_c, the body without its wheels", unit = "kg", min = 0.0001, max = 10000, otherwise = "0.2")
        double bodyMass,

        @Value(says = "m_k, each wheel", unit = "kg", max = 1000, otherwise = "0.02")
        double wheelMass,

        // That of a homogeneous cube, m (l² + w²)/12.
        @Value(
                says = "J_c, of the body about the vertical axis through its centre of mass",
                unit = "kg·m²",
                min = 0.00000001,
                max = 10000,
                otherwise = "1.875e-4")
        double bodyInertia,

        // A disc's ½ m r², and about as much again for the rotor behind the gear.
        @Value(
                says = "J_k, of each wheel about its axle, including gear and rotor",
                unit = "kg·m²",
                max = 1000,
                otherwise = "1.2e-5")
        double wheelInertia,

        // A thin disc's ¼ m r².
        @Value(says = "J_m, of each wheel about its vertical axis", unit = "kg·m²", max = 1000, otherwise = "3.1e-6")
        double wheelTurnInertia,

        @Value(says = "r, radius of the wheels", unit = "m", min = 0.0001, max = 10, otherwise = "0.025")
        double wheelRadius,

        @Value(
                says = "distance between the wheels: 2b of Klančar 2007, L of 2003",
                unit = "m",
                min = 0.0001,
                max = 10,
                otherwise = "0.068")
        double track,

        @Value(says = "d, how far the body's centre of mass is ahead of the axle", unit = "m", min = -10, max = 10)
        double massCentreOffset)
        implements Values<RobotParameters> {
    private static final int MOST_POINTS = 720;

    public RobotParameters {
        corners = corners == null ? null : List.copyOf(corners);
        contour = contour == null ? null : List.copyOf(contour);
        rim = rim == null ? null : List.copyOf(rim);
    }

    @Override
    public void requireConsistent() {
        requireFew("corners", corners);
        Outline outline = outline();
        if (rim != null) {
            requireFew("rim", rim);
            rim(outline, 0);
        } else if (contour != null) {
            if (contour.size() < 3) {
                throw new ParameterException("robot.contour", "needs at least 3 points, but has " + contour.size());
            }
            requireFew("contour", contour);
            requireNoCrossing(contour);
        }
    }

    private static void requireFew(String name, @Nullable List<?> points) {
        if (points != null && points.size() > MOST_POINTS) {
            throw new ParameterException(
                    "robot." + name,
                    "must have at most " + MOST_POINTS + " points (two for each degree), but has " + points.size());
        }
    }

    /** Refuses a closed line that crosses or touches itself. */
    private static void requireNoCrossing(List<Point> points) {
        int n = points.size();
        for (int i = 0; i < n; i++) {
            for (int j = i + 2; j < n; j++) {
                boolean neighbours = i == 0 && j == n - 1;
                if (!neighbours && cross(points.get(i), points.get(i + 1), points.get(j), points.get((j + 1) % n))) {
                    throw new ParameterException(
                            "robot.contour",
                            "must not cross itself, but its side from point " + i + " meets the one from point " + j);
                }
            }
        }
    }

    private static boolean cross(Point a, Point b, Point c, Point d) {
        return side(a, b, c) * side(a, b, d) <= 0
                && side(c, d, a) * side(c, d, b) <= 0
                && overlap(a.x(), b.x(), c.x(), d.x())
                && overlap(a.y(), b.y(), c.y(), d.y());
    }

    private static double side(Point a, Point b, Point p) {
        return Math.signum((b.x() - a.x()) * (p.y() - a.y()) - (b.y() - a.y()) * (p.x() - a.x()));
    }

    private static boolean overlap(double a, double b, double c, double d) {
        return Math.max(Math.min(a, b), Math.min(c, d)) <= Math.min(Math.max(a, b), Math.max(c, d));
    }

    /** {@return a robot as teams build them: a cube of 75 mm and 0.24 kg} */
    public static RobotParameters defaults() {
        return Declared.of(RobotParameters.class).defaults();
    }

    /** {@return the shape that other robots and the walls feel, around the middle of its axle: x forward, y left} */
    public Outline outline() {
        return corners == null
                ? Outline.box(length, width)
                : accepted(
                        "corners", () -> new Outline(coordinates(corners, Point::x), coordinates(corners, Point::y)));
    }

    /**
     * {@return the path of the ball's centre around the robot (Klančar 2007, fig. 7 and 8)}
     *
     * @param outline of this robot
     * @param ballRadius m
     */
    public Rim rim(Outline outline, double ballRadius) {
        if (rim != null) {
            return accepted(
                    "rim",
                    () -> Rim.ofTable(
                            rim.stream().mapToDouble(Double::doubleValue).toArray()));
        }
        return contour == null
                ? Rim.around(outline, ballRadius)
                : accepted(
                        "contour",
                        () -> Rim.aroundContour(
                                coordinates(contour, Point::x), coordinates(contour, Point::y), ballRadius));
    }

    private static double[] coordinates(List<Point> points, ToDoubleFunction<Point> of) {
        return points.stream().mapToDouble(of).toArray();
    }

    private static <S> S accepted(String name, Supplier<S> shape) {
        try {
            return shape.get();
        } catch (IllegalArgumentException refused) {
            throw new ParameterException("robot." + name, "is refused: " + refused.getMessage());
        }
    }

    /** {@return the mass of the whole robot, m = m_c + 2 m_k, kg} */
    public double mass() {
        return bodyMass + 2 * wheelMass;
    }

    /** {@return half the track, b of Klančar 2007, m} */
    public double halfTrack() {
        return track / 2;
    }

    /**
     * The moment of inertia of the whole robot about the vertical through the middle of its axle,
     * I_o = J_c + m_c d² + 2 J_m + 2 m_k b².
     *
     * @return kg·m²
     */
    public double inertia() {
        double d = massCentreOffset;
        double b = halfTrack();
        return bodyInertia + bodyMass * d * d + 2 * wheelTurnInertia + 2 * wheelMass * b * b;
    }

    /** {@return the mass felt along the heading when the wheels have to turn with it, M_v = m + 2 J_k/r², kg} */
    public double rollingMass() {
        return mass() + 2 * wheelInertia / (wheelRadius * wheelRadius);
    }

    /** {@return the inertia felt when the wheels have to turn with it, M_ω = I_o + 2 b² J_k/r², kg·m²} */
    public double rollingInertia() {
        double b = halfTrack();
        return inertia() + 2 * b * b * wheelInertia / (wheelRadius * wheelRadius);
    }
}
