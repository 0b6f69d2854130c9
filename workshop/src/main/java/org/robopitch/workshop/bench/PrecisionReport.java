// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.robopitch.lab.report.Table;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.workshop.bench.Precision.Point;

/** Work against precision as a table, as JSON and as a diagram. */
public final class PrecisionReport {
    private static final double PEERS_STEP = 0.001;
    private static final int WIDTH = 460;
    private static final int HEIGHT = 330;
    private static final int MARGIN = 60;
    private static final int RIGHT = 30;
    private static final List<String> COLOURS = List.of("#1b6ca8", "#c8553d", "#588157", "#8d6a9f");

    private static final Table<Point> FIGURES = new Table<Point>()
            .column("scene", "%-12s", "scene", one -> one.scene().label())
            .column("engine", "%-16s", "engine", one -> one.contender().label())
            .key("stepSeconds", 6, Point::stepSeconds)
            .column("step ms", "%8.2f", "", one -> 1e3 * one.stepSeconds())
            .column("error mm", "%10.4f", "errorMillimetres", 6, Point::errorMillimetres)
            .column("ns per ms", "%,16.0f", "nsPerSimulatedMillisecond", 1, Point::nsPerSimulatedMillisecond);

    private final List<Point> points;

    public PrecisionReport(List<Point> points) {
        this.points = List.copyOf(points);
    }

    /** One line per scene, engine and step, then our speed where we are as exact as the best peer at 1 ms. */
    public String table() {
        StringBuilder text = new StringBuilder(FIGURES.text(points)).append('\n');
        for (Scene scene : Scene.values()) {
            bestPeer(scene)
                    .ifPresent(peer -> ours(scene, peer.errorMillimetres())
                            .ifPresent(own -> text.append(String.format(
                                    Locale.ROOT,
                                    "%s: with steps of %.2f ms we are as exact (%.3f mm) as %s at 1 ms (%.3f mm), and %.1f times as fast%n",
                                    scene.label(),
                                    1e3 * own.stepSeconds(),
                                    own.errorMillimetres(),
                                    peer.contender().label(),
                                    peer.errorMillimetres(),
                                    peer.nsPerSimulatedMillisecond() / own.nsPerSimulatedMillisecond()))));
        }
        return text.toString();
    }

    /** The peer with the smallest error in steps of a millisecond. */
    private Optional<Point> bestPeer(Scene scene) {
        return points.stream()
                .filter(one -> one.scene() == scene && !one.contender().isOurs() && one.stepSeconds() == PEERS_STEP)
                .min(Comparator.comparingDouble(Point::errorMillimetres));
    }

    /** The cheapest of our points that is no less exact. */
    private Optional<Point> ours(Scene scene, double error) {
        return points.stream()
                .filter(one -> one.scene() == scene && one.contender().isOurs() && one.errorMillimetres() <= error)
                .min(Comparator.comparingDouble(Point::nsPerSimulatedMillisecond));
    }

    /** One JSON object in one line. */
    public String json() {
        return FIGURES.write(points, new JsonWriter().beginObject().name("results"))
                .endObject()
                .toString();
    }

    /** The diagram: one panel per scene, both axes logarithmic. */
    public String svg() {
        List<Scene> scenes = points.stream().map(Point::scene).distinct().toList();
        StringBuilder svg = new StringBuilder(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"12\">%n"
                        + "<rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>%n",
                scenes.size() * WIDTH,
                HEIGHT));
        for (int i = 0; i < scenes.size(); i++) {
            svg.append(String.format(Locale.ROOT, "<g transform=\"translate(%d 0)\">%n", i * WIDTH));
            drawPanel(svg, scenes.get(i));
            svg.append("</g>\n");
        }
        return svg.append("</svg>\n").toString();
    }

    private void drawPanel(StringBuilder svg, Scene scene) {
        Axis x = new Axis(
                points.stream().mapToDouble(Point::nsPerSimulatedMillisecond).toArray(), MARGIN, WIDTH - RIGHT);
        Axis y = new Axis(points.stream().mapToDouble(Point::errorMillimetres).toArray(), HEIGHT - 50, 40);
        text(svg, WIDTH / 2, 20, "middle", "#222", scene.label());
        text(svg, WIDTH / 2, HEIGHT - 8, "middle", "#222", "ns per simulated ms");
        text(svg, 6, 28, "start", "#222", "error, mm");
        for (int power = x.from; power <= x.to; power++) {
            line(svg, x.at(Math.pow(10, power)), HEIGHT - 50, x.at(Math.pow(10, power)), 40);
            text(svg, x.at(Math.pow(10, power)), HEIGHT - 32, "middle", "#555", label(power));
        }
        for (int power = y.from; power <= y.to; power++) {
            line(svg, MARGIN, y.at(Math.pow(10, power)), WIDTH - RIGHT, y.at(Math.pow(10, power)));
            text(svg, MARGIN - 6, y.at(Math.pow(10, power)) + 4, "end", "#555", label(power));
        }
        List<Contender> engines =
                points.stream().map(Point::contender).distinct().toList();
        for (int i = 0; i < engines.size(); i++) {
            drawEngine(svg, scene, engines.get(i), COLOURS.get(i % COLOURS.size()), x, y);
        }
        Labels labels = new Labels();
        for (int i = 0; i < engines.size(); i++) {
            String colour = COLOURS.get(i % COLOURS.size());
            String name = engines.get(i).label();
            text(svg, WIDTH - RIGHT - 4, 56 + 16 * i, "end", colour, name);
            labels.take(WIDTH - RIGHT - 4 - Labels.LETTER * name.length(), 56 + 16 * i, name);
        }
        for (Contender engine : engines) {
            labels.takeLine(points.stream()
                    .filter(one -> one.scene() == scene && one.contender() == engine)
                    .map(one -> new double[] {x.at(one.nsPerSimulatedMillisecond()), y.at(one.errorMillimetres())})
                    .toList());
        }
        for (Point one : points) {
            if (one.scene() == scene) {
                String colour = COLOURS.get(engines.indexOf(one.contender()) % COLOURS.size());
                labels.put(svg, x.at(one.nsPerSimulatedMillisecond()), y.at(one.errorMillimetres()), colour, one);
            }
        }
    }

    private void drawEngine(StringBuilder svg, Scene scene, Contender engine, String colour, Axis x, Axis y) {
        List<Point> line = points.stream()
                .filter(one -> one.scene() == scene && one.contender() == engine)
                .toList();
        svg.append("<polyline fill=\"none\" stroke-width=\"2\" stroke=\"")
                .append(colour)
                .append("\" points=\"");
        for (Point one : line) {
            svg.append(String.format(
                    Locale.ROOT, "%.1f,%.1f ", x.at(one.nsPerSimulatedMillisecond()), y.at(one.errorMillimetres())));
        }
        svg.append("\"/>\n");
        for (Point one : line) {
            double px = x.at(one.nsPerSimulatedMillisecond());
            double py = y.at(one.errorMillimetres());
            svg.append(String.format(
                    Locale.ROOT, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3\" fill=\"%s\"/>%n", px, py, colour));
        }
    }

    private static String label(int power) {
        return power < 0
                ? String.format(Locale.ROOT, "%." + -power + "f", Math.pow(10, power))
                : String.format(Locale.ROOT, "%.0f", Math.pow(10, power));
    }

    private static void line(StringBuilder svg, double x1, double y1, double x2, double y2) {
        svg.append(String.format(
                Locale.ROOT,
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"#ddd\"/>%n",
                x1,
                y1,
                x2,
                y2));
    }

    private static void text(StringBuilder svg, double x, double y, String anchor, String colour, String what) {
        svg.append(String.format(
                Locale.ROOT,
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"%s\">%s</text>%n",
                x,
                y,
                anchor,
                colour,
                what));
    }

    /** The labels of points: each beside its own where there is room, left out where there is none. */
    private static final class Labels {
        static final double LETTER = 7;
        private static final double TALL = 10;
        private final List<double[]> taken = new ArrayList<>();

        /** Notes the place of a text that has been drawn, by its lower left corner. */
        void take(double x, double y, String text) {
            taken.add(box(x, y, text));
        }

        /** Notes the place of a line that has been drawn. */
        void takeLine(List<double[]> corners) {
            for (int i = 0; i + 1 < corners.size(); i++) {
                for (double share = 0; share <= 1; share += 0.05) {
                    double x = corners.get(i)[0] + share * (corners.get(i + 1)[0] - corners.get(i)[0]);
                    double y = corners.get(i)[1] + share * (corners.get(i + 1)[1] - corners.get(i)[1]);
                    taken.add(new double[] {x - 1, y - 1, x + 1, y + 1});
                }
            }
        }

        void put(StringBuilder svg, double x, double y, String colour, Point one) {
            String label = new BigDecimal(String.format(Locale.ROOT, "%.4g", 1e3 * one.stepSeconds()))
                    .stripTrailingZeros()
                    .toPlainString();
            double wide = LETTER * label.length();
            double[][] places = {{x + 5, y - 5}, {x - 5 - wide, y + 14}, {x - 5 - wide, y - 5}, {x + 5, y + 14}};
            for (double[] place : places) {
                double[] box = box(place[0], place[1], label);
                if (taken.stream().noneMatch(other -> meet(box, other))) {
                    taken.add(box);
                    text(svg, place[0], place[1], "start", colour, label);
                    return;
                }
            }
        }

        private static double[] box(double x, double y, String text) {
            return new double[] {x, y - TALL, x + LETTER * text.length(), y};
        }

        private static boolean meet(double[] one, double[] other) {
            return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
        }
    }

    /** A logarithmic axis from one power of ten to another. */
    private static final class Axis {
        final int from;
        final int to;
        private final double start;
        private final double end;

        Axis(double[] values, double start, double end) {
            double least = Double.POSITIVE_INFINITY;
            double most = 0;
            for (double value : values) {
                least = Math.min(least, Math.max(value, 1e-6));
                most = Math.max(most, value);
            }
            this.from = (int) Math.floor(Math.log10(least));
            this.to = Math.max(from + 1, (int) Math.ceil(Math.log10(most)));
            this.start = start;
            this.end = end;
        }

        double at(double value) {
            double power = Math.log10(Math.max(value, Math.pow(10, from)));
            return start + (end - start) * (power - from) / (to - from);
        }
    }
}
