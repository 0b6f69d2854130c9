// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.cli.ProgressLine;
import org.robopitch.lab.plot.Axis;
import org.robopitch.lab.plot.Markup;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.plot.Shape;
import org.robopitch.lab.report.Table;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.workshop.bench.Precision.Point;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code robopitch bench precision}: work against precision, over the length of a step. */
@Command(
        name = "precision",
        footerHeading = "%nExample:%n  robopitch bench precision --states 50 --plot precision.svg%n",
        description =
                "Measure error and cost of steps from 0.125 to 8 ms, for RoboPitch's engine and others, and compare "
                        + "it with the best of the others, each at its own best step.",
        footer = {"", "See docs/benchmarks.md."})
final class BenchPrecisionCommand extends ProgramCommand.Reporting {
    private static final int WIDTH = 520;
    private static final int HEIGHT = 380;

    @Option(
            names = "--states",
            paramLabel = "N",
            description = "Starting states of each scene. Default: ${DEFAULT-VALUE}.")
    int states = 200;

    @Option(names = "--plot", paramLabel = "FILE.svg", description = "Also draw a diagram.")
    @Nullable
    Path plot;

    private static final Table<Point> FIGURES = new Table<Point>()
            .column("scene", "%-12s", "scene", one -> one.scene().label())
            .column("engine", "%-16s", "engine", one -> one.contender().label())
            .key("stepSeconds", 6, Point::stepSeconds)
            .column("step ms", "%8.3f", "", one -> 1e3 * one.stepSeconds())
            .column("error mm", "%10.4f", "errorMillimetres", 6, Point::errorMillimetres)
            .column("ns per ms", "%,16.0f", "nsPerSimulatedMillisecond", 1, Point::nsPerSimulatedMillisecond);

    /** A point of the peers' front, and the cheapest of ours that is no less exact; none if ours are all less exact. */
    record Pair(Point peer, @Nullable Point ours) {
        private static final Table<Pair> FIGURES = new Table<Pair>()
                .column("front", "%-12s", "scene", one -> one.peer.scene().label())
                .column("engine", "%-16s", "engine", one -> one.peer.contender().label())
                .column("step ms", "%8.3f", "stepMilliseconds", 3, one -> 1e3 * one.peer.stepSeconds())
                .column("error mm", "%10.4f", "errorMillimetres", 6, one -> one.peer.errorMillimetres())
                .column(
                        "ns per ms",
                        "%,10.0f",
                        "nsPerSimulatedMillisecond",
                        1,
                        one -> one.peer.nsPerSimulatedMillisecond())
                .column("our step", "%9.3f", "ourStepMilliseconds", 3, one -> one.ours(1e3, Point::stepSeconds))
                .column("our error", "%10.4f", "ourErrorMillimetres", 6, one -> one.ours(1, Point::errorMillimetres))
                .column(
                        "our ns",
                        "%,8.0f",
                        "ourNsPerSimulatedMillisecond",
                        1,
                        one -> one.ours(1, Point::nsPerSimulatedMillisecond))
                .column("times as fast", "%13.1f", "timesAsFast", 2, Pair::timesAsFast);

        private double ours(double unit, ToDoubleFunction<Point> value) {
            return ours == null ? Double.NaN : unit * value.applyAsDouble(ours);
        }

        double timesAsFast() {
            return peer.nsPerSimulatedMillisecond() / ours(1, Point::nsPerSimulatedMillisecond);
        }
    }

    @Override
    public Integer call() throws Exception {
        between("--states", states, 1, 10_000);
        int parts = Scene.values().length * Contender.DEFAULTS.size();
        List<Point> points;
        try (ProgressLine progress = progress("")) {
            points = new Precision(states)
                    .run(List.of(Scene.values()), Contender.DEFAULTS, part -> progress.part(part, parts));
        }
        if (plot != null) {
            Files.writeString(plot, svg(points), StandardCharsets.UTF_8);
        }
        print(() -> table(points), () -> json(points));
        return 0;
    }

    /** A line for each scene, engine and step, the front, and how fast ours is along it. */
    static String table(List<Point> points) {
        List<Pair> front = front(points);
        return FIGURES.text(points) + "\n\n" + Pair.FIGURES.text(front) + "\n"
                + scenes(points)
                        .map(scene -> String.format(
                                Locale.ROOT,
                                "%s: at least %.1f times as fast where a peer errs by less than %s mm, at least %.1f"
                                        + " times where it errs more%n",
                                scene.label(),
                                least(front, pair -> pair.peer.scene() == scene && exact(pair.peer)),
                                exactBelow(scene),
                                least(front, pair -> pair.peer.scene() == scene && !exact(pair.peer))))
                        .collect(Collectors.joining());
    }

    /** Below this error peers are compared as exact ones, mm: about what a millimetre-sized robot's camera sees. */
    private static double exactBelow(Scene scene) {
        return scene == Scene.RANDOM_5V5 ? 0.2 : 1;
    }

    private static boolean exact(Point peer) {
        return peer.errorMillimetres() < exactBelow(peer.scene());
    }

    private static double least(List<Pair> front, Predicate<Pair> which) {
        OptionalDouble least =
                front.stream().filter(which).mapToDouble(Pair::timesAsFast).min();
        return least.orElse(Double.NaN);
    }

    private static Stream<Scene> scenes(List<Point> points) {
        return points.stream().map(Point::scene).distinct();
    }

    /** The peers' points that no other of theirs beats in both error and time, from the coarsest to the most exact. */
    static List<Pair> front(List<Point> points) {
        List<Pair> front = new ArrayList<>();
        scenes(points).forEach(scene -> {
            List<Point> peers = points.stream()
                    .filter(one -> one.scene() == scene && !one.contender().isOurs())
                    .sorted(Comparator.comparingDouble(Point::nsPerSimulatedMillisecond))
                    .toList();
            double best = Double.POSITIVE_INFINITY;
            for (Point peer : peers) {
                if (peer.errorMillimetres() < best) {
                    best = peer.errorMillimetres();
                    front.add(new Pair(peer, ours(points, peer)));
                }
            }
        });
        return front;
    }

    private static @Nullable Point ours(List<Point> points, Point peer) {
        return points.stream()
                .filter(one -> one.scene() == peer.scene()
                        && one.contender().isOurs()
                        && one.errorMillimetres() <= peer.errorMillimetres())
                .min(Comparator.comparingDouble(Point::nsPerSimulatedMillisecond))
                .orElse(null);
    }

    /** One JSON object in one line. */
    static String json(List<Point> points) {
        JsonWriter text = FIGURES.write(points, new JsonWriter().beginObject().name("results"));
        return Pair.FIGURES.write(front(points), text.name("front")).endObject().toString();
    }

    /** The diagram: one panel per scene, both axes logarithmic, with the length of each step in ms. */
    static String svg(List<Point> points) {
        List<Plot> panels = scenes(points).map(scene -> panel(points, scene)).toList();
        Markup svg = Markup.svg(panels.size() * WIDTH, HEIGHT + 90, "error against time")
                .raw("<style>" + Markup.STYLE + "</style>");
        for (int i = 0; i < panels.size(); i++) {
            svg.add("<g transform='translate(%d 0)'>", i * WIDTH)
                    .raw(panels.get(i).svg() + "</g>\n");
        }
        return svg.end().toString();
    }

    private static Plot panel(List<Point> points, Scene scene) {
        Plot panel = new Plot(scene.label(), Axis.logarithmic("ns per simulated ms"), Axis.logarithmic("error, mm"))
                .size(WIDTH, HEIGHT);
        points.stream().map(Point::contender).distinct().forEach(engine -> {
            List<Point> own = points.stream()
                    .filter(one -> one.scene() == scene && one.contender() == engine)
                    .toList();
            List<Series.Point> marks = Series.points(own, Point::nsPerSimulatedMillisecond, Point::errorMillimetres);
            panel.add(Series.of(engine.label(), marks, Series.Style.MARKED));
            for (int i = 0; i < own.size(); i++) {
                BigDecimal step = new BigDecimal(1e3 * own.get(i).stepSeconds(), new MathContext(4));
                panel.add(new Shape.Note(marks.get(i), step.stripTrailingZeros().toPlainString()));
            }
        });
        return panel;
    }
}
