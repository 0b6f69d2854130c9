// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.mrsimulator;

import static org.robopitch.lab.report.HtmlReport.text;

import java.util.List;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.Table;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.mixedreality.world.MixedRealityWorld;
import org.robopitch.mixedreality.world.Placement;

/** Fig. 4 and Table 2: where two robots collide, found from the corners of each that lie inside of the other. */
final class CollisionPoints {
    private static final double SPEED = 0.09748;
    private static final double LENGTH = 12.5;
    private static final double WIDTH = 13.5;
    private static final double CORNER = Math.hypot(LENGTH, WIDTH);

    /** The angle from the heading to a front corner, degrees. */
    private static final double CORNER_ANGLE = Math.toDegrees(Math.atan2(WIDTH, LENGTH));

    private static final double GAP = 0.05;

    /** How far the point may be off: what A drives in a sub-step, and a little more, mm. */
    private static final double TOLERANCE = 0.2;

    /** A row of Table 2: A at the origin with some heading, B at x, y, heading; the point where geometry has it, mm. */
    private record Case(String vertexOfA, String vertexOfB, double headingA, double[] b, double[] point) {}

    private static final List<Case> CASES = List.of(
            new Case("true", "false", CORNER_ANGLE, new double[] {CORNER + GAP + LENGTH, 0, 0}, new double[] {
                CORNER + GAP, 0
            }),
            new Case("false", "true", 0, new double[] {LENGTH + GAP + CORNER, 0, 180 - CORNER_ANGLE}, new double[] {
                LENGTH + GAP, 0
            }),
            new Case("true", "true", 0, new double[] {2 * LENGTH + GAP, -WIDTH, 0}, new double[] {
                LENGTH + GAP, -WIDTH / 2
            }),
            new Case("false", "false", 0, new double[] {80, 0, 0}, new double[] {}));

    private CollisionPoints() {}

    static void write(HtmlReport report) {
        report.section("Collision points (fig. 4 and Table 2)")
                .paragraph(
                        "Eq. 1 and 2 (fig. 4) determine whether a vertex of one robot is inside the other, and Table 2"
                                + " gives the collision point. A starts at the origin and drives ahead at 97.48 mm/s; B"
                                + " stands 0.05 mm in front of it. The point is compared with the corner, or with the"
                                + " middle of the touching faces. Two choices are ours: the body is 25 × 27 mm, not a"
                                + " square of side a₀, and if several corners are inside, their mean counts.");
        report.table(
                "The rows of Table 2, mm",
                Table.of(CASES)
                        .column("vertex of A bumps into B", Case::vertexOfA)
                        .column("of B into A", Case::vertexOfB)
                        .column("heading of A", "%.1f°", Case::headingA)
                        .column("B", "%.1f, %.1f; %.1f°", one -> one.b[0], one -> one.b[1], one -> one.b[2])
                        .column("point by geometry", one -> point(one.point))
                        .column("found", one -> point(play(one))));
        boolean holds = CASES.stream().allMatch(one -> isNear(play(one), one.point));
        report.verdict(
                holds,
                "In each row, the point is within 0.2 mm (two sub-steps) of the geometric one; robots that "
                        + "do not touch have none.");
    }

    private static boolean isNear(double[] found, double[] point) {
        return found.length == point.length
                && (point.length == 0 || Math.hypot(found[0] - point[0], found[1] - point[1]) < TOLERANCE);
    }

    private static String point(double[] point) {
        return point.length == 0 ? "none" : text("%.2f, %.2f", point[0] + 0.0, point[1] + 0.0);
    }

    /** Where the first contact is, mm; nothing if there is none within ten sub-steps. */
    private static double[] play(Case one) {
        MixedRealityWorld world = new MixedRealityWorld(MixedRealityParameters.of(1), 1);
        Placement placement = new Placement(world);
        placement.clearPitch();
        placement.placeBall(-0.3, 0.2, 0, 0);
        place(placement, 0, 0, 0, one.headingA());
        place(placement, 1, one.b()[0], one.b()[1], one.b()[2]);
        world.command(0, SPEED, SPEED);
        for (int i = 0; i < 10; i++) {
            world.step();
            if (world.collisions().count() > 0) {
                return new double[] {
                    1000 * world.collisions().contact(0).x,
                    1000 * world.collisions().contact(0).y
                };
            }
        }
        return new double[] {};
    }

    private static void place(Placement placement, int robot, double x, double y, double degrees) {
        double heading = Math.toRadians(degrees);
        placement.placeRobot(robot, x / 1000, y / 1000, Math.cos(heading), Math.sin(heading));
    }
}
