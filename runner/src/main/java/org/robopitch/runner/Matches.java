// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.recording.match.Shape;
import org.robopitch.runner.frame.FrameReader;
import org.robopitch.runner.guard.BatchGuard;
import org.robopitch.runner.guard.BatchRun;
import org.robopitch.runner.guard.GuardSettings;
import org.robopitch.runner.guard.GuardedTeam;
import org.robopitch.runner.guard.LazyTeam;
import org.robopitch.runner.guard.OutsideGuard;
import org.robopitch.runner.guard.ProcessLoss;
import org.robopitch.runner.guard.RealTimeGuard;
import org.robopitch.runner.guard.TeamTrial;
import org.robopitch.runner.link.Link;
import org.robopitch.runner.link.LinkCounters;
import org.robopitch.runner.link.OutsideProgram;
import org.robopitch.runner.pace.Clock;
import org.robopitch.runner.record.MatchRecorder;
import org.robopitch.runner.replay.Moment;
import org.robopitch.runner.team.TeamProcesses;
import org.robopitch.runner.team.TeamSource;

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

    /** Prepares a match that is paced by the clock; its teams are waited for. */
    public PreparedMatch forRealTime(MatchOrder order, @Nullable Recording recording) throws IOException {
        return forRealTime(order, recording, null, 0);
    }

    /** Prepares a match that is paced by the clock and continues from a moment of another. */
    public PreparedMatch forRealTime(MatchOrder order, @Nullable Recording recording, @Nullable Moment start)
            throws IOException {
        return forRealTime(order, recording, start, 0);
    }

    /**
     * Prepares a match that is paced by the clock.
     *
     * @param start the moment of another match that it continues from; null for the kick-off
     * @param deadline real time a team has for each answer, s; 0 to wait for it, unless it hangs
     */
    public PreparedMatch forRealTime(
            MatchOrder order, @Nullable Recording recording, @Nullable Moment start, double deadline)
            throws IOException {
        League league = catalogue.league(order);
        // Who watches sees that a team is slow, and can end the match or set a deadline.
        GuardSettings defaults =
                GuardSettings.forCycle(league.cycleSeconds()).with("waitSeconds", Double.POSITIVE_INFINITY);
        GuardSettings settings = deadline > 0 ? defaults.with("answerSeconds", deadline) : defaults.patient();
        GuardedTeam blue = new RealTimeGuard(team(order, league, Side.BLUE, settings), Side.BLUE, settings, true);
        GuardedTeam yellow = new RealTimeGuard(team(order, league, Side.YELLOW, settings), Side.YELLOW, settings, true);
        Prepared prepared = prepare(order, league, blue, yellow, recording, start);
        prepared.flushBy(Clock.SYSTEM);
        return prepared;
    }

    /**
     * How external programs take part.
     *
     * @param link what they speak
     * @param lockstep whether the match waits for their answers; the teams inside are waited for in any case
     * @param logFolder where the programs that a match starts leave what they print
     */
    public record Outside(Link link, boolean lockstep, Path logFolder) {
        /** Whether a team of this name is played by an external program. */
        public static boolean plays(String team) {
            return team.equals(Link.OUTSIDE) || OutsideProgram.isNamedBy(team);
        }
    }

    /** Prepares a match in which external programs take part; those that it has to start start with its first cycle. */
    public PreparedMatch forOutside(MatchOrder order, @Nullable Recording recording, Outside outside)
            throws IOException {
        League league = catalogue.league(order);
        GuardSettings settings =
                GuardSettings.forCycle(league.cycleSeconds()).patient().with("waitSeconds", catalogue.waitSeconds());
        Prepared prepared = prepare(
                order,
                league,
                guard(order, league, Side.BLUE, settings, outside.link),
                guard(order, league, Side.YELLOW, settings, outside.link),
                recording);
        prepared.flushBy(Clock.SYSTEM);
        prepared.playOutside(outside);
        return prepared;
    }

    private GuardedTeam guard(MatchOrder order, League league, Side side, GuardSettings settings, Link link)
            throws IOException {
        return Outside.plays(order.team(side))
                ? new OutsideGuard(link.team(side), () -> link.missed(side))
                : new RealTimeGuard(team(order, league, side, settings), side, settings, true);
    }

    /** Plays a match at full speed, to its end, with the default number of steps for each decision. */
    public FinishedMatch playBatch(MatchOrder order, @Nullable Recording recording, double hungSeconds)
            throws IOException, InterruptedException {
        return playBatch(order, recording, hungSeconds, GuardSettings.DEFAULT_STEPS, match -> {});
    }

    /**
     * Plays a match at full speed, to its end.
     *
     * @param hungSeconds real time after which a team that does not return is given up, s
     * @param steps how often a team may look and command in one decision
     * @param before is handed the match before its first cycle, to watch it or to act in it
     */
    public FinishedMatch playBatch(
            MatchOrder order, @Nullable Recording recording, double hungSeconds, long steps, Consumer<Match> before)
            throws IOException, InterruptedException {
        League league = catalogue.league(order);
        GuardSettings settings = GuardSettings.forCycle(league.cycleSeconds())
                .withHungSeconds(hungSeconds)
                .with("steps", steps)
                .with("waitSeconds", catalogue.waitSeconds());
        boolean drawing = recording != null;
        BatchGuard blue = new BatchGuard(team(order, league, Side.BLUE, settings), Side.BLUE, settings, drawing);
        BatchGuard yellow = new BatchGuard(team(order, league, Side.YELLOW, settings), Side.YELLOW, settings, drawing);
        try (Prepared prepared = prepare(order, league, blue, yellow, recording)) {
            before.accept(prepared.match());
            long begin = Clock.SYSTEM.nanoTime();
            new BatchRun(prepared.match(), List.of(blue, yellow), prepared::over, hungSeconds).play();
            prepared.close();
            double seconds = (Clock.SYSTEM.nanoTime() - begin) / 1e9;
            return new FinishedMatch(
                    order,
                    prepared.match(),
                    seconds,
                    blue.missed(),
                    yellow.missed(),
                    prepared.recordingFailure(),
                    prepared.loss());
        }
    }

    /** A team that is made when it starts: here, or in a process of its own if it is not part of the program. */
    private Team team(MatchOrder order, League league, Side side, GuardSettings settings) throws IOException {
        String name = order.team(side);
        TeamTrial.run(name, () -> catalogue.requireTeam(order.league(), name));
        TeamProcesses processes = catalogue.processes();
        TeamSource source = processes == null ? null : catalogue.source(order.league(), name);
        if (processes != null && source != null) {
            return processes.start(source, new TeamProcesses.Assignment(league, side, settings.steps()));
        }
        return new LazyTeam(() -> catalogue.team(order.league(), name));
    }

    private Prepared prepare(
            MatchOrder order, League league, GuardedTeam blue, GuardedTeam yellow, @Nullable Recording recording)
            throws IOException {
        return prepare(order, league, blue, yellow, recording, null);
    }

    private Prepared prepare(
            MatchOrder order,
            League league,
            GuardedTeam blue,
            GuardedTeam yellow,
            @Nullable Recording recording,
            @Nullable Moment start)
            throws IOException {
        try {
            order.checked();
            Match match =
                    new Match(new MatchSetup(league, blue, yellow, order.seed(), order.sensing(), order.actuation()));
            Prepared prepared = new Prepared(order, match, blue, yellow);
            if (start != null) {
                start.begin(match, order);
            } else if (order.situation() != null) {
                order.situation().opening(match).forEach(match::operate);
            }
            if (recording != null) {
                prepared.record(new MatchRecorder(
                        recording.file(), recording.replace(), prepared.frames(), order, programVersion));
            }
            return prepared;
        } catch (IOException | RuntimeException e) {
            blue.close();
            yellow.close();
            throw e;
        }
    }

    /** A match with its guards and its recorder. */
    private static final class Prepared implements PreparedMatch {
        private final MatchOrder order;
        private final Match match;
        private final GuardedTeam blue;
        private final GuardedTeam yellow;
        private final FrameReader frames;
        private final List<OutsideProgram> programs = new ArrayList<>();
        private final List<Path> logs = new CopyOnWriteArrayList<>();
        private @Nullable MatchRecorder recorder;
        private @Nullable Outside outside;
        private boolean begun;

        Prepared(MatchOrder order, Match match, GuardedTeam blue, GuardedTeam yellow) {
            this.order = order;
            this.match = match;
            this.blue = blue;
            this.yellow = yellow;
            match.watch(blue);
            match.watch(yellow);
            this.frames = new FrameReader(
                    match, this::drawings, side -> (side == Side.BLUE ? this.blue : this.yellow).pictures());
        }

        void record(MatchRecorder newRecorder) {
            recorder = newRecorder;
        }

        void flushBy(Clock clock) {
            if (recorder != null) {
                recorder.flushBy(clock);
            }
        }

        void playOutside(Outside newOutside) {
            outside = newOutside;
        }

        /** A match takes the link when it is played: one that is only prepared leaves it to the match before. */
        @Override
        public void beforeCycle() throws InterruptedException {
            if (outside == null) {
                return;
            }
            if (!begun) {
                begun = true;
                begin(outside);
            }
            outside.link.beforeCycle(match);
        }

        @Override
        public void afterCycle() {
            if (outside != null && begun) {
                outside.link.afterCycle(match);
            }
        }

        private void begin(Outside taking) {
            Set<Side> sides = EnumSet.noneOf(Side.class);
            for (Side side : Side.values()) {
                if (Outside.plays(order.team(side))) {
                    sides.add(side);
                }
            }
            taking.link.begin(match, sides);
            for (Side side : sides) {
                if (OutsideProgram.isNamedBy(order.team(side))) {
                    launch(taking, side);
                }
            }
        }

        private void launch(Outside taking, Side side) {
            Path log = taking.logFolder.resolve(side.label() + ".log");
            try {
                OutsideProgram program = OutsideProgram.start(order.team(side), taking.link.variables(side), log);
                programs.add(program);
                logs.add(program.log());
                program.whenEnded(exitCode -> taking.link.programEnded(side, exitCode));
            } catch (IOException e) {
                throw new UncheckedIOException(
                        "the program of " + side.label() + " cannot be started: " + e.getMessage(), e);
            }
        }

        @Override
        public @Nullable ProcessLoss loss() {
            ProcessLoss ofBlue = blue.loss();
            ProcessLoss ofYellow = yellow.loss();
            boolean yellowFirst = ofYellow != null && (ofBlue == null || ofYellow.decision() < ofBlue.decision());
            return yellowFirst ? ofYellow : ofBlue;
        }

        @Override
        public long missed(Side side) {
            return (side == Side.BLUE ? blue : yellow).missed();
        }

        @Override
        public List<LinkCounters.Count> linkCounts() {
            return outside == null ? List.of() : outside.link.counters().all();
        }

        @Override
        public List<Path> logs() {
            return List.copyOf(logs);
        }

        @Override
        public @Nullable Path recordingFile() {
            return recorder == null ? null : recorder.file();
        }

        @Override
        public @Nullable IOException recordingFailure() {
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
        public FrameReader frames() {
            return frames;
        }

        private List<Shape> drawings(Side side) {
            List<Shape> drawn = (side == Side.BLUE ? blue : yellow).drawings();
            boolean turned = match.game().attacks(side) < 0;
            return turned ? drawn.stream().map(Shape::turned).toList() : drawn;
        }

        @Override
        public void close() {
            if (recorder != null) {
                recorder.close();
            }
            programs.forEach(OutsideProgram::expectEnd);
            if (outside != null && begun) {
                outside.link.end(match);
                begun = false;
            }
            programs.forEach(OutsideProgram::close);
            programs.clear();
            blue.close();
            yellow.close();
        }
    }
}
