// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.PlayState;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.FinishedMatch;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.MatchReport;
import org.robopitch.runner.Matches;
import org.robopitch.settings.Section;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code robopitch match}: a match at full speed, without a picture. */
@Command(
        name = "match",
        footerHeading = "%nExample:%n  robopitch match --blue MyTeam.java --seed 7 --record final.mcap%n",
        description = "Play a match at full speed and print the result.",
        footer = {"", "See docs/match.md."})
final class MatchCommand extends ProgramCommand {
    private static final int CYCLES_BETWEEN_PROGRESS = 50;

    @Parameters(arity = "0..1", paramLabel = "LEAGUE", description = "Same as --league.")
    @Nullable
    String league;

    @Mixin
    MatchOptions options;

    @Mixin
    ScenarioOption scenario;

    @Option(
            names = "--order",
            paramLabel = "S:ORDER",
            description = "Give the referee an order at a time, for example '30:corner yellow' in middle-size. May be"
                    + " repeated.")
    List<String> orders = List.of();

    @Option(names = "--json", description = "Print one JSON object instead of the report.")
    boolean json;

    @Option(
            names = "--hung-after",
            paramLabel = "S",
            description = "Give up a team that has not returned from its constructor, its start or a decision after"
                    + " this many real seconds. Default: 10.")
    double hungAfter = 10;

    @Option(
            names = "--step-budget",
            paramLabel = "N",
            description = "Number of reads and commands a team may make in one decision; beyond that, the decision "
                    + "counts as missed. Default: ${DEFAULT-VALUE}.")
    long stepBudget = 1000000;

    @Override
    public Integer call() throws Exception {
        if (!(hungAfter > 0 && hungAfter <= 3600)) {
            throw refusal("--hung-after must be above 0 and at most 3600 s, but is " + hungAfter);
        }
        if (stepBudget < 1) {
            throw refusal("--step-budget must be 1 or more, but is " + stepBudget);
        }
        if (league != null) {
            options.league = league;
        }
        Catalogue catalogue = options.catalogue();
        MatchOrder order = scenario.order(options, catalogue);
        FinishedMatch finished;
        AtomicReference<Match> playing = new AtomicReference<>();
        Thread stopped = new Thread(() -> tellWhereItStands(playing.get()), "match is stopped");
        Runtime.getRuntime().addShutdownHook(stopped);
        try (ProgressLine progress = progress("")) {
            finished = new Matches(catalogue, BuildVersion.ofThisBuild())
                    .playBatch(order, options.recording(), hungAfter, stepBudget, match -> {
                        giveOrders(match);
                        follow(match, order.duration(), progress);
                        playing.set(match);
                    });
        } finally {
            try {
                Runtime.getRuntime().removeShutdownHook(stopped);
            } catch (IllegalStateException ending) {
                // It is being told.
            }
        }
        MatchReport report = new MatchReport(finished);
        PrintWriter out = out();
        out.println(json ? report.json() : report.text());
        if (options.record != null && !json) {
            out.println("recorded to " + options.record);
        }
        if (finished.recordingFailure() != null) {
            spec.commandLine()
                    .getErr()
                    .println("robopitch: " + options.record + ": the recording is incomplete: "
                            + finished.recordingFailure().getMessage());
            return spec.exitCodeOnExecutionException();
        }
        return 0;
    }

    /** What Ctrl-C leaves of a match; on the error stream, as what a program reads is not complete. */
    private void tellWhereItStands(@Nullable Match match) {
        PrintWriter err = spec.commandLine().getErr();
        if (match == null) {
            err.println("robopitch: stopped before the kick-off");
        } else {
            PlayState play = match.game().referee().play();
            double time = match.game().world().time();
            err.printf(
                    Locale.ROOT,
                    "robopitch: stopped after %.1f s: blue %d : %d yellow%n",
                    time,
                    play.blueScore(),
                    play.yellowScore());
        }
        if (options.record != null) {
            err.println("robopitch: recorded so far to " + options.record);
        }
        err.flush();
    }

    /** Shows how much of a match has been played: of its duration, or of two halves. */
    private static void follow(Match match, double duration, ProgressLine progress) {
        String rules = match.setup().league().configuration();
        double half = Section.parse("the configuration", rules).section("rules").number("halfSeconds", 0);
        double whole = duration > 0 ? duration : 2 * half;
        match.watch(new MatchListener() {
            @Override
            public void cycled(Match played) {
                if (whole > 0 && played.cycles() % CYCLES_BETWEEN_PROGRESS == 0) {
                    progress.share(Math.min(0.999, played.game().world().time() / whole));
                }
            }
        });
    }

    private void giveOrders(Match match) {
        try {
            ScheduledOrders.of(match, orders);
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), String.valueOf(refused.getMessage()), refused);
        }
    }
}
