// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.runner.draw.Stroke;
import org.robopitch.runner.guard.BatchGuard;
import org.robopitch.runner.guard.BatchRun;
import org.robopitch.runner.guard.GuardSettings;
import org.robopitch.runner.guard.GuardedTeam;
import org.robopitch.runner.guard.RealTimeGuard;
import org.robopitch.runner.pace.Clock;
import org.robopitch.runner.record.MatchRecorder;

/** Makes matches of orders: league and teams from the catalogue, each team guarded, and a recorder if one is wanted. */
public final class Matches {
    private final Catalogue catalogue;
    private final String programVersion;

    /**
     * A place to order matches.
     *
     * @param programVersion what recordings name as the program that made them
     */
    public Matches(Catalogue catalogue, String programVersion) {
        this.catalogue = catalogue;
        this.programVersion = programVersion;
    }

    /** Where to record, and whether a file that is there may be replaced. */
    public record Recording(Path file, boolean replace) {}

    /** Prepares a match that is paced by the clock, whose teams have a time for each answer. */
    public PreparedMatch forRealTime(MatchOrder order, @Nullable Recording recording) throws IOException {
        League league = catalogue.league(order);
        GuardSettings settings = GuardSettings.forCycle(league.cycleSeconds());
        GuardedTeam blue = new RealTimeGuard(team(order, Side.BLUE), Side.BLUE, settings, true);
        GuardedTeam yellow = new RealTimeGuard(team(order, Side.YELLOW), Side.YELLOW, settings, true);
        return prepare(order, league, blue, yellow, recording);
    }

    /** Plays a match as fast as it goes, to its end. */
    public FinishedMatch playBatch(MatchOrder order, @Nullable Recording recording, double hungSeconds)
            throws IOException, InterruptedException {
        League league = catalogue.league(order);
        GuardSettings settings = GuardSettings.forCycle(league.cycleSeconds()).withHungSeconds(hungSeconds);
        boolean drawing = recording != null;
        BatchGuard blue = new BatchGuard(team(order, Side.BLUE), Side.BLUE, settings, drawing);
        BatchGuard yellow = new BatchGuard(team(order, Side.YELLOW), Side.YELLOW, settings, drawing);
        try (Prepared prepared = prepare(order, league, blue, yellow, recording)) {
            long begin = Clock.SYSTEM.nanoTime();
            new BatchRun(prepared.match(), List.of(blue, yellow), prepared::over, hungSeconds).play();
            prepared.close();
            double seconds = (Clock.SYSTEM.nanoTime() - begin) / 1e9;
            return new FinishedMatch(
                    order, prepared.match(), seconds, blue.missed(), yellow.missed(), prepared.recordingFailure());
        }
    }

    private Team team(MatchOrder order, Side side) {
        return catalogue.team(order.league(), order.team(side));
    }

    private Prepared prepare(
            MatchOrder order, League league, GuardedTeam blue, GuardedTeam yellow, @Nullable Recording recording)
            throws IOException {
        Match match = new Match(new MatchSetup(league, blue, yellow, order.seed(), order.sensing(), order.actuation()));
        Prepared prepared = new Prepared(order, match, blue, yellow);
        if (recording != null) {
            prepared.record(new MatchRecorder(
                    recording.file(), recording.replace(), match, order, programVersion, prepared::drawings));
        }
        return prepared;
    }

    /** A match with its guards and its recorder. */
    private static final class Prepared implements PreparedMatch {
        private final MatchOrder order;
        private final Match match;
        private final GuardedTeam blue;
        private final GuardedTeam yellow;
        private @Nullable MatchRecorder recorder;

        Prepared(MatchOrder order, Match match, GuardedTeam blue, GuardedTeam yellow) {
            this.order = order;
            this.match = match;
            this.blue = blue;
            this.yellow = yellow;
            match.watch(blue);
            match.watch(yellow);
        }

        void record(MatchRecorder newRecorder) {
            recorder = newRecorder;
            match.watch(newRecorder);
        }

        @Nullable
        IOException recordingFailure() {
            return recorder == null ? null : recorder.failure();
        }

        @Override
        public MatchOrder order() {
            return order;
        }

        @Override
        public Match match() {
            return match;
        }

        @Override
        public List<Stroke> drawings(Side side) {
            List<Stroke> drawn = (side == Side.BLUE ? blue : yellow).drawings();
            boolean turned = match.game().attacks(side) < 0;
            return turned ? drawn.stream().map(Stroke::turned).toList() : drawn;
        }

        @Override
        public void close() {
            if (recorder != null) {
                recorder.close();
            }
            blue.close();
            yellow.close();
        }
    }
}
