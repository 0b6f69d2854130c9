// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.scenario.draw;

import org.robopitch.mirosot.parameters.PitchParameters;
import org.robopitch.mirosot.scenario.draw.Canvas.Ink;

/** Draws the pitch and its markings. */
final class PitchDrawing {
    private static final int WALL = 0x4a4f57;
    private static final int FLOOR = 0xf4f2ec;
    private static final Ink MARKING = Ink.line(0xc9c4b6, 1.5);

    private final PitchParameters pitch;
    private final Canvas canvas;

    PitchDrawing(PitchParameters pitch, Canvas canvas) {
        this.pitch = pitch;
        this.canvas = canvas;
    }

    void draw() {
        double far = pitch.length() + pitch.width();
        rectangle(-far, -far, far, far, Ink.area(WALL));
        floor();
        double goalLine = pitch.length() / 2;
        double side = pitch.width() / 2;
        line(0, -side, 0, side);
        canvas.circle(0, 0, pitch.centreCircleRadius(), MARKING);
        for (int end = -1; end <= 1; end += 2) {
            double depth = end * (goalLine - pitch.penaltyAreaDepth());
            double half = pitch.penaltyAreaWidth() / 2;
            canvas.path(
                    new double[] {end * goalLine, depth, depth, end * goalLine},
                    new double[] {half, half, -half, -half},
                    false,
                    MARKING);
            line(end * goalLine, -pitch.goalWidth() / 2, end * goalLine, pitch.goalWidth() / 2);
            for (int up = -1; up <= 1; up += 2) {
                cross(end * pitch.freeBallX(), up * pitch.freeBallY());
            }
        }
    }

    private void floor() {
        double a = pitch.length() / 2;
        double b = pitch.width() / 2;
        double c = pitch.cornerCut();
        canvas.path(
                new double[] {a, a, a - c, c - a, -a, -a, c - a, a - c},
                new double[] {c - b, b - c, b, b, b - c, c - b, -b, -b},
                true,
                Ink.area(FLOOR));
        double post = pitch.goalWidth() / 2;
        if (post > 0) {
            // A little inwards too, so that no seam shows at the goal line.
            double seam = 0.001;
            rectangle(a - seam, -post, a + pitch.goalDepth(), post, Ink.area(FLOOR));
            rectangle(-a - pitch.goalDepth(), -post, -a + seam, post, Ink.area(FLOOR));
        }
    }

    private void rectangle(double left, double bottom, double right, double top, Ink ink) {
        canvas.path(new double[] {left, right, right, left}, new double[] {bottom, bottom, top, top}, true, ink);
    }

    private void line(double x1, double y1, double x2, double y2) {
        canvas.path(new double[] {x1, x2}, new double[] {y1, y2}, false, MARKING);
    }

    private void cross(double x, double y) {
        line(x - 0.015, y, x + 0.015, y);
        line(x, y - 0.015, x, y + 0.015);
    }
}
