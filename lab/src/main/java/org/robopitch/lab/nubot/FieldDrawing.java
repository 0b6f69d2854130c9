// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.plot.Shape;
import org.robopitch.middlesize.parameters.FieldParameters;

/** A Middle Size field to draw paths on. */
final class FieldDrawing {
    private FieldDrawing() {}

    static Plot of(String title, FieldParameters field) {
        Plot plot = new Plot(title, "x, m", "y, m")
                .equalScales()
                .rangeX(-field.length() / 2 - 1.5, field.length() / 2 + 1.5)
                .rangeY(-field.width() / 2 - 0.5, field.width() / 2 + 0.5)
                .size(900, 600);
        lines(field).forEach(plot::add);
        return plot;
    }

    private static List<Shape> lines(FieldParameters field) {
        double x = field.length() / 2;
        double y = field.width() / 2;
        double post = field.goalWidth() / 2;
        List<Shape> lines = new ArrayList<>();
        lines.add(Shape.fieldBox(-x, -y, x, y));
        lines.add(new Shape.Line(new Series.Point(0, -y), new Series.Point(0, y), Shape.Paint.FIELD));
        lines.add(new Shape.Circle(new Series.Point(0, 0), field.circleRadius(), Shape.Paint.FIELD));
        for (int end = -1; end <= 1; end += 2) {
            lines.add(Shape.fieldBox(end * x, -post, end * (x + field.goalDepth()), post));
            double area = field.goalAreaWidth() / 2;
            lines.add(Shape.fieldBox(end * (x - field.goalAreaDepth()), -area, end * x, area));
        }
        return lines;
    }
}
