// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.cli.ProgressLine;
import org.robopitch.cli.Usage;
import org.robopitch.declare.Spelling;
import org.robopitch.engine.world.Quality;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.lab.report.Table;
import org.robopitch.links.simspark.sexp.AsciiText;
import org.robopitch.links.simspark.wire.SimsparkCodec;
import org.robopitch.mirosot.game.Mirosot;
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
    private static final int QUALITY_STEPS = 200_000;

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
            description = "Engines to run: robopitch, dyn4j, jbox2d, jbox2d-repaired. Default: all but jbox2d.")
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
            description = "Instead, measure how much faster than real time this league runs: mirosot, middle-size or"
                    + " humanoid.")
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
            case "mirosot", "middle-size" -> league(plan);
            default -> throw refusal("--league must be mirosot, middle-size or humanoid, but is '" + league + "'");
        }
        return 0;
    }

    private void scenes(BenchPlan plan) throws Exception {
        BenchReport report = new BenchReport(plan, measured(plan, plan.subjects()));
        print(report::table, report::json);
        if (!json && plan.contenders().contains(Contender.ROBOPITCH)) {
            plan.scenes().forEach(scene -> out().println(quality(scene, QUALITY_STEPS)));
        }
    }

    private void league(BenchPlan plan) throws Exception {
        List<Measurement> measured = measured(plan, Subject.ofLeague(league));
        Table<Measurement> figures = Measurement.figures(league);
        print(() -> figures.text(measured), () -> {
            JsonWriter text = new JsonWriter().beginObject().name("league").value(league);
            return figures.write(measured, text.name("results")).endObject();
        });
    }

    private List<Measurement> measured(BenchPlan plan, List<Subject> subjects) throws Exception {
        try (ProgressLine progress = progress("")) {
            // About how long they take, and their processes to start.
            progress.endsAfter(subjects.size() * ((quick ? 0.1 : 1) * (warmUpSeconds + measuredSeconds) + 1));
            return new Bench().run(plan, subjects, part -> progress.part(part, subjects.size()));
        }
    }

    /** {@return how well our engine's steps go in a scene, in a line: what they cost is only half of the story} */
    static String quality(Scene scene, int steps) {
        Mirosot league = Scene.league(Scene.COMMON_STEP);
        RobopitchEngine engine = new RobopitchEngine(league);
        SceneRun run = new SceneRun(scene, engine, league, SceneRun.SEED);
        long holds = 0;
        long pinned = 0;
        long impacts = 0;
        long corrections = 0;
        double energy = 0;
        double momentum = 0;
        for (int step = 0; step < steps; step++) {
            Quality before = engine.quality();
            run.advance(1);
            // A kick-off sets the count of holds back.
            Quality made = engine.quality().since(before);
            holds += Math.max(0, made.holds());
            pinned += made.ballPinned();
            impacts += made.impacts();
            corrections += made.corrections();
            energy += made.energyTakenBack();
            momentum += made.momentumLost();
        }
        double thousands = steps / 1000.0;
        return String.format(
                Locale.ROOT,
                "%s, quality per 1,000 steps: %.2f holds, %.6f J taken back, %.4f N·s lost, %.2f times the ball pinned,"
                        + " %.1f impacts, %.1f corrections of overlaps",
                scene.label(),
                holds / thousands,
                energy / thousands,
                momentum / thousands,
                pinned / thousands,
                impacts / thousands,
                corrections / thousands);
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
