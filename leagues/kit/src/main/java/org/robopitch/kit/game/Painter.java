// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.game;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.Marking;

/** Paints pitches: it collects what stages show of them. */
public final class Painter {
    private final List<Marking> markings = new ArrayList<>();

    /** {@return all that was painted} */
    public List<Marking> markings() {
        return List.copyOf(markings);
    }

    /**
     * Adds anything.
     *
     * @param marking what
     */
    public void add(Marking marking) {
        markings.add(marking);
    }

    /**
     * Paints a line.
     *
     * @param x1 where it begins, m
     * @param y1 where it begins, m
     * @param x2 where it ends, m
     * @param y2 where it ends, m
     */
    public void line(double x1, double y1, double x2, double y2) {
        markings.add(new Marking.Line(x1, y1, x2, y2));
    }

    /**
     * Paints a spot.
     *
     * @param x m
     * @param y m
     */
    public void spot(double x, double y) {
        markings.add(new Marking.Spot(x, y));
    }

    /**
     * Paints the lines around a field.
     *
     * @param length along x, m
     * @param width along y, m
     */
    public void outline(double length, double width) {
        double x = length / 2;
        double y = width / 2;
        line(-x, -y, x, -y);
        line(x, -y, x, y);
        line(x, y, -x, y);
        line(-x, y, -x, -y);
    }

    /**
     * Paints the halfway line with the centre circle and its spot.
     *
     * @param width of the field, m
     * @param circleRadius m
     */
    public void middle(double width, double circleRadius) {
        line(0, -width / 2, 0, width / 2);
        markings.add(new Marking.Arc(0, 0, circleRadius, 0, 2 * Math.PI));
        spot(0, 0);
    }

    /**
     * Paints three sides of an area in front of a goal.
     *
     * @param end −1 or 1, where the goal is
     * @param goalLine distance of the goal line from the centre, m
     * @param depth from the goal line, m
     * @param width along the goal line, m
     */
    public void area(int end, double goalLine, double depth, double width) {
        double line = end * goalLine;
        double front = line - end * depth;
        double post = width / 2;
        line(line, post, front, post);
        line(front, post, front, -post);
        line(front, -post, line, -post);
    }

    /**
     * Paints what surrounds a pitch whose quarters mirror one another.
     *
     * @param quarter corners where x and y are positive, from the axis of x to that of y, m
     */
    public void boundary(double[][] quarter) {
        List<Double> points = new ArrayList<>();
        for (int turn = 0; turn < 4; turn++) {
            int right = turn == 0 || turn == 3 ? 1 : -1;
            int up = turn < 2 ? 1 : -1;
            for (int i = 0; i < quarter.length; i++) {
                double[] corner = quarter[turn % 2 == 0 ? i : quarter.length - 1 - i];
                add(points, right * corner[0], up * corner[1]);
            }
        }
        markings.add(new Marking.Boundary(points));
    }

    private static void add(List<Double> points, double x, double y) {
        int n = points.size();
        if (n < 2 || points.get(n - 2) != x || points.get(n - 1) != y) {
            points.add(x);
            points.add(y);
        }
    }
}
