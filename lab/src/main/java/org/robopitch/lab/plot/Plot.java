// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Axes, series and shapes, drawn as SVG. The ranges follow from the series unless they are set. */
public final class Plot {
    private static final int LEFT = 74;
    private static final int RIGHT = 16;
    private static final int TOP = 34;
    private static final int BOTTOM = 50;
    private static final int LEGEND_LINE = 20;
    /** Height and width of a letter of a note, pixels. */
    private static final int LETTER = 10;

    private static final int LETTER_WIDTH = 7;

    private final String title;
    private final Axis x;
    private final Axis y;
    private final List<Series> series = new ArrayList<>();
    private final List<Shape> shapes = new ArrayList<>();
    private double[] rangeX = {};
    private double[] rangeY = {};
    private boolean equalScales;
    private int width = 640;
    private int wholeHeight = 400;

    // Found when it is drawn.
    private Markup out = new Markup();
    private double[] spanX = {0, 1};
    private double[] spanY = {0, 1};
    private double areaWidth;
    private double areaHeight;
    private int height;
    /** Boxes of what notes must not cover: left, top, right, bottom. */
    private final List<double[]> taken = new ArrayList<>();

    /**
     * An empty plot.
     *
     * @param title what it shows, also for those who cannot see it
     * @param x the axis along
     * @param y the axis up
     */
    public Plot(String title, Axis x, Axis y) {
        this.title = title;
        this.x = x;
        this.y = y;
    }

    /** An empty plot whose axes are linear, with these labels. */
    public Plot(String title, String x, String y) {
        this(title, Axis.linear(x), Axis.linear(y));
    }

    /**
     * Adds a series.
     *
     * @return this plot
     */
    public Plot add(Series one) {
        int colour = one.colour() >= 0 ? one.colour() : series.size() % 8;
        series.add(one.coloured(colour));
        return this;
    }

    /**
     * Adds a shape, below the series.
     *
     * @return this plot
     */
    public Plot add(Shape one) {
        shapes.add(one);
        return this;
    }

    /**
     * Sets what the x axis shows.
     *
     * @param from first value
     * @param to last value
     * @return this plot
     */
    public Plot rangeX(double from, double to) {
        rangeX = new double[] {from, to};
        return this;
    }

    /**
     * Sets what the y axis shows.
     *
     * @param from first value
     * @param to last value
     * @return this plot
     */
    public Plot rangeY(double from, double to) {
        rangeY = new double[] {from, to};
        return this;
    }

    /**
     * Makes a unit along as long as a unit up, as pictures of a field need it.
     *
     * @return this plot
     */
    public Plot equalScales() {
        equalScales = true;
        return this;
    }

    /**
     * Sets the size of the picture.
     *
     * @param newWidth pixels
     * @param newHeight pixels
     * @return this plot
     */
    public Plot size(int newWidth, int newHeight) {
        width = newWidth;
        wholeHeight = newHeight;
        return this;
    }

    /** {@return the picture as an SVG element, for a page that has {@link Markup#STYLE}} */
    public String svg() {
        return draw("");
    }

    /** {@return the picture as an SVG file of its own} */
    public String svgFile() {
        return draw("<style>" + Markup.STYLE + "</style>");
    }

    private String draw(String style) {
        spanX = span(x, rangeX, true);
        spanY = span(y, rangeY, false);
        areaWidth = width - LEFT - RIGHT;
        // With equal scales the height follows from the width.
        areaHeight =
                equalScales ? areaWidth * (spanY[1] - spanY[0]) / (spanX[1] - spanX[0]) : wholeHeight - TOP - BOTTOM;
        height = (int) Math.round(areaHeight) + TOP + BOTTOM;
        long named = series.stream().filter(one -> !one.name().isEmpty()).count();
        int whole = height + (int) named * LEGEND_LINE;
        out = Markup.svg(width, whole, title).raw(style);
        out.text("font-weight='600'", LEFT, 20, title);
        axes();
        // Clips what leaves the frame, by a viewport of its own, which needs no identifier.
        out.add(
                "<svg x='%d' y='%d' width='%.1f' height='%.1f' viewBox='%d %d %.1f %.1f'>",
                LEFT, TOP, areaWidth, areaHeight, LEFT, TOP, areaWidth, areaHeight);
        for (Shape shape : shapes) {
            draw(shape);
        }
        for (Series one : series) {
            draw(one);
        }
        notes();
        out.end();
        legend();
        return out.end().toString();
    }

    private void axes() {
        for (double tick : x.ticks(spanX[0], spanX[1])) {
            double px = x(tick);
            out.add("<path class='grid' d='M%.1f %dV%.1f'/>", px, TOP, TOP + areaHeight);
            out.text(Markup.TICK, px, TOP + areaHeight + 17, number(tick));
        }
        for (double tick : y.ticks(spanY[0], spanY[1])) {
            double py = y(tick);
            out.add("<path class='grid' d='M%d %.1fH%.1f'/>", LEFT, py, LEFT + areaWidth);
            out.text(Markup.TICK_END, LEFT - 7, py + 4, number(tick));
        }
        out.rect("class='frame'", LEFT, TOP, areaWidth, areaHeight);
        out.text(Markup.MIDDLE, LEFT + areaWidth / 2, TOP + areaHeight + 38, x.label());
        out.add(
                "<text transform='translate(16 %.1f) rotate(-90)' text-anchor='middle'>%s</text>",
                TOP + areaHeight / 2, y.label());
    }

    private void draw(Series series) {
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
        return x.shows(point.x()) && y.shows(point.y());
    }

    private static String dash(Series.Style style) {
        return switch (style) {
            case DASHED -> "dashed";
            case DOTTED -> "dotted";
            case LINE, MARKED, POINTS -> "";
        };
    }

    private void draw(Shape shape) {
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

    private boolean isInside(double[] box) {
        return box[0] > LEFT && box[1] > TOP && box[2] < LEFT + areaWidth && box[3] < TOP + areaHeight;
    }

    /** Beside their points, where there is room; left out where there is none. */
    private void notes() {
        taken.clear();
        for (Series one : series) {
            one.points().forEach(point -> {
                double px = x(point.x());
                double py = y(point.y());
                taken.add(new double[] {px - 3, py - 3, px + 3, py + 3});
            });
        }
        for (Shape shape : shapes) {
            if (shape instanceof Shape.Note note) {
                double px = x(note.at().x());
                double py = y(note.at().y());
                double wide = LETTER_WIDTH * note.text().length();
                double[][] places = {
                    {px + 5, py - 5}, {px - 5 - wide, py + 14}, {px - 5 - wide, py - 5}, {px + 5, py + 14}
                };
                for (double[] place : places) {
                    double[] box = {place[0], place[1] - LETTER, place[0] + wide, place[1]};
                    if (isInside(box)
                            && taken.stream()
                                    .noneMatch(other -> box[0] < other[2]
                                            && other[0] < box[2]
                                            && box[1] < other[3]
                                            && other[1] < box[3])) {
                        taken.add(box);
                        out.text("class='value'", place[0], place[1], note.text());
                        break;
                    }
                }
            }
        }
    }

    private void legend() {
        double line = height + 4;
        for (Series one : series) {
            if (one.name().isEmpty()) {
                continue;
            }
            String colour = "var(--c" + one.colour() + ")";
            boolean marks = one.style() == Series.Style.POINTS || one.style() == Series.Style.MARKED;
            if (one.style() != Series.Style.POINTS) {
                out.add("<path class='line %s' stroke='%s' d='M%d %.1fh28'/>", dash(one.style()), colour, LEFT, line);
            }
            if (marks) {
                out.add("<circle cx='%d' cy='%.1f' r='3.2' fill='%s'/>", LEFT + 14, line, colour);
            }
            out.text("", LEFT + 36, line + 4, one.name());
            line += LEGEND_LINE;
        }
    }

    private double x(double value) {
        return LEFT + areaWidth * (x.position(value) - spanX[0]) / (spanX[1] - spanX[0]);
    }

    private double y(double value) {
        return TOP + areaHeight * (1 - (y.position(value) - spanY[0]) / (spanY[1] - spanY[0]));
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

    private double[] span(Axis axis, double[] set, boolean along) {
        if (set.length == 2) {
            return new double[] {axis.position(set[0]), axis.position(set[1])};
        }
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (Series one : series) {
            for (Series.Point point : one.points()) {
                if (x.shows(point.x()) && y.shows(point.y())) {
                    double position = axis.position(along ? point.x() : point.y());
                    low = Math.min(low, position);
                    high = Math.max(high, position);
                }
            }
        }
        if (low > high) {
            return new double[] {0, 1};
        }
        double margin = high > low ? 0.04 * (high - low) : 0.5;
        return new double[] {low - margin, high + margin};
    }
}
