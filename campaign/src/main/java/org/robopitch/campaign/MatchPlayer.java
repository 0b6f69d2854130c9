// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.robopitch.campaign.outside.OutsideLinks;
import org.robopitch.campaign.outside.OutsideMatches;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Statistic;
import org.robopitch.engine.match.Totals;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.FinishedMatch;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.MatchReport;
import org.robopitch.runner.Matches;
import org.robopitch.runner.guard.GuardSettings;
import org.robopitch.runner.guard.ProcessLoss;
import org.robopitch.runner.guard.TeamTrial;

/** Plays the match of a job, on the calling thread's time, and says how it went. */
public final class MatchPlayer {
    private static final double HUNG_SECONDS = 10;
    private static final int FORFEIT_GOALS = 3;
    private static final int MOST_EVENTS = 1000;

    private final Catalogue catalogue;
    private final Matches matches;
    private final OutsideMatches outside;

    /**
     * A player.
     *
     * @param catalogue of leagues and teams
     * @param programVersion what recordings would name as the program that made them
     * @param links over which external programs play
     * @param logs folder for what external programs printed that lost their match
     */
    public MatchPlayer(Catalogue catalogue, String programVersion, OutsideLinks links, Path logs) {
        this.catalogue = catalogue;
        this.matches = new Matches(catalogue, programVersion);
        this.outside = new OutsideMatches(matches, links, logs);
    }

    /** Plays a match. A team that cannot even be made loses it; whatever else a team does is the guards' business. */
    public MatchResult play(MatchJob job) throws InterruptedException {
        MatchOrder order = job.order();
        for (Side side : Side.values()) {
            try {
                String name = order.team(side);
                if (!outside.isOutside(name)) {
                    TeamTrial.run(name, () -> tryToMake(order.league(), name));
                }
            } catch (IllegalArgumentException refused) {
                return forfeit(job, side, String.valueOf(refused.getMessage()));
            }
        }
        return play(job, true);
    }

    /** A process that a signal has ended may be the victim of another: its match is played again once, then it has lost. */
    private MatchResult play(MatchJob job, boolean again) throws InterruptedException {
        BallWatch ball = new BallWatch();
        try {
            Samples.Watch samples = new Samples.Watch();
            FinishedMatch finished = finish(job, ball, samples);
            ProcessLoss loss = finished.loss();
            if (loss != null && loss.killed() && again) {
                return play(job, false);
            }
            if (loss != null) {
                return forfeit(job, loss.side(), loss.why());
            }
            return result(job, finished, ball.grid, job.samples() ? samples.samples() : Samples.NONE);
        } catch (OutsideMatches.ProgramLost lost) {
            return forfeit(job, lost.side(), String.valueOf(lost.getMessage()));
        } catch (IOException failed) {
            throw new IllegalStateException("the match cannot be played: " + failed.getMessage(), failed);
        }
    }

    private FinishedMatch finish(MatchJob job, BallWatch ball, Samples.Watch samples)
            throws IOException, InterruptedException, OutsideMatches.ProgramLost {
        Consumer<Match> watched = match -> {
            ball.begin(match);
            match.watch(ball);
            if (job.samples()) {
                match.watch(samples);
            }
        };
        MatchOrder order = job.order();
        return outside.plays(order)
                ? outside.play(order, job.number(), watched)
                : matches.playBatch(order, null, HUNG_SECONDS, GuardSettings.DEFAULT_STEPS, watched);
    }

    /** A team that plays in a process of its own is made there; here it must only be there. */
    private void tryToMake(String league, String name) {
        if (catalogue.processes() != null && catalogue.source(league, name) != null) {
            catalogue.requireTeam(league, name);
        } else {
            catalogue.team(league, name);
        }
    }

    private static MatchResult forfeit(MatchJob job, Side loser, String why) {
        int blue = loser == Side.BLUE ? 0 : FORFEIT_GOALS;
        return result(job, new MatchResult.Score(blue, FORFEIT_GOALS - blue))
                .with("forfeit", loser.label() + ": " + why);
    }

    private static MatchResult result(MatchJob job, FinishedMatch finished, HeatGrid heat, Samples samples) {
        Match match = finished.match();
        PlayState end = match.game().referee().play();
        List<MatchResult.Event> events = match.statistics().events().stream()
                .limit(MOST_EVENTS)
                .map(event -> new MatchResult.Event(
                        event.time(),
                        event.kind(),
                        event.side() == null ? "" : event.side().label(),
                        event.backNumber(),
                        event.text()))
                .toList();
        MatchReport report = new MatchReport(finished);
        return result(job, new MatchResult.Score(end.blueScore(), end.yellowScore()))
                .with("seconds", match.game().world().time())
                .with("hash", report.hash())
                .with("play", report.totals().in(Statistic.Told.RESULTS))
                .with("events", events)
                .with("heat", heat)
                .with("samples", samples);
    }

    /** A match that was not played. */
    private static MatchResult result(MatchJob job, MatchResult.Score score) {
        MatchOrder order = job.order();
        return new MatchResult(
                job.number(),
                job.round(),
                order.league(),
                order.size(),
                order.blue(),
                order.yellow(),
                order.seed(),
                score,
                0,
                "",
                "",
                Totals.NONE,
                List.of(),
                HeatGrid.empty(1, 1),
                Samples.NONE);
    }

    /** Counts where the ball is, once a cycle, the pitch turned so that blue attacks towards positive x. */
    private static final class BallWatch implements MatchListener {
        private final BodyPose pose = new BodyPose();
        private HeatGrid grid = HeatGrid.empty(1, 1);
        private int ball;

        void begin(Match match) {
            grid = HeatGrid.empty(
                    match.game().stage().pitchLength(), match.game().stage().pitchWidth());
            ball = match.game().stage().bodies().size() - 1;
        }

        @Override
        public void cycled(Match match) {
            match.game().stage().read(ball, pose);
            if (pose.present) {
                int direction = match.game().attacks(Side.BLUE);
                grid.count(direction * pose.x, direction * pose.y);
            }
        }
    }
}
