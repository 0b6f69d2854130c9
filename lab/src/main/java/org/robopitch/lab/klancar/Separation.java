// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.klancar;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.plot.Shape;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.Size;

/**
 * The papers' detection of collisions: bounding boxes first, then a side of one robot that has all of the other beyond it
 * (Klančar 2003, sec. 4.2 and 4.3, eq. 10; Klančar 2007, sec. 4.4.1).
 */
final class Separation {
    private static final int PAIRS = 20_000;
    private static final double HALF = 0.0375;
    /** Gaps nearer to zero than this may be told either way by rounding, m. */
    private static final double ROUNDING = 1e-9;

    private Separation() {}

    /** A square robot, by its four corners. */
    record Box(double x, double y, double heading) {
        double[] corner(int number) {
            double angle = heading + Math.PI / 4 + number * Math.PI / 2;
            double reach = Math.sqrt(2) * HALF;
            return new double[] {x + reach * Math.cos(angle), y + reach * Math.sin(angle)};
        }

        /** Half the side of the bounding box, whose sides are parallel to the axes. */
        double extent() {
            return HALF * (Math.abs(Math.cos(heading)) + Math.abs(Math.sin(heading)));
        }

        boolean boundingBoxMeets(Box other) {
            double reach = extent() + other.extent();
            return Math.abs(x - other.x) < reach && Math.abs(y - other.y) < reach;
        }

        /** {@return the first side of this, 0 to 3, that separates it from another, or −1} */
        int separatingSide(Box other) {
            for (int side = 0; side < 4; side++) {
                double[] from = corner(side);
                double[] to = corner((side + 1) % 4);
                double own = determinant(from, to, corner((side + 2) % 4));
                boolean separates = true;
                for (int k = 0; k < 4; k++) {
                    // A triangle without area counts for neither side.
                    separates &= own * determinant(from, to, other.corner(k)) <= 0;
                }
                if (separates) {
                    return side;
                }
            }
            return -1;
        }

        boolean isApartFrom(Box other) {
            return separatingSide(other) >= 0 || other.separatingSide(this) >= 0;
        }
    }

    /** Eq. 10: twice the area of a triangle, with the sign of its orientation. */
    static double determinant(double[] one, double[] two, double[] three) {
        return (one[0] - two[0]) * (one[1] - three[1]) - (one[0] - three[0]) * (one[1] - two[1]);
    }

    /**
     * What random pairs of robots showed.
     *
     * @param far told apart by their bounding boxes
     * @param apart told apart by a separating plane
     * @param different on which paper and engine differ
     */
    record Count(int far, int apart, int overlapping, int different) {}

    /** {@return what the paper's detection says of random pairs, against the gap that the engine finds} */
    static Count count(int pairs, long seed) {
        PlanarWorld world = Mirosot.of(Size.MIDDLE).newWorld();
        RandomStream random = new RandomStream(seed, 0);
        int far = 0;
        int apart = 0;
        int overlapping = 0;
        int different = 0;
        for (int pair = 0; pair < pairs; pair++) {
            Box a = box(world, 0, 0, 0, random);
            Box b = box(world, 1, random.between(-0.12, 0.12), random.between(-0.12, 0.12), random);
            world.bodiesWereMoved();
            double gap = world.gap(0, 1);
            boolean meets = a.boundingBoxMeets(b);
            boolean separated = !meets || a.isApartFrom(b);
            far += meets ? 0 : 1;
            apart += meets && separated ? 1 : 0;
            overlapping += separated ? 0 : 1;
            different += separated != gap > 0 && Math.abs(gap) > ROUNDING ? 1 : 0;
        }
        return new Count(far, apart, overlapping, different);
    }

    private static Box box(PlanarWorld world, int robot, double x, double y, RandomStream random) {
        Box box = new Box(x, y, random.between(-Math.PI, Math.PI));
        MovingBody body = world.bodies().body[robot];
        body.x = box.x;
        body.y = box.y;
        body.headingX = Math.cos(box.heading);
        body.headingY = Math.sin(box.heading);
        return box;
    }

    static void write(HtmlReport report, String heading) {
        Count count = count(PAIRS, 1);
        report.section(heading)
                .paragraph(
                        "Two robots can only collide if their bounding boxes, with sides parallel to the axes, overlap"
                                + " in x and in y. If they do, a separating line is searched for: a side of one robot,"
                                + " seen from which all corners of the other form triangles of the opposite orientation to"
                                + " those of its own corners. Orientation is the sign of the determinant of Klančar 2003,"
                                + " eq. 10.")
                .plot(picture("Overlapping boxes, robots apart", new Box(0.085, 0.04, Math.toRadians(10))))
                .plot(picture("Overlapping robots: no such side", new Box(0.06, 0.03, Math.toRadians(10))))
                .verdict(
                        count.different == 0 && Math.min(count.apart, Math.min(count.far, count.overlapping)) > 100,
                        "Of %,d random pairs, the boxes tell %,d apart, a separating line %,d more, and %,d overlap."
                                + " On %d of them the engine's own detection says otherwise. The drawings are ours: the"
                                + " papers give no numbers.",
                        PAIRS,
                        count.far,
                        count.apart,
                        count.overlapping,
                        count.different);
    }

    private static Plot picture(String title, Box other) {
        Box own = new Box(0, 0, Math.toRadians(35));
        Plot plot = new Plot(title, "x, mm", "y, mm")
                .equalScales()
                .rangeX(-75, 165)
                .rangeY(-75, 115)
                .size(440, 360);
        for (Box box : List.of(own, other)) {
            double extent = 1000 * box.extent();
            plot.add(Shape.fieldBox(
                    1000 * box.x - extent, 1000 * box.y - extent, 1000 * box.x + extent, 1000 * box.y + extent));
            List<Series.Point> corners = new ArrayList<>();
            for (int k = 0; k < 4; k++) {
                corners.add(millimetres(box.corner(k), 0, 0));
            }
            plot.add(new Shape.Polygon(corners, box.equals(own) ? Shape.Paint.BLUE : Shape.Paint.YELLOW));
        }
        int side = own.separatingSide(other);
        if (side >= 0) {
            double[] from = own.corner(side);
            double[] to = own.corner((side + 1) % 4);
            double dx = to[0] - from[0];
            double dy = to[1] - from[1];
            plot.add(Series.dashed("separating line", List.of(millimetres(from, -dx, -dy), millimetres(to, dx, dy)))
                    .coloured(1));
        }
        return plot;
    }

    private static Series.Point millimetres(double[] corner, double dx, double dy) {
        return new Series.Point(1000 * (corner[0] + dx), 1000 * (corner[1] + dy));
    }
}
