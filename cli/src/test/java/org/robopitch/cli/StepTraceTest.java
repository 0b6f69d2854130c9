// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.recording.match.MatchRecordingReader;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.runner.pace.Clock;
import org.robopitch.runner.replay.CommandLog;
import org.robopitch.runner.replay.Moment;
import org.robopitch.runner.replay.Rerun;
import org.robopitch.runner.replay.StepTrace;

/** Every step of a match can be seen afterwards, though only commands were kept. */
class StepTraceTest {
    private static final BuiltInCatalogue CATALOGUE = new BuiltInCatalogue();
    private static final Rerun RERUN = new Rerun(CATALOGUE, Clock.SYSTEM);
    private static final long LONG = Long.MAX_VALUE / 4;

    @TempDir
    Path folder;

    private final Matches matches = new Matches(CATALOGUE, "test");

    /** A moment: its time, and where the bodies are. */
    private record Seen(double time, List<Double> places) {
        static Seen of(Match match) {
            List<Double> places = new ArrayList<>();
            BodyPose pose = new BodyPose();
            for (int i = 0; i < match.game().stage().bodies().size(); i++) {
                match.game().stage().read(i, pose);
                places.addAll(List.of(pose.x, pose.y, pose.headingX, pose.vx, pose.spin));
            }
            return new Seen(match.game().world().time(), places);
        }
    }

    /** What a match showed while it was played; the last step of a cycle as the referee left it. */
    private static final class Witness implements MatchListener {
        final List<Seen> seen = new ArrayList<>();
        private boolean cycleEnded = true;

        @Override
        public void stepped(Match match) {
            seen.add(Seen.of(match));
            cycleEnded = false;
        }

        @Override
        public void cycled(Match match) {
            if (!cycleEnded) {
                seen.remove(seen.size() - 1);
            }
            seen.add(Seen.of(match));
            cycleEnded = true;
        }
    }

    private static List<Seen> show(StepTrace trace, double after, double upTo) throws IOException {
        List<Seen> seen = new ArrayList<>();
        assertThat(trace.between(after, upTo, LONG, match -> seen.add(Seen.of(match))))
                .isEqualTo(upTo);
        return seen;
    }

    private static List<Seen> between(List<Seen> seen, double after, double upTo) {
        return seen.stream()
                .filter(one -> one.time() > after + 1e-9 && one.time() <= upTo + 1e-9)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "mirosot, 3v3, tactical, chaser",
        "middle-size, 5v5, omni, omni",
        "mixed-reality, 5v5, bahia, chaser",
        "humanoid, 2v2, bahia3d, bahia3d"
    })
    void theStepsOfAMatchUnderWayAreThoseItMade(String league, String size, String blue, String yellow)
            throws Exception {
        MatchOrder order = MatchOrder.of(league, size, blue, yellow, 5);
        try (PreparedMatch live = matches.forRealTime(order, null)) {
            CommandLog log = new CommandLog(live.match());
            live.frames().watch(log);
            Witness witness = new Witness();
            live.match().watch(witness);
            StepTrace trace = RERUN.steps(order, null, log);
            play(live, 1);
            double one = live.match().game().world().time();
            assertThat(show(trace, -1, one).subList(1, witness.seen.size() + 1)).isEqualTo(witness.seen);
            live.match().operate(new OperatorAction.Place(0, -0.2, 0.2, 1));
            play(live, 13);
            assertThat(show(trace, 12, 13))
                    .isEqualTo(between(witness.seen, 12, 13))
                    .hasSizeGreaterThan(20);
            assertThat(show(trace, 0.5, 2)).as("back").isEqualTo(between(witness.seen, 0.5, 2));
            assertThat(show(trace, 11, 12)).as("forward").isEqualTo(between(witness.seen, 11, 12));
            double cycle = live.match().setup().league().cycleSeconds();
            double step = live.match().game().world().stepSeconds();
            assertThat(between(witness.seen, 11, 12).size()).isEqualTo((int) Math.round(1 / step));
            assertThat(step).isLessThanOrEqualTo(cycle);
            assertThat(trace.between(12, 100, LONG, match -> {}))
                    .as("no more is known")
                    .isEqualTo(live.match().game().world().time());
        }
    }

    private static void play(PreparedMatch live, double until) {
        while (live.match().game().world().time() < until - 1e-9) {
            live.match().cycle();
        }
    }

    @Test
    void theStepsOfARecordingAreThoseOfTheMatch() throws Exception {
        MatchOrder order = MatchOrder.of("mirosot", "5v5", "tactical", "tactical", 8);
        Path file = folder.resolve("match.mcap");
        Witness witness = new Witness();
        try (PreparedMatch live = matches.forRealTime(order, new Matches.Recording(file, false))) {
            live.match().watch(witness);
            play(live, 25);
        }
        try (MatchRecordingReader reader = MatchRecordingReader.open(file)) {
            StepTrace trace = RERUN.steps(reader);
            assertThat(show(trace, 20, 24))
                    .isEqualTo(between(witness.seen, 20, 24))
                    .hasSize(1000);
            assertThat(show(trace, 3, 4)).isEqualTo(between(witness.seen, 3, 4));
            assertThat(show(trace, 21, 22)).isEqualTo(between(witness.seen, 21, 22));
        }
    }

    @Test
    void aMatchThatBeganInTheMiddleOfAnotherHasStepsToo() throws Exception {
        MatchOrder order = MatchOrder.of("mirosot", "3v3", "tactical", "chaser", 8);
        try (PreparedMatch first = matches.forRealTime(order, null)) {
            CommandLog log = new CommandLog(first.match());
            first.frames().watch(log);
            play(first, 4);
            Moment moment = RERUN.of(order, log.read(), 3);
            MatchOrder other = order.with("blue", "chaser").with("seed", 9);
            try (PreparedMatch rest = matches.forRealTime(other, null, moment)) {
                CommandLog second = new CommandLog(rest.match());
                rest.frames().watch(second);
                Witness witness = new Witness();
                rest.match().watch(witness);
                play(rest, 6);
                StepTrace trace = RERUN.steps(other, moment, second);
                assertThat(show(trace, 4, 6)).isEqualTo(between(witness.seen, 4, 6));
            }
        }
    }
}
