// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.runner.FinishedMatch;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.MatchReport;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.runner.link.Link;
import org.robopitch.runner.link.LinkCounters;
import org.robopitch.runner.pace.Clock;
import org.robopitch.runner.pace.Pace;
import org.robopitch.runner.session.MatchSession;
import org.robopitch.runner.session.SessionStatus;
import org.robopitch.runner.session.StatusMailbox;
import org.robopitch.studio.Studio;
import org.robopitch.studio.StudioExtension;
import org.robopitch.studio.StudioSettings;
import org.robopitch.studio.live.LiveMatch;
import picocli.CommandLine;

/** Plays matches over a link until they end or somebody presses Ctrl-C, and reports at the end either way. */
final class ServeRun {
    private static final long LOOK_NANOS = 100_000_000;

    private final OutsideMatches matches;
    private final MatchOrder order;
    private final Link link;
    private final double speed;
    private final CommandLine command;
    private String problem = "";

    /** How well a match that goes by the clock kept up with it; empty for one at full speed. */
    private List<LinkCounters.Count> pacing = List.of();

    ServeRun(OutsideMatches matches, MatchOrder order, Link link, double speed, CommandLine command) {
        this.matches = matches;
        this.order = order;
        this.link = link;
        this.speed = speed;
        this.command = command;
    }

    int play(String address, @Nullable StudioSettings seen, List<StudioExtension> doors, boolean json)
            throws IOException, InterruptedException {
        try (Interruption interruption = new Interruption(link::close)) {
            // With --json, standard output is one JSON object and nothing else.
            PrintWriter words = json ? command.getErr() : command.getOut();
            words.println("RoboPitch serves " + address + " (Ctrl-C ends it)");
            link.console(text -> {
                words.println(text);
                words.flush();
            });
            long begin = Clock.SYSTEM.nanoTime();
            if (seen == null) {
                playUnseen(words, interruption);
            } else {
                playInStudio(seen, doors, words, interruption);
            }
            return report((Clock.SYSTEM.nanoTime() - begin) / 1e9, json);
        }
    }

    private void playUnseen(PrintWriter words, Interruption interruption) throws IOException {
        Pace pace = Double.isInfinite(speed) ? Pace.UNLIMITED : new Pace.Times(speed);
        EventTicker ticker = new EventTicker(words);
        MatchSession session = new MatchSession(matches.prepare(order), pace, Clock.SYSTEM);
        try (session;
                StatusMailbox statuses = session.subscribe()) {
            boolean over = false;
            while (!over && !interruption.asked() && !link.ended()) {
                SessionStatus status = statuses.await(LOOK_NANOS);
                if (status != null) {
                    over = status.over();
                    problem = status.problem();
                    ticker.show(status.events(), status.play());
                }
            }
        }
        SessionStatus last = session.latest();
        if (!Double.isInfinite(speed)) {
            double missed = session.droppedSeconds() * speed / last.scene().cycleSeconds();
            pacing = List.of(
                    new LinkCounters.Count("cycles played", last.cycle()),
                    new LinkCounters.Count("cycles missed", Math.round(missed)),
                    new LinkCounters.Count("cycles late", last.lateCycles()));
        }
    }

    private void playInStudio(
            StudioSettings settings, List<StudioExtension> doors, PrintWriter words, Interruption interruption)
            throws IOException, InterruptedException {
        try (Studio studio = Studio.start(settings, matches, doors)) {
            studio.play(order, speed);
            words.println("RoboPitch is at " + studio.address());
            if (!studio.addressToTakePart().equals(studio.address())) {
                words.println("This address is for watching. To take part: " + studio.addressToTakePart());
            }
            EventTicker ticker = new EventTicker(words);
            boolean ended = false;
            while (!ended) {
                ended = link.ended() || interruption.within(LOOK_NANOS);
                LiveMatch live = studio.live();
                if (live != null) {
                    ticker.show(live.latest().events(), live.latest().play());
                }
            }
        }
    }

    private int report(double seconds, boolean json) {
        PreparedMatch played = matches.newest();
        if (played == null) {
            return command.getCommandSpec().exitCodeOnExecutionException();
        }
        FinishedMatch finished = new FinishedMatch(
                played.order(),
                played.match(),
                seconds,
                played.missed(Side.BLUE),
                played.missed(Side.YELLOW),
                played.recordingFailure(),
                played.loss());
        List<LinkCounters.Count> counts = new ArrayList<>(link.counters().all());
        if (json) {
            counts.addAll(pacing);
        }
        MatchReport report = new MatchReport(finished, counts);
        command.getOut().println(json ? report.json() : report.text());
        PrintWriter words = json ? command.getErr() : command.getOut();
        if (!json && !pacing.isEmpty()) {
            words.println(String.format(
                    Locale.ROOT,
                    "cycles: %d played, %d missed, %d late",
                    pacing.stream().map(LinkCounters.Count::value).toArray()));
        }
        for (Path log : played.logs()) {
            words.println("output of a program: " + log);
        }
        return complain(finished);
    }

    private int complain(FinishedMatch finished) {
        IOException recording = finished.recordingFailure();
        if (recording != null) {
            command.getErr().println("robopitch: the recording is incomplete: " + recording.getMessage());
        }
        if (!problem.isEmpty()) {
            command.getErr().println("robopitch: " + problem);
        }
        return recording == null && problem.isEmpty()
                ? 0
                : command.getCommandSpec().exitCodeOnExecutionException();
    }
}
