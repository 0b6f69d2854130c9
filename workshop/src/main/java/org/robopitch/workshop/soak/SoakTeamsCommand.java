// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.soak;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.robopitch.cli.BuildVersion;
import org.robopitch.cli.BuiltInCatalogue;
import org.robopitch.cli.Leagues;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.cli.ProgressLine;
import org.robopitch.engine.match.Side;
import org.robopitch.lab.report.Table;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.MatchReport;
import org.robopitch.runner.Matches;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.runner.guard.Daemon;
import org.robopitch.runner.pace.Clock;
import org.robopitch.runner.pace.Pace;
import org.robopitch.runner.session.MatchSession;
import org.robopitch.runner.session.StatusMailbox;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code robopitch soak teams}: the same seed gives the same match at real time on a busy computer. */
@Command(
        name = "teams",
        footerHeading = "%nExample:%n  robopitch soak teams --busy 4 --seconds 10%n",
        description = "Play every built-in team in real time, all at once and next to busy loops, and compare "
                + "the hash of each match with that of the same match at full speed. Exit code 1 if one "
                + "differs.")
final class SoakTeamsCommand extends ProgramCommand.Reporting {
    private static final double HUNG_AFTER = 60;

    @Option(names = "--busy", paramLabel = "N", description = "Number of busy loops. Default: ${DEFAULT-VALUE}.")
    int busy = 4;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "Simulated seconds of each match, 5 or more. Default: 10.")
    double seconds = 10;

    @Option(names = "--seed", paramLabel = "N", description = "Random seed. Default: ${DEFAULT-VALUE}.")
    long seed = 7;

    private record Row(String league, String team, String fullSpeed, String realTime, long missed) {
        boolean same() {
            return fullSpeed.equals(realTime);
        }
    }

    private static final Table<Row> FIGURES = new Table<Row>()
            .column("league", "%-14s", "league", Row::league)
            .column("team", "%-14s", "team", Row::team)
            .column("match", "%-17s", "fullSpeed", Row::fullSpeed)
            .column("play at 1×", "%-17s", "realTime", Row::realTime)
            .key("missedDecisions", 0, Row::missed)
            .key("same", 0, Row::same)
            .column("", "%s", "", row -> row.same() ? "same" : "DIFFERENT");

    @Override
    public Integer call() throws Exception {
        // Both halves begin with two seconds in which robots are held: in 4 s no team would play.
        if (!(seconds >= 5 && seconds <= 3600) || busy < 0 || busy > 1000) {
            throw refusal("--seconds must be 5 to 3600, --busy 0 to 1000");
        }
        BuiltInCatalogue catalogue = new BuiltInCatalogue();
        Matches matches = new Matches(catalogue, BuildVersion.ofThisBuild());
        List<MatchOrder> orders = new ArrayList<>();
        for (String league : catalogue.leagues()) {
            Set<String> teams =
                    new LinkedHashSet<>(Leagues.BUILT_IN.find(league).teams());
            teams.add("idle");
            for (String team : teams) {
                orders.add(order(league, catalogue.sizes(league).get(0), team));
            }
        }
        List<String> atFullSpeed = new ArrayList<>();
        try (ProgressLine progress = progress("matches at full speed")) {
            for (MatchOrder order : orders) {
                progress.show(atFullSpeed.size(), orders.size());
                atFullSpeed.add(new MatchReport(matches.playBatch(order, null, HUNG_AFTER)).hash());
            }
        }
        List<Row> rows;
        try (ProgressLine progress = progress("")) {
            rows = besideBusyLoops(matches, orders, atFullSpeed, progress);
        }
        print(
                () -> FIGURES.text(rows)
                        + String.format(
                                Locale.ROOT,
                                "%n%d matches of %.0f s, seed %d, %d busy loops",
                                rows.size(),
                                seconds,
                                seed,
                                busy),
                () -> {
                    JsonWriter text =
                            new JsonWriter().beginObject().name("seed").value(seed);
                    text.name("busyLoops").value(busy).name("matches");
                    return FIGURES.write(rows, text).endObject();
                });
        return verdict(rows.stream().allMatch(Row::same));
    }

    private MatchOrder order(String league, String size, String team) {
        return MatchOrder.of(league, size, team, team, seed).with("duration", seconds);
    }

    private List<Row> besideBusyLoops(
            Matches matches, List<MatchOrder> orders, List<String> atFullSpeed, ProgressLine progress)
            throws IOException {
        AtomicBoolean done = new AtomicBoolean();
        List<PreparedMatch> prepared = new ArrayList<>();
        List<MatchSession> sessions = new ArrayList<>();
        try {
            for (int i = 0; i < busy; i++) {
                Daemon.start("busy loop", () -> {
                    while (!done.get()) {
                        Thread.onSpinWait();
                    }
                });
            }
            for (MatchOrder order : orders) {
                PreparedMatch match = matches.forRealTime(order, null);
                prepared.add(match);
                sessions.add(new MatchSession(match, new Pace.Times(1), Clock.SYSTEM));
            }
            for (MatchSession session : sessions) {
                awaitEnd(session, sessions, progress);
            }
        } finally {
            sessions.forEach(MatchSession::close);
            done.set(true);
        }
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < orders.size(); i++) {
            PreparedMatch match = prepared.get(i);
            rows.add(new Row(
                    orders.get(i).league(),
                    orders.get(i).blue(),
                    atFullSpeed.get(i),
                    String.format("%016x", match.match().hash()),
                    match.missed(Side.BLUE) + match.missed(Side.YELLOW)));
        }
        return rows;
    }

    /** Waits for one; how far the slowest is, is how far all are. */
    private void awaitEnd(MatchSession session, List<MatchSession> all, ProgressLine progress) {
        try (StatusMailbox mailbox = session.subscribe()) {
            while (!session.latest().over()) {
                mailbox.await(1_000_000_000L);
                progress.share(all.stream()
                                .map(MatchSession::latest)
                                .mapToDouble(status -> status.over() ? seconds : status.time())
                                .min()
                                .orElse(0)
                        / seconds);
            }
        }
    }
}
