// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.plot;

import java.util.Locale;

/** Draws a plot as SVG. */
final class SvgPlot {
    private static final int LEFT = 74;
    private static final int RIGHT = 16;
    private static final int TOP = 34;
    private static final int BOTTOM = 50;
    private static final int LEGEND_LINE = 20;

    private final Plot plot;
    private final double[] spanX;
    private final double[] spanY;
    private final double areaWidth;
    private final double areaHeight;
    private final int height;

    SvgPlot(Plot plot) {
        this.plot = plot;
        this.spanX = plot.spanX();
        this.spanY = plot.spanY();
        this.areaWidth = plot.width() - LEFT - RIGHT;
        // With equal scales the height follows from the width.
        this.areaHeight = plot.hasEqualScales()
                ? areaWidth * (spanY[1] - spanY[0]) / (spanX[1] - spanX[0])
                : plot.height() - TOP - BOTTOM;
        this.height = (int) Math.round(areaHeight) + TOP + BOTTOM;
    }

    private Markup out = new Markup();

    String draw(String style) {
        long named = plot.series().stream().filter(one -> !one.name().isEmpty()).count();
        int whole = height + (int) named * LEGEND_LINE;
        out = Markup.svg(plot.width(), whole, plot.title()).raw(style);
        out.text("font-weight='600'", LEFT, 20, plot.title());
        axes();
        // Clips what leaves the frame, by a viewport of its own, which needs no identifier.
        out.add(
                "<svg x='%d' y='%d' width='%.1f' height='%.1f' viewBox='%d %d %.1f %.1f'>",
                LEFT, TOP, areaWidth, areaHeight, LEFT, TOP, areaWidth, areaHeight);
        for (Shape shape : plot.shapes()) {
            shape(shape);
        }
        for (Series series : plot.series()) {
            series(series);
        }
        out.end();
        legend();
        return out.end().toString();
    }

    private void axes() {
        for (double tick : plot.x().ticks(spanX[0], spanX[1])) {
            double px = x(tick);
            out.add("<path class='grid' d='M%.1f %dV%.1f'/>", px, TOP, TOP + areaHeight);
            out.text(Markup.TICK, px, TOP + areaHeight + 17, number(tick));
        }
        for (double tick : plot.y().ticks(spanY[0], spanY[1])) {
            double py = y(tick);
            out.add("<path class='grid' d='M%d %.1fH%.1f'/>", LEFT, py, LEFT + areaWidth);
            out.text(Markup.TICK_END, LEFT - 7, py + 4, number(tick));
        }
        out.rect("class='frame'", LEFT, TOP, areaWidth, areaHeight);
        out.text(
                Markup.MIDDLE,
                LEFT + areaWidth / 2,
                TOP + areaHeight + 38,
                plot.x().label());
        out.add(
                "<text transform='translate(16 %.1f) rotate(-90)' text-anchor='middle'>%s</text>",
                TOP + areaHeight / 2, plot.y().label());
    }

    private void series(Series series) {
        String colour = "var(--c" + series.colour() + ")";
        if (series.style() != Series.Style.POINTS) {
            StringBuilder path = new StringBuilder();
            boolean down = false;
            for (Series.Point point : series.points()) {
                boolean shown = shows(point);
                if (shown) {
                    path.append(
                            String.format(Locale.ROOT, "%s%.2f %.2f", down ? "L" : "M", x(point.x()), y(point.y())));
                }
                down = shown;
            }
            out.add("<path class='line %s' stroke='%s' d='%s'/>", dash(series.style()), colour, path);
        }
        if (series.style() == Series.Style.POINTS || series.style() == Series.Style.MARKED) {
            for (Series.Point point : series.points()) {
                if (shows(point)) {
                    out.add("<circle cx='%.2f' cy='%.2f' r='3.2' fill='%s'/>", x(point.x()), y(point.y()), colour);
                }
            }
        }
    }

    private boolean shows(Series.Point point) {
        return plot.x().shows(point.x()) && plot.y().shows(point.y());
    }

    private static String dash(Series.Style style) {
        return switch (style) {
            case DASHED -> "dashed";
            case DOTTED -> "dotted";
            case LINE, MARKED, POINTS -> "";
        };
    }

    private void shape(Shape shape) {
        if (shape instanceof Shape.Polygon polygon) {
            StringBuilder points = new StringBuilder();
            for (Series.Point corner : polygon.corners()) {
                points.append(String.format(Locale.ROOT, "%.2f,%.2f ", x(corner.x()), y(corner.y())));
            }
            out.add(
                    "<polygon class='%s' points='%s'/>",
                    paint(polygon.paint()), points.toString().strip());
        } else if (shape instanceof Shape.Line line) {
            out.add(
                    "<path class='%s' d='M%.2f %.2fL%.2f %.2f'/>",
                    paint(line.paint()),
                    x(line.from().x()),
                    y(line.from().y()),
                    x(line.to().x()),
                    y(line.to().y()));
        } else if (shape instanceof Shape.Circle circle) {
            double radius = circle.radius() * areaWidth / (spanX[1] - spanX[0]);
            out.add(
                    "<circle class='%s' cx='%.2f' cy='%.2f' r='%.2f'/>",
                    paint(circle.paint()),
                    x(circle.centre().x()),
                    y(circle.centre().y()),
                    radius);
        } else if (shape instanceof Shape.Text text) {
            out.text(Markup.MIDDLE, x(text.at().x()), y(text.at().y()) + 4, text.text());
        }
    }

    private static String paint(Shape.Paint paint) {
        return paint.name().toLowerCase(Locale.ROOT);
    }

    private void legend() {
        double line = height + 4;
        for (Series series : plot.series()) {
            if (series.name().isEmpty()) {
                continue;
            }
            String colour = "var(--c" + series.colour() + ")";
            boolean marks = series.style() == Series.Style.POINTS || series.style() == Series.Style.MARKED;
            if (series.style() != Series.Style.POINTS) {
                out.add(
                        "<path class='line %s' stroke='%s' d='M%d %.1fh28'/>",
                        dash(series.style()), colour, LEFT, line);
            }
            if (marks) {
                out.add("<circle cx='%d' cy='%.1f' r='3.2' fill='%s'/>", LEFT + 14, line, colour);
            }
            out.text("", LEFT + 36, line + 4, series.name());
            line += LEGEND_LINE;
        }
    }

    private double x(double value) {
        return LEFT + areaWidth * (plot.x().position(value) - spanX[0]) / (spanX[1] - spanX[0]);
    }

    private double y(double value) {
        return TOP + areaHeight * (1 - (plot.y().position(value) - spanY[0]) / (spanY[1] - spanY[0]));
    }

    /** A tick's value, short. */
    static String number(double value) {
        if (value == 0) {
            return "0";
        }
        double size = Math.abs(value);
        if (size < 1e-3 || size >= 1e5) {
            String text = String.format(Locale.ROOT, "%.1e", value).replaceFirst("\\.0e", "e");
            return text.replaceFirst("e([-+])0?", "e$1").replace("e+", "e").replace("-", "\u2212");
        }
        String text = String.format(Locale.ROOT, "%.4f", value).replaceFirst("\\.?0+$", "");
        return text.replace("-", "\u2212");
    }
}
