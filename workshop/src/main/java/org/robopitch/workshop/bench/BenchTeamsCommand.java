// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.robopitch.cli.BuiltInCatalogue;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.cli.ProgressLine;
import org.robopitch.cli.TeamMain;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.lab.report.Table;
import org.robopitch.links.sharedmemory.ProcessLimits;
import org.robopitch.links.sharedmemory.Walls;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.guard.GuardSettings;
import org.robopitch.runner.pace.Clock;
import org.robopitch.runner.team.TeamProcesses;
import org.robopitch.runner.team.TeamSource;
import org.robopitch.teams.chaser.Chaser;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code robopitch bench teams}: what a decision costs in this process and in one of its own. */
@Command(
        name = "teams",
        footerHeading = "%nExample:%n  robopitch bench teams --decisions 5000%n",
        description = "Time the decisions of a team inside the match process and in its own process, and the start of"
                + " that process.",
        footer = {"", "See docs/security.md."})
final class BenchTeamsCommand extends ProgramCommand.Reporting {
    private static final int PROGRESS_EVERY = 1000;

    @Option(names = "--decisions", paramLabel = "N", description = "Decisions to time. Default: ${DEFAULT-VALUE}.")
    int decisions = 20000;

    /** The times of a team's decisions, µs. */
    private record Times(String name, String key, double median, double p99, double worst) {}

    private static final Table<Times> FIGURES = new Table<Times>()
            .column("µs a decision", "%-20s", "", Times::name)
            .column("median", "%10.1f", "medianMicroseconds", 1, Times::median)
            .column("p99", "%10.1f", "p99Microseconds", 1, Times::p99)
            .column("worst", "%10.1f", "worstMicroseconds", 1, Times::worst);

    /** What the start of a process took, ms: real time, and time of its processor. */
    private record Start(double real, double processor) {}

    private Start start = new Start(0, 0);

    @Override
    public Integer call() throws IOException {
        between("--decisions", decisions, 100, 100_000_000);
        League league = new BuiltInCatalogue().league(MatchOrder.of("mirosot", "5v5", "chaser", "chaser", 1));
        List<Times> rows;
        try (ProgressLine progress = progress("decisions")) {
            rows = measure(league, progress);
        }
        print(
                () -> FIGURES.text(rows)
                        + String.format(
                                Locale.ROOT,
                                "%n%nits process starts in %.0f ms, of which its processor works %.0f ms",
                                start.real,
                                start.processor),
                () -> {
                    JsonWriter text =
                            new JsonWriter().beginObject().name("decisions").value(decisions);
                    rows.forEach(row -> FIGURES.members(row, text.name(row.key).beginObject())
                            .endObject());
                    text.name("start").beginObject().name("milliseconds").rounded(start.real, 1);
                    text.name("processorMilliseconds").rounded(start.processor, 1);
                    return text.endObject().endObject();
                });
        return 0;
    }

    private List<Times> measure(League league, ProgressLine progress) throws IOException {
        List<Times> rows = new ArrayList<>();
        rows.add(measure("in this process", "inThisProcess", league, new Chaser(), progress, 0));
        rows.add(apart("in its own process", "inItsOwnProcess", Walls.NONE, league, progress));
        if (Walls.best() != Walls.NONE) {
            rows.add(apart("behind walls", "behindWalls", Walls.best(), league, progress));
        }
        return rows;
    }

    private Times apart(String name, String key, Walls walls, League league, ProgressLine progress) throws IOException {
        TeamSource source = new TeamSource("chaser", List.of(), Chaser.class.getName(), Map.of());
        TeamProcesses processes = TeamMain.processes(ProcessLimits.defaults(), walls);
        long begin = Clock.SYSTEM.nanoTime();
        try (TeamProcesses.Apart apart =
                processes.start(source, new TeamProcesses.Assignment(league, Side.BLUE, GuardSettings.DEFAULT_STEPS))) {
            start = new Start((Clock.SYSTEM.nanoTime() - begin) / 1e6, processorMilliseconds());
            return measure(name, key, league, apart, progress, decisions);
        }
    }

    /** What the processes that this one has started have used so far; 0 where the system does not say. */
    private static double processorMilliseconds() {
        return ProcessHandle.current()
                .descendants()
                .mapToLong(process -> process.info()
                        .totalCpuDuration()
                        .map(Duration::toMillis)
                        .orElse(0L))
                .sum();
    }

    private Times measure(String name, String key, League league, Team team, ProgressLine progress, int before) {
        Match match = new Match(new MatchSetup(league, team, (observation, commands) -> {}, 1));
        match.observe();
        Observation seen = match.seen(Side.BLUE);
        Commands commands = new Commands(league.robotsPerSide(), league.channels());
        long[] nanos = new long[decisions];
        // A tenth more to begin with, so that the compiler has seen it all.
        for (int i = -decisions / 10; i < decisions; i++) {
            long begin = Clock.SYSTEM.nanoTime();
            team.decide(seen, commands);
            if (i >= 0) {
                nanos[i] = Clock.SYSTEM.nanoTime() - begin;
            }
            if (i % PROGRESS_EVERY == 0) {
                progress.show(before + Math.max(0, i), 2L * decisions);
            }
        }
        Arrays.sort(nanos);
        return new Times(
                name,
                key,
                nanos[decisions / 2] / 1e3,
                nanos[(int) (0.99 * decisions)] / 1e3,
                nanos[decisions - 1] / 1e3);
    }
}
