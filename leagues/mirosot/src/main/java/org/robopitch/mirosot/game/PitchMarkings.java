// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.game;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.Marking;
import org.robopitch.kit.game.Painter;
import org.robopitch.mirosot.parameters.PitchParameters;

/** What is painted on a MiroSot pitch and built around it, for viewers. */
final class PitchMarkings {
    private final PitchParameters pitch;
    private final Painter paint = new Painter();

    private PitchMarkings(PitchParameters pitch) {
        this.pitch = pitch;
    }

    static List<Marking> of(PitchParameters pitch) {
        PitchMarkings painter = new PitchMarkings(pitch);
        painter.paint();
        return painter.paint.markings();
    }

    private void paint() {
        double goalLine = pitch.length() / 2;
        double side = pitch.width() / 2;
        paint.add(boundary(goalLine, side));
        paint.middle(pitch.width(), pitch.centreCircleRadius());
        for (int end = -1; end <= 1; end += 2) {
            paint.area(end, goalLine, pitch.penaltyAreaDepth(), pitch.penaltyAreaWidth());
            paint.spot(end * (goalLine - pitch.penaltyMark()), 0);
            paint.line(end * goalLine, -pitch.goalWidth() / 2, end * goalLine, pitch.goalWidth() / 2);
            for (int up = -1; up <= 1; up += 2) {
                paint.spot(end * pitch.freeBallX(), up * pitch.freeBallY());
            }
        }
    }

    /** One quarter is described, the others are its mirror images, so that the line closes counter-clockwise. */
    private Marking.Boundary boundary(double goalLine, double side) {
        double post = pitch.goalWidth() / 2;
        double back = goalLine + pitch.goalDepth();
        double cut = pitch.cornerCut();
        double[][] quarter = {
            {back, post}, {goalLine, post}, {goalLine, side - cut}, {goalLine - cut, side},
        };
        List<Double> points = new ArrayList<>();
        add(points, quarter, 1, 1, true);
        add(points, quarter, -1, 1, false);
        add(points, quarter, -1, -1, true);
        add(points, quarter, 1, -1, false);
        return new Marking.Boundary(points);
    }

    private static void add(List<Double> points, double[][] quarter, int right, int up, boolean forward) {
        for (int i = 0; i < quarter.length; i++) {
            double[] point = quarter[forward ? i : quarter.length - 1 - i];
            double x = right * point[0];
            double y = up * point[1];
            int n = points.size();
            if (n < 2 || points.get(n - 2) != x || points.get(n - 1) != y) {
                points.add(x);
                points.add(y);
            }
        }
    }
}
