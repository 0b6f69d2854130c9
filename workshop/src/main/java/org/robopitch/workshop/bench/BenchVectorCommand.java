// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.robopitch.cli.ProgressLine;
import org.robopitch.learn.LearnSettings;
import org.robopitch.learn.Named;
import org.robopitch.learn.Task;
import org.robopitch.learn.VectorBench;
import org.robopitch.recording.json.JsonWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code robopitch bench vector}: how many worlds' steps a second the environments for learning make. */
@Command(
        name = "vector",
        footerHeading = "%nExample:%n  robopitch bench vector --task 3v3 --worlds 64%n",
        description =
                "Time the vectorised environments with random wheel speeds and contacts, an action in every step of"
                        + " 5 ms, on one and on two threads. The same through Python: python3 python/bench.py.",
        footer = {"", "See docs/learning.md."})
final class BenchVectorCommand implements Callable<Integer> {
    private static final double MACHINE_SECONDS = 1;

    @Option(
            names = "--task",
            split = ",",
            paramLabel = "TASK",
            description = "go-to-ball, penalty, 1v1, 3v3, 5v5. Default: 3v3.")
    List<String> tasks = List.of("3v3");

    @Option(
            names = "--league",
            paramLabel = "NAME",
            defaultValue = "mirosot",
            description = "mirosot or middle-size. Default: mirosot.")
    String league = "mirosot";

    @Option(
            names = "--worlds",
            paramLabel = "N",
            defaultValue = "128",
            description = "Worlds stepped together. Default: 128.")
    int worlds;

    @Option(
            names = "--threads",
            split = ",",
            paramLabel = "N",
            description = "Numbers of threads to compare. Default: 1,2.")
    List<Integer> threads = List.of(1, 2);

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "5",
            description = "Real seconds of each measurement, and as many before it to warm up. Default: 5.")
    double seconds;

    @Option(names = "--json", description = "Print one JSON object instead of the table.")
    boolean json;

    @Spec
    CommandSpec spec;

    @Override
    public Integer call() {
        List<LearnSettings> all = settings();
        List<VectorBench.Result> results = new ArrayList<>();
        try (ProgressLine progress = new ProgressLine(spec, "")) {
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
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(json(results, machine));
        } else {
            print(out, results, machine);
        }
        return 0;
    }

    private List<LearnSettings> settings() {
        if (!(seconds > 0 && seconds <= 3600)) {
            throw new ParameterException(
                    spec.commandLine(), "--seconds must be more than 0 and at most 3600, but is " + seconds);
        }
        try {
            List<LearnSettings> all = new ArrayList<>();
            for (String task : tasks) {
                for (int count : threads) {
                    all.add(VectorBench.settings(league, Named.find("task", task, Task.values()), worlds, count));
                }
            }
            return all;
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), String.valueOf(refused.getMessage()), refused);
        }
    }

    private static String json(List<VectorBench.Result> results, Map<Integer, Double> machine) {
        JsonWriter text = new JsonWriter().beginObject().name("results").beginArray();
        for (VectorBench.Result result : results) {
            LearnSettings settings = result.settings();
            text.beginObject().name("task").value(settings.task().word());
            text.name("league").value(settings.league());
            text.name("threads").value(settings.threads());
            text.name("worlds").value(settings.worlds());
            text.name("stepSeconds").value(settings.stepSeconds());
            text.name("worldStepsPerSecond").value(Math.rint(result.worldStepsPerSecond()));
            text.name("worldStepsPerCpuSecond").value(Math.rint(result.worldStepsPerCpuSecond()));
            text.name("medianWorldStepsPerSecond").value(Math.rint(result.medianWorldStepsPerSecond()));
            double times = machine.getOrDefault(settings.threads(), 1.0);
            text.name("machineTimesOneThread").value(Math.rint(1000 * times) / 1000);
            text.endObject();
        }
        return text.endArray().endObject().toString();
    }

    private static void print(PrintWriter out, List<VectorBench.Result> results, Map<Integer, Double> machine) {
        out.printf(
                "%-12s %-12s %7s %7s %14s %18s %14s %14s%n",
                "league",
                "task",
                "worlds",
                "threads",
                "world steps/s",
                "times real time",
                "per CPU second",
                "median round");
        for (VectorBench.Result result : results) {
            LearnSettings settings = result.settings();
            out.printf(
                    Locale.ROOT,
                    "%-12s %-12s %7d %7d %,14.0f %,18.0f %,14.0f %,14.0f%n",
                    settings.league(),
                    settings.task().word(),
                    settings.worlds(),
                    settings.threads(),
                    result.worldStepsPerSecond(),
                    result.worldStepsPerSecond() * settings.stepSeconds(),
                    result.worldStepsPerCpuSecond(),
                    result.medianWorldStepsPerSecond());
        }
        machine.forEach((count, times) -> {
            if (count > 1) {
                out.printf(
                        Locale.ROOT,
                        "Plain arithmetic on %d threads of this machine is %.2f times as fast as on one.%n",
                        count,
                        times);
            }
        });
    }
}
