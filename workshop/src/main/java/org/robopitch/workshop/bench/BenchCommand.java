// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.cli.ProgressLine;
import org.robopitch.cli.Spelling;
import org.robopitch.cli.Usage;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.lab.report.Table;
import org.robopitch.links.simspark.sexp.AsciiText;
import org.robopitch.links.simspark.wire.SimsparkCodec;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.workshop.bench.humanoid.HumanoidReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code robopitch bench}: our engine and its peers on the same scenes. */
@Command(
        name = "bench",
        footerHeading = "%nExample:%n  robopitch bench --quick --engine robopitch%n",
        description = "Benchmark RoboPitch's engine and others on the same 5v5 scenes with 1 ms steps.",
        subcommands = {
            BenchLinksCommand.class,
            BenchMatchCommand.class,
            BenchPrecisionCommand.class,
            BenchTeamsCommand.class,
            BenchVectorCommand.class
        },
        footer = {"", "See docs/benchmarks.md for the method."})
public final class BenchCommand extends ProgramCommand.Reporting {

    @Option(
            names = "--scene",
            split = ",",
            paramLabel = "SCENE",
            description = "Scenes to run: random-5v5, scrum-5v5. Default: both.")
    List<String> sceneNames = List.of();

    @Option(
            names = "--engine",
            split = ",",
            paramLabel = "ENGINE",
            description = "Engines to run: robopitch, dyn4j, jbox2d, jbox2d-repaired. Default: all but the last.")
    List<String> engineNames = List.of();

    @Option(
            names = "--seconds",
            paramLabel = "N",
            description =
                    "Measured time per engine and scene; the median of its seconds counts. Default: ${DEFAULT-VALUE}.")
    int measuredSeconds = 9;

    @Option(
            names = "--warm-up",
            paramLabel = "N",
            description = "Warm-up seconds before the measurement, at least 15. Default: ${DEFAULT-VALUE}.")
    int warmUpSeconds = 15;

    @Option(names = "--quick", description = "Trial run in a tenth of the time; the numbers mean little.")
    boolean quick;

    @Option(
            names = "--league",
            paramLabel = "NAME",
            description =
                    "Instead, measure how much faster than real time this league runs: mirosot, middle-size or humanoid.")
    String league = "";

    @Override
    public Integer call() throws Exception {
        BenchPlan plan = plan();
        switch (league) {
            case "" -> scenes(plan);
            case "humanoid" -> {
                HumanoidReport report;
                try (ProgressLine progress = progress("")) {
                    report = HumanoidReport.measure(quick, wire(), part -> progress.part(part, HumanoidReport.PARTS));
                }
                print(report::table, report::json);
            }
            case "mirosot" -> league(LeagueBench.MIROSOT_PARTS, part -> new LeagueBench().runMirosot(plan, part));
            case "middle-size" -> league(LeagueBench.PARTS, part -> new LeagueBench().run(plan, part));
            default -> throw refusal("--league must be mirosot, middle-size or humanoid, but is '" + league + "'");
        }
        return 0;
    }

    private void scenes(BenchPlan plan) throws Exception {
        BenchReport report = new BenchReport(
                plan, measured(plan.scenes().size() * plan.contenders().size(), part -> new Bench().run(plan, part)));
        print(report::table, report::json);
        if (!json && plan.contenders().contains(Contender.ROBOPITCH)) {
            plan.scenes().forEach(scene -> out().println(SceneQuality.line(scene)));
        }
    }

    private void league(int parts, Measuring<List<LeagueBench.Speed>> measuring) throws Exception {
        List<LeagueBench.Speed> speeds = measured(parts, measuring);
        Table<LeagueBench.Speed> figures = LeagueBench.figures(league);
        print(() -> figures.text(speeds), () -> {
            JsonWriter text = new JsonWriter().beginObject().name("league").value(league);
            return figures.write(speeds, text.name("results")).endObject();
        });
    }

    /** Measures, and says before each part what comes next. */
    private interface Measuring<T> {
        T measure(Consumer<String> part) throws Exception;
    }

    private <T> T measured(int parts, Measuring<T> measuring) throws Exception {
        try (ProgressLine progress = progress("")) {
            // About how long some parts take, and their processes to start.
            progress.endsAfter(parts * ((quick ? 0.1 : 1) * (warmUpSeconds + measuredSeconds) + 1));
            return measuring.measure(part -> progress.part(part, parts));
        }
    }

    /** What is printed for an agent, and read by it. */
    private static Consumer<Percepts> wire() {
        SimsparkCodec codec = new SimsparkCodec();
        AsciiText text = new AsciiText();
        Percepts read = new Percepts();
        return percepts -> {
            text.clear();
            codec.print(percepts, text);
            read.clear();
            codec.read(text.bytes(), 0, text.length(), read);
        };
    }

    private BenchPlan plan() {
        List<Scene> scenes = sceneNames.isEmpty()
                ? List.of(Scene.values())
                : chosen("scene", sceneNames, Scene.values(), Scene::label);
        List<Contender> contenders = engineNames.isEmpty()
                ? Contender.DEFAULTS
                : chosen("engine", engineNames, Contender.values(), Contender::label);
        return Usage.checked(spec, () -> new BenchPlan(scenes, contenders, warmUpSeconds, measuredSeconds, quick));
    }

    private <T> List<T> chosen(String what, List<String> names, T[] known, Function<T, String> label) {
        List<String> labels = Stream.of(known).map(label).toList();
        for (String name : names) {
            if (!labels.contains(name)) {
                throw refusal("there is no " + what + " '" + name + "'" + Spelling.suggest(name, labels) + ", only "
                        + String.join(", ", labels));
            }
        }
        return names.stream()
                .distinct()
                .map(name -> known[labels.indexOf(name)])
                .toList();
    }
}
