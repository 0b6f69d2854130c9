// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Side;
import org.robopitch.recording.match.MatchRecordingReader;
import org.robopitch.recording.match.MatchState;
import org.robopitch.recording.match.Moments;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.runner.guard.GuardSettings;
import org.robopitch.runner.pace.Clock;
import org.robopitch.runner.replay.CommandLog;
import org.robopitch.runner.replay.Moment;
import org.robopitch.runner.replay.ReplayVerifier;
import org.robopitch.runner.replay.Rerun;
import org.robopitch.runner.replay.Verdict;

/** A match goes on from a moment of a recording, or of one that is being played. */
class GoOnFromHereTest {
    private static final BuiltInCatalogue CATALOGUE = new BuiltInCatalogue();
    private static final Rerun RERUN = new Rerun(CATALOGUE, Clock.SYSTEM);

    @TempDir
    Path folder;

    private final Matches matches = new Matches(CATALOGUE, "test");

    private Path record(MatchOrder order) throws Exception {
        Path file = folder.resolve("match.mcap");
        matches.playBatch(order, new Matches.Recording(file, true), 60, GuardSettings.DEFAULT_STEPS, match -> {
            match.operate(new OperatorAction.Place(1, 0.1, 0.2, 0));
        });
        return file;
    }

    private static MatchOrder order(String league, String size, String blue, String yellow) {
        return MatchOrder.of(league, size, blue, yellow, 11).with("duration", 12);
    }

    private static Match match(MatchOrder order) {
        return new Match(new MatchSetup(
                CATALOGUE.league(order),
                CATALOGUE.team(order.league(), order.blue()),
                CATALOGUE.team(order.league(), order.yellow()),
                order.seed(),
                order.sensing(),
                order.actuation()));
    }

    @ParameterizedTest
    @CsvSource({"mirosot, 5v5, tactical, chaser", "middle-size, 5v5, omni, omni", "mixed-reality, 5v5, bahia, chaser"})
    void withTheSameTeamsAndSeedItGoesOnAsTheRecordingDoes(String league, String size, String blue, String yellow)
            throws Exception {
        try (MatchRecordingReader reader = MatchRecordingReader.open(record(order(league, size, blue, yellow)))) {
            Moment moment = RERUN.of(reader, 5.01);
            assertThat(moment.remembering()).containsExactlyInAnyOrder(Side.BLUE, Side.YELLOW);
            Match match = match(moment.order());
            moment.begin(match, moment.order());
            List<Long> recorded = new ArrayList<>();
            List<Long> played = new ArrayList<>();
            MatchState state = new MatchState();
            Moments<MatchState> states = reader.states(match.game().world().time() - 1e-9, 11);
            while (states.next(state)) {
                if (state.step() >= match.game().world().steps()) {
                    recorded.add(state.hash());
                    played.add(match.hash());
                    match.cycle();
                }
            }
            assertThat(played).isEqualTo(recorded).hasSizeGreaterThan(100);
        }
    }

    @Test
    void anotherTeamAndSeedBeginWhereTheOthersStood() throws Exception {
        try (MatchRecordingReader reader =
                MatchRecordingReader.open(record(order("mirosot", "3v3", "tactical", "tactical")))) {
            Moment moment = RERUN.of(reader, 6);
            MatchOrder other = moment.order().with("blue", "chaser").with("seed", 5);
            Path file = folder.resolve("rest.mcap");
            try (PreparedMatch prepared = matches.forRealTime(other, new Matches.Recording(file, false), moment)) {
                assertThat(prepared.match().game().world().time())
                        .isEqualTo(6, org.assertj.core.api.Assertions.within(0.02));
                for (int i = 0; i < 50; i++) {
                    prepared.match().cycle();
                }
            }
            try (MatchRecordingReader rest = MatchRecordingReader.open(file)) {
                assertThat(rest.startTime()).isEqualTo(6, org.assertj.core.api.Assertions.within(0.02));
                assertThat(new ReplayVerifier(rest, CATALOGUE).verify())
                        .isInstanceOfSatisfying(
                                Verdict.Unplayable.class,
                                verdict -> assertThat(verdict.reason()).contains("starts in the middle of a match"));
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> RERUN.of(rest, 7))
                        .withMessageContaining("starts in the middle of a match");
            }
        }
    }

    @Test
    void aPastMomentOfAMatchUnderWayIsPlayedAgain() throws Exception {
        MatchOrder order = order("mirosot", "3v3", "tactical", "chaser");
        try (PreparedMatch live = matches.forRealTime(order, null)) {
            CommandLog log = new CommandLog(live.match());
            live.frames().watch(log);
            List<Long> hashes = new ArrayList<>();
            for (int i = 0; i < 300; i++) {
                if (i == 20) {
                    live.match().operate(new OperatorAction.Drive(0, 1, 0, 0));
                }
                live.match().cycle();
                hashes.add(live.match().hash());
            }
            double cycle = live.match().setup().league().cycleSeconds();
            Moment moment = RERUN.of(order, log.read(), 200 * cycle);
            Match again = match(order);
            moment.begin(again, order);
            assertThat(again.cycles()).isEqualTo(200);
            assertThat(again.hash()).isEqualTo(hashes.get(199));
        }
    }
}
