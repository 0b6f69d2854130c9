// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.robopitch.cli.ProgressLine;
import org.robopitch.cli.Spelling;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.links.simspark.sexp.AsciiText;
import org.robopitch.links.simspark.wire.SimsparkCodec;
import org.robopitch.workshop.bench.humanoid.HumanoidReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

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
public final class BenchCommand implements Callable<Integer> {

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
            defaultValue = "9",
            description = "Measured time per engine and scene; the median of its seconds counts. Default: 9.")
    int measuredSeconds;

    @Option(
            names = "--warm-up",
            paramLabel = "N",
            defaultValue = "15",
            description = "Warm-up seconds before the measurement, at least 15. Default: 15.")
    int warmUpSeconds;

    @Option(names = "--quick", description = "Trial run in a tenth of the time; the numbers mean little.")
    boolean quick;

    @Option(
            names = "--league",
            paramLabel = "NAME",
            description =
                    "Instead, measure how much faster than real time this league runs: mirosot, middle-size or humanoid.")
    String league = "";

    @Option(names = "--json", description = "Print one JSON object instead of the table.")
    boolean json;

    @Spec
    CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        BenchPlan plan = plan();
        if (!league.isEmpty()) {
            return timeLeague(plan);
        }
        int parts = plan.scenes().size() * plan.contenders().size();
        BenchReport report;
        try (ProgressLine progress = new ProgressLine(spec, "")) {
            progress.endsAfter(seconds(parts));
            report = new BenchReport(plan, new Bench().run(plan, part -> progress.part(part, parts)));
        }
        PrintWriter out = spec.commandLine().getOut();
        out.println(json ? report.json() : report.table().stripTrailing());
        if (!json && plan.contenders().contains(Contender.ROBOPITCH)) {
            plan.scenes().forEach(scene -> out.println(SceneQuality.line(scene)));
        }
        return 0;
    }

    /** About how long some parts take, and their processes to start. */
    private double seconds(int parts) {
        return parts * ((quick ? 0.1 : 1) * (warmUpSeconds + measuredSeconds) + 1);
    }

    private int timeLeague(BenchPlan plan) throws Exception {
        if (league.equals("humanoid")) {
            HumanoidReport report;
            try (ProgressLine progress = new ProgressLine(spec, "")) {
                report = HumanoidReport.measure(quick, wire(), part -> progress.part(part, HumanoidReport.PARTS));
            }
            spec.commandLine().getOut().println(json ? report.json() : report.table());
            return 0;
        }
        boolean mirosot = league.equals("mirosot");
        if (!mirosot && !league.equals("middle-size")) {
            throw new ParameterException(
                    spec.commandLine(), "--league must be mirosot, middle-size or humanoid, but is '" + league + "'");
        }
        List<LeagueBench.Speed> speeds;
        try (ProgressLine progress = new ProgressLine(spec, "")) {
            int parts = mirosot ? LeagueBench.MIROSOT_PARTS : LeagueBench.PARTS;
            progress.endsAfter(seconds(parts));
            LeagueBench bench = new LeagueBench();
            speeds = mirosot
                    ? bench.runMirosot(plan, part -> progress.part(part, parts))
                    : bench.run(plan, part -> progress.part(part, parts));
        }
        spec.commandLine()
                .getOut()
                .println(
                        json
                                ? LeagueBench.json(league, speeds)
                                : LeagueBench.table(league, speeds).stripTrailing());
        return 0;
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
        try {
            return new BenchPlan(scenes, contenders, warmUpSeconds, measuredSeconds, quick);
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage(), refused);
        }
    }

    private <T> List<T> chosen(String what, List<String> names, T[] known, Function<T, String> label) {
        return names.stream()
                .distinct()
                .map(name -> Arrays.stream(known)
                        .filter(one -> label.apply(one).equals(name))
                        .findFirst()
                        .orElseThrow(() -> new ParameterException(
                                spec.commandLine(),
                                "there is no " + what + " '" + name + "'"
                                        + Spelling.suggest(
                                                name,
                                                Arrays.stream(known).map(label).toList())
                                        + ", only "
                                        + Arrays.stream(known).map(label).collect(Collectors.joining(", ")))))
                .toList();
    }
}
