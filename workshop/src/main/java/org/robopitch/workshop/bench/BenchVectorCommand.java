// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.cli.ProgressLine;
import org.robopitch.cli.Usage;
import org.robopitch.lab.report.Table;
import org.robopitch.learn.LearnSettings;
import org.robopitch.learn.Task;
import org.robopitch.learn.VectorBench;
import org.robopitch.recording.json.JsonWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code robopitch bench vector}: how many worlds' steps a second the environments for learning make. */
@Command(
        name = "vector",
        footerHeading = "%nExample:%n  robopitch bench vector --task 3v3 --worlds 64%n",
        description =
                "Time the vectorised environments with random wheel speeds and contacts, an action in every step of"
                        + " 5 ms, on one and on two threads. The same through Python: python3 python/bench.py.",
        footer = {"", "See docs/learning.md."})
final class BenchVectorCommand extends ProgramCommand.Reporting {
    private static final double MACHINE_SECONDS = 1;

    @Option(
            names = "--task",
            split = ",",
            paramLabel = "TASK",
            description = "go-to-ball, penalty, 1v1, 3v3, 5v5. Default: 3v3.")
    List<String> tasks = List.of("3v3");

    @Option(names = "--league", paramLabel = "NAME", description = "mirosot or middle-size. Default: ${DEFAULT-VALUE}.")
    String league = "mirosot";

    @Option(names = "--worlds", paramLabel = "N", description = "Worlds stepped together. Default: ${DEFAULT-VALUE}.")
    int worlds = 128;

    @Option(
            names = "--threads",
            split = ",",
            paramLabel = "N",
            description = "Numbers of threads to compare. Default: 1,2.")
    List<Integer> threads = List.of(1, 2);

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "Real seconds of each measurement, and as many before it to warm up. Default: 5.")
    double seconds = 5;

    /** A measurement, and how many times as fast as one thread its threads are on this machine. */
    private record Row(VectorBench.Result result, double machine) {
        LearnSettings settings() {
            return result.settings();
        }
    }

    private static final Table<Row> FIGURES = new Table<Row>()
            .column("league", "%-12s", "league", row -> row.settings().league())
            .column("task", "%-12s", "task", row -> row.settings().task().word())
            .column("worlds", "%7d", "worlds", row -> row.settings().worlds())
            .column("threads", "%7d", "threads", row -> row.settings().threads())
            .key("stepSeconds", 6, row -> row.settings().stepSeconds())
            .column("world steps/s", "%,14.0f", "worldStepsPerSecond", 0, row -> row.result.worldStepsPerSecond())
            .column(
                    "times real time",
                    "%,18.0f",
                    "",
                    row -> row.result.worldStepsPerSecond() * row.settings().stepSeconds())
            .column(
                    "per CPU second",
                    "%,14.0f",
                    "worldStepsPerCpuSecond",
                    0,
                    row -> row.result.worldStepsPerCpuSecond())
            .column(
                    "median round",
                    "%,14.0f",
                    "medianWorldStepsPerSecond",
                    0,
                    row -> row.result.medianWorldStepsPerSecond())
            .key("machineTimesOneThread", 3, Row::machine);

    @Override
    public Integer call() {
        List<LearnSettings> all = settings();
        List<VectorBench.Result> results = new ArrayList<>();
        try (ProgressLine progress = progress("")) {
            progress.endsAfter(2 * seconds * all.size());
            for (LearnSettings one : all) {
                progress.part(
                        one.task().word() + " on " + one.threads() + (one.threads() == 1 ? " thread" : " threads"),
                        all.size());
                results.add(VectorBench.run(one, seconds, seconds));
            }
        }
        SortedMap<Integer, Double> machine = new TreeMap<>();
        for (int count : threads) {
            machine.computeIfAbsent(
                    count,
                    n -> n == 1 ? 1.0 : VectorBench.machineTimesOneThread(n, Math.min(MACHINE_SECONDS, seconds)));
        }
        List<Row> rows = results.stream()
                .map(one -> new Row(one, machine.getOrDefault(one.settings().threads(), 1.0)))
                .toList();
        machine.remove(1);
        print(
                () -> FIGURES.text(rows)
                        + machine.entrySet().stream()
                                .map(one -> String.format(
                                        Locale.ROOT,
                                        "%nPlain arithmetic on %d threads of this machine is %.2f times as fast as on"
                                                + " one.",
                                        one.getKey(),
                                        one.getValue()))
                                .collect(Collectors.joining()),
                () -> FIGURES.write(rows, new JsonWriter().beginObject().name("results"))
                        .endObject());
        return 0;
    }

    private List<LearnSettings> settings() {
        if (!(seconds > 0 && seconds <= 3600)) {
            throw refusal("--seconds must be more than 0 and at most 3600, but is " + seconds);
        }
        return Usage.checked(
                spec,
                () -> tasks.stream()
                        .flatMap(task -> threads.stream()
                                .map(count -> VectorBench.settings(league, Task.of(task), worlds, count)))
                        .toList());
    }
}
