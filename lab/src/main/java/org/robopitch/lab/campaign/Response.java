// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.robopitch.campaign.sweep.Lead;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.plot.Shape;

/** How the goals depend on one parameter: the points of a search, each with its interval, and their mean. */
final class Response {
    private static final int BINS = 10;
    private static final int MOST_INTERVALS = 150;

    private final String path;
    private final List<Series.Point> dots = new ArrayList<>();
    private final List<Lead> leads;

    /**
     * A response.
     *
     * @param path of the parameter
     * @param values of the parameter at each point
     * @param leads at each point
     */
    Response(String path, List<Double> values, List<Lead> leads) {
        this.path = path;
        this.leads = leads;
        for (int p = 0; p < leads.size(); p++) {
            dots.add(new Series.Point(values.get(p), leads.get(p).mean()));
        }
    }

    Plot plot() {
        Plot plot = new Plot(path, path, "goals ahead per match").size(380, 300);
        double low = 0;
        double high = 0;
        boolean intervals = dots.size() <= MOST_INTERVALS;
        for (int p = 0; p < dots.size(); p++) {
            Series.Point dot = dots.get(p);
            double margin = intervals ? leads.get(p).margin() : 0;
            low = Math.min(low, dot.y() - margin);
            high = Math.max(high, dot.y() + margin);
            if (intervals) {
                plot.add(new Shape.Line(
                        new Series.Point(dot.x(), dot.y() - margin),
                        new Series.Point(dot.x(), dot.y() + margin),
                        Shape.Paint.GHOST));
            }
        }
        double room = high > low ? 0.05 * (high - low) : 0.5;
        return plot.rangeY(low - room, high + room)
                .add(Series.marks(intervals ? "points, 95 % interval" : "points", dots))
                .add(Series.line("mean", means()));
    }

    private List<Series.Point> means() {
        double low = dots.stream().mapToDouble(Series.Point::x).min().orElse(0);
        double high = dots.stream().mapToDouble(Series.Point::x).max().orElse(0);
        TreeMap<Integer, List<Series.Point>> bins = new TreeMap<>();
        for (Series.Point dot : dots) {
            int bin = high > low ? (int) Math.round((dot.x() - low) / (high - low) * BINS) : 0;
            bins.computeIfAbsent(bin, key -> new ArrayList<>()).add(dot);
        }
        List<Series.Point> means = new ArrayList<>();
        for (List<Series.Point> bin : bins.values()) {
            means.add(new Series.Point(
                    bin.stream().mapToDouble(Series.Point::x).average().orElse(0),
                    bin.stream().mapToDouble(Series.Point::y).average().orElse(0)));
        }
        return means;
    }
}
