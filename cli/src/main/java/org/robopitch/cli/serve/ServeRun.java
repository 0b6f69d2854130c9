// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.BuildVersion;
import org.robopitch.engine.match.Side;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.FinishedMatch;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.MatchReport;
import org.robopitch.runner.Matches;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.runner.link.Link;
import org.robopitch.runner.link.LinkCounters;
import org.robopitch.runner.pace.Clock;
import org.robopitch.runner.session.MatchSession;
import org.robopitch.runner.session.SessionStatus;
import org.robopitch.runner.session.StatusMailbox;
import org.robopitch.studio.MatchFactory;
import org.robopitch.studio.Studio;
import org.robopitch.studio.StudioExtension;
import org.robopitch.studio.StudioSettings;
import org.robopitch.studio.live.LiveMatch;
import picocli.CommandLine;

/** Plays matches over a link until they end or somebody presses Ctrl-C, and reports at the end either way. */
final class ServeRun implements MatchFactory {
    private static final long LOOK_NANOS = 100_000_000;

    private final ServeOptions options;
    private final Catalogue catalogue;
    private final Link link;
    private final CommandLine command;
    private final PrintWriter words;
    private Matches.@Nullable Recording recording;
    private @Nullable PreparedMatch newest;
    private String problem = "";

    /** How well a match that goes by the clock kept up with it; empty for one at full speed. */
    private List<LinkCounters.Count> pacing = List.of();

    ServeRun(ServeOptions options, Catalogue catalogue, Link link) {
        this.options = options;
        this.catalogue = catalogue;
        this.link = link;
        this.command = options.spec.commandLine();
        this.recording = options.match.recording();
        // With --json, standard output is one JSON object and nothing else.
        this.words = options.json ? command.getErr() : command.getOut();
    }

    @Override
    public Catalogue catalogue() {
        return catalogue;
    }

    @Override
    public String link() {
        return options.spec.name();
    }

    /** Prepares a match; the first is recorded if that was asked for, later ones have no file. */
    @Override
    public synchronized PreparedMatch prepare(MatchOrder order) throws IOException {
        Matches.Outside outside = new Matches.Outside(link, options.lockstep, options.logs);
        PreparedMatch prepared =
                new Matches(catalogue, BuildVersion.ofThisBuild()).forOutside(order, recording, outside);
        recording = null;
        newest = prepared;
        return prepared;
    }

    int play(MatchOrder order, String address, @Nullable StudioSettings seen, List<StudioExtension> doors)
            throws IOException, InterruptedException {
        try (Interruption interruption = new Interruption(link::close)) {
            words.println("RoboPitch serves " + address + " (Ctrl-C ends it)");
            link.console(text -> {
                words.println(text);
                words.flush();
            });
            long begin = Clock.SYSTEM.nanoTime();
            if (seen == null) {
                playUnseen(order, interruption);
            } else {
                playInStudio(order, seen, doors, interruption);
            }
            return report((Clock.SYSTEM.nanoTime() - begin) / 1e9);
        }
    }

    private void playUnseen(MatchOrder order, Interruption interruption) throws IOException {
        EventTicker ticker = new EventTicker(words);
        MatchSession session = new MatchSession(prepare(order), options.pace(), Clock.SYSTEM);
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
        if (!Double.isInfinite(options.speed())) {
            double missed =
                    session.droppedSeconds() * options.speed() / last.scene().cycleSeconds();
            pacing = List.of(
                    new LinkCounters.Count("cycles played", last.cycle()),
                    new LinkCounters.Count("cycles missed", Math.round(missed)),
                    new LinkCounters.Count("cycles late", last.lateCycles()));
        }
    }

    private void playInStudio(
            MatchOrder order, StudioSettings settings, List<StudioExtension> doors, Interruption interruption)
            throws IOException, InterruptedException {
        try (Studio studio = Studio.start(settings, this, doors)) {
            studio.play(order, options.speed());
            words.println("RoboPitch is at " + studio.address(settings.shown()));
            if (settings.isOpen()) {
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

    private synchronized int report(double seconds) {
        PreparedMatch played = newest;
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
        if (options.json) {
            counts.addAll(pacing);
        }
        MatchReport report = new MatchReport(finished, counts);
        command.getOut().println(options.json ? report.json() : report.text());
        if (!options.json && !pacing.isEmpty()) {
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
