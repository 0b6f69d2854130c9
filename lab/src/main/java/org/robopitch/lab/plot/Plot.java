// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.plot;

import java.util.ArrayList;
import java.util.List;

/** What is to be drawn: axes, series and shapes. The ranges follow from them unless they are set. */
public final class Plot {
    private final String title;
    private final Axis x;
    private final Axis y;
    private final List<Series> series = new ArrayList<>();
    private final List<Shape> shapes = new ArrayList<>();
    private double[] rangeX = {};
    private double[] rangeY = {};
    private boolean equalScales;
    private int width = 640;
    private int height = 400;

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
     * @param one which
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
     * @param one which
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
        height = newHeight;
        return this;
    }

    /** {@return the picture as an SVG element, for a page that has {@link SvgStyle#CSS}} */
    public String svg() {
        return new SvgPlot(this).draw("");
    }

    /** {@return the picture as an SVG file of its own} */
    public String svgFile() {
        return new SvgPlot(this).draw("<style>" + SvgStyle.CSS + "</style>");
    }

    String title() {
        return title;
    }

    Axis x() {
        return x;
    }

    Axis y() {
        return y;
    }

    List<Series> series() {
        return series;
    }

    List<Shape> shapes() {
        return shapes;
    }

    boolean hasEqualScales() {
        return equalScales;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /** First and last position on the x axis. */
    double[] spanX() {
        return span(x, rangeX, true);
    }

    /** First and last position on the y axis. */
    double[] spanY() {
        return span(y, rangeY, false);
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
