// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario.draw;

import java.util.List;
import org.robopitch.engine.match.Marking;
import org.robopitch.kit.scenario.draw.Canvas.Ink;

/** Draws a pitch: the floor within its boundary, its lines, and what stands on it. */
final class PitchDrawing {
    private static final int WALL = 0x4a4f57;
    private static final int FLOOR = 0xf4f2ec;
    private static final Ink LINE = Ink.line(0xc9c4b6, 1.5);
    private static final Ink BUILT = new Ink(0xa09b8e, 0, 0.8, 1);

    /** Arms of the cross that a spot is drawn as, for a pitch of a metre, m. */
    private static final double SPOT = 0.01;

    private static final int ARC = 64;

    private final PitchScale scale;
    private final Canvas canvas;

    /** How large the pitch is, m. */
    record PitchScale(double length, double width) {}

    PitchDrawing(PitchScale scale, Canvas canvas) {
        this.scale = scale;
        this.canvas = canvas;
    }

    void draw(List<Marking> markings) {
        double far = 4 * (scale.length() + scale.width());
        rectangle(-far, -far, far, far, Ink.area(WALL));
        markings.stream().filter(Marking.Boundary.class::isInstance).forEach(this::draw);
        markings.stream()
                .filter(marking -> !(marking instanceof Marking.Boundary))
                .forEach(this::draw);
    }

    private void draw(Marking marking) {
        if (marking instanceof Marking.Boundary floor) {
            floor(floor.points());
        } else if (marking instanceof Marking.Line line) {
            line(line.x1(), line.y1(), line.x2(), line.y2());
        } else if (marking instanceof Marking.Arc arc) {
            arc(arc);
        } else if (marking instanceof Marking.Spot spot) {
            double arm = SPOT * scale.length();
            line(spot.x() - arm, spot.y(), spot.x() + arm, spot.y());
            line(spot.x(), spot.y() - arm, spot.x(), spot.y() + arm);
        } else if (marking instanceof Marking.Block block && block.z1() == 0) {
            // Seen from above, what hangs over the ground would hide it.
            rectangle(block.x1(), block.y1(), block.x2(), block.y2(), BUILT);
        }
    }

    private void floor(List<Double> points) {
        double[] x = new double[points.size() / 2];
        double[] y = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            x[i] = points.get(2 * i);
            y[i] = points.get(2 * i + 1);
        }
        canvas.path(x, y, true, Ink.area(FLOOR));
    }

    private void arc(Marking.Arc arc) {
        if (arc.to() - arc.from() > 2 * Math.PI - 1e-9) {
            canvas.circle(arc.x(), arc.y(), arc.radius(), LINE);
            return;
        }
        double[] x = new double[ARC + 1];
        double[] y = new double[ARC + 1];
        for (int i = 0; i <= ARC; i++) {
            double angle = arc.from() + (arc.to() - arc.from()) * i / ARC;
            x[i] = arc.x() + arc.radius() * StrictMath.cos(angle);
            y[i] = arc.y() + arc.radius() * StrictMath.sin(angle);
        }
        canvas.path(x, y, false, LINE);
    }

    private void rectangle(double x1, double y1, double x2, double y2, Ink ink) {
        canvas.path(new double[] {x1, x2, x2, x1}, new double[] {y1, y1, y2, y2}, true, ink);
    }

    private void line(double x1, double y1, double x2, double y2) {
        canvas.path(new double[] {x1, x2}, new double[] {y1, y2}, false, LINE);
    }
}
