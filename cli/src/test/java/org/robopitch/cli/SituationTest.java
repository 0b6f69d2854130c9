// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Situation;
import org.robopitch.kit.scenario.Scenario;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.runner.replay.Moment;
import org.robopitch.runner.replay.SituationFile;
import org.robopitch.settings.Configuration;
import org.robopitch.studio.Studio;
import org.robopitch.studio.StudioSettings;
import org.robopitch.studio.live.LiveMatch;

/** A situation that is saved, and matches that begin with it. */
class SituationTest {
    private final Catalogue catalogue = new BuiltInCatalogue();
    private final Matches matches = new Matches(catalogue, "test");
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    Path folder;

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }

    private PreparedMatch prepare(MatchOrder order) throws Exception {
        return matches.forRealTime(order, null);
    }

    private MatchOrder order(String league) {
        String team = catalogue.teams(league).get(0);
        return MatchOrder.of(league, catalogue.sizes(league).get(0), team, team, 5);
    }

    private String saved(String league, int cycles) throws Exception {
        MatchOrder order = order(league);
        try (PreparedMatch played = prepare(order)) {
            for (int i = 0; i < cycles; i++) {
                played.match().cycle();
            }
            return SituationFile.of(new Moment(order, played.match().snapshot(), EnumSet.allOf(Side.class)), catalogue);
        }
    }

    @ParameterizedTest
    @CsvSource({"mirosot, 300", "mirosot, 411", "mixed-reality, 200", "middle-size, 400", "middle-size, 633"})
    void aMatchBeginsWithTheSavedPosesAndSpeedsAndPlaysOn(String league, int cycles) throws Exception {
        Configuration file = Configuration.parse("saved.yaml", saved(league, cycles));
        MatchOrder plain = order(league);
        MatchOrder again = MatchOrder.of(league, "", plain.blue(), plain.yellow(), 9)
                .with("configuration", Scenario.league(file))
                .with(
                        "situation",
                        Scenario.situation(file, catalogue.league(plain).robotsPerSide()));
        try (PreparedMatch before = prepare(plain);
                PreparedMatch after = prepare(again)) {
            for (int i = 0; i < cycles; i++) {
                before.match().cycle();
            }
            after.match().applyOperator();
            assertSame(before.match(), after.match());
            after.match().cycle();
            assertThat(after.match().game().referee().play().running()).isTrue();
        }
    }

    private static void assertSame(Match one, Match other) {
        BodyPose first = new BodyPose();
        BodyPose second = new BodyPose();
        for (BodyInfo body : one.game().stage().bodies()) {
            one.game().stage().read(body.index(), first);
            other.game().stage().read(body.index(), second);
            assertThat(second.present).as(body.label()).isEqualTo(first.present);
            assertThat(new double[] {second.x, second.y, second.z, second.headingX, second.headingY})
                    .as(body.label() + " pose")
                    .containsExactly(
                            new double[] {first.x, first.y, first.z, first.headingX, first.headingY}, within(1e-9));
            assertThat(new double[] {second.vx, second.vy, second.vz, second.spin})
                    .as(body.label() + " speed")
                    .containsExactly(
                            new double[] {
                                first.vx,
                                first.vy,
                                first.vz,
                                body.kind() == BodyInfo.Kind.BALL ? second.spin : first.spin
                            },
                            within(1e-9));
        }
    }

    @Test
    void aMatchFromAFileIsRecordedSoThatItPlaysAgainToTheBit() throws Exception {
        Path file = Files.writeString(folder.resolve("s.yaml"), saved("mirosot", 300));
        String recording = folder.resolve("m.mcap").toString();
        assertThat(run("match", "--scenario", file.toString(), "--duration", "5", "--record", recording))
                .as(err.toString())
                .isZero();
        assertThat(run("replay", recording, "--verify")).as(err + " " + out).isZero();
    }

    @ParameterizedTest
    @CsvSource({"mirosot, 300", "mixed-reality, 200", "middle-size, 300"})
    void aSavedFileIsAScenarioToo(String league, int cycles) throws Exception {
        Path file = Files.writeString(folder.resolve("s.yaml"), saved(league, cycles));
        assertThat(run("scenario", "run", file.toString())).as(err.toString()).isZero();
        assertThat(out.toString().lines().count()).isGreaterThan(100);
    }

    @Test
    void whatIsWrongWithTheFileIsSaid() throws Exception {
        Path file =
                Files.writeString(folder.resolve("s.yaml"), "initial:\n  robots:\n    - {robot: blue 0, x: 0, y: 0}\n");
        assertThat(run("match", "--scenario", file.toString())).isEqualTo(2);
        assertThat(err.toString())
                .contains("s.yaml:3: initial.robots[0].robot is 'blue 0', but robot numbers count from 1");
        Files.writeString(file, "league: humanoid\ninitial: {ball: {x: 0, y: 0}}\n");
        assertThat(run("match", "--scenario", file.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("robots of humanoid have joints");
        Files.writeString(file, "league: middle-size\nduration: 3\n");
        assertThat(run("match", "--scenario", file.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("initial is missing");
        assertThat(run("match", "mirosot", "--scenario", file.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("is a scenario of middle-size, not of mirosot");
    }

    @Test
    void theStudioSavesWhatItShows() throws Exception {
        try (Studio studio = Studio.start(
                new StudioSettings("127.0.0.1", 0, false, 1 << 20, 4), new OrderedMatches(catalogue, null, 0, false))) {
            LiveMatch live = studio.play(order("mirosot"), 1);
            live.pause(true);
            String address = studio.address();
            HttpResponse<String> answer = HttpClient.newHttpClient()
                    .send(
                            HttpRequest.newBuilder(URI.create(address + "api/live/scenario?time=0"))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString());
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
            Situation read = Scenario.situation(Configuration.parse("saved.yaml", answer.body()), 5);
            assertThat(read.robots())
                    .extracting(Situation.Robot::index)
                    .isEqualTo(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9));
        }
    }
}
