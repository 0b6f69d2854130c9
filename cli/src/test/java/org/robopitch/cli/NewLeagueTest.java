// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.cli.smallsize.PushTeam;
import org.robopitch.cli.smallsize.SmallSizeModule;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Game;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.recording.match.MatchRecordingReader;
import org.robopitch.runner.FinishedMatch;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.runner.guard.GuardSettings;
import org.robopitch.runner.replay.ReplayVerifier;
import org.robopitch.runner.replay.Verdict;
import org.robopitch.runner.team.OwnTeams;
import org.robopitch.settings.Configuration;
import org.robopitch.teams.Teams;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** What it takes to add a league: its own classes, and a line in the list. */
class NewLeagueTest {
    private final Leagues leagues = new Leagues(List.of(new SmallSizeModule()));
    private final BuiltInCatalogue catalogue = new BuiltInCatalogue(
            leagues, Teams.samples(), new OwnTeams(Path.of(""), List.of()), null, GuardSettings.DEFAULT_WAIT);

    @TempDir
    Path folder;

    private static MatchOrder order(Configuration configuration) {
        String team = "class:" + PushTeam.class.getName();
        return MatchOrder.of("small-size", "", team, "idle", 3).with("configuration", configuration);
    }

    @Test
    void itIsPlayedRecordedAndVerifiedToTheBit() throws Exception {
        Path file = folder.resolve("small.mcap");
        MatchOrder order = order(Configuration.parse("small.yaml", "robotsPerTeam: 2\nhalfSeconds: 5\n"));
        FinishedMatch played = new Matches(catalogue, "test").playBatch(order, new Matches.Recording(file, false), 10);

        assertThat(played.match().game().referee().play().blueScore()).isPositive();
        try (MatchRecordingReader reader = MatchRecordingReader.open(file)) {
            assertThat(reader.info().league()).isEqualTo("small-size");
            assertThat(new ReplayVerifier(reader, catalogue).verify()).isInstanceOf(Verdict.Same.class);
        }
    }

    @Test
    void itsRobotsHoldAndKickTheBallByTheKit() {
        MatchOrder order = order(Configuration.parse("small.yaml", "robotsPerTeam: 1\n"));
        Game game = catalogue.league(order).newGame(new RandomStream(1, 0));
        BodyPose ball = new BodyPose();
        game.hands().place(0, -2, 0, 0);
        game.hands().place(2, -1.905, 0, 0);

        // Backwards, which no pushing does: the ball comes along.
        for (int i = 0; i < 50; i++) {
            game.command(Side.BLUE, new double[] {-0.5, 0, 0, 0, 1});
            game.world().step();
        }
        game.stage().read(2, ball);
        assertThat(ball.vx).isCloseTo(-0.5, within(1e-9));

        game.command(Side.BLUE, new double[] {0, 0, 0, 4, 0});
        game.world().step();
        game.stage().read(2, ball);
        assertThat(ball.vx).isCloseTo(4, within(1e-9));

        // It is out of reach now.
        game.hands().place(2, -1, 0, 0);
        game.command(Side.BLUE, new double[] {0, 0, 0, 4, 1});
        game.world().step();
        game.stage().read(2, ball);
        assertThat(ball.vx).isZero();
    }

    /** A league whose numbers go wrong, as one under construction may. */
    @Command(name = "broken")
    static final class Broken implements Callable<Integer> {
        private final Path file;
        private final BuiltInCatalogue catalogue;

        Broken(Path file, BuiltInCatalogue catalogue) {
            this.file = file;
            this.catalogue = catalogue;
        }

        @Override
        public Integer call() throws Exception {
            MatchOrder order = order(Configuration.parse("small.yaml", "robotsPerTeam: 2\nbreaksBeyond: 0.5\n"));
            new Matches(catalogue, "test").playBatch(order, new Matches.Recording(file, false), 60);
            return 0;
        }
    }

    @Test
    void aStateThatIsNotFiniteEndsTheCommandAndTheRecordingVerifiesUpToThere() throws Exception {
        Path file = folder.resolve("broken.mcap");
        CommandLine tree = RobopitchCommand.treeFor("match");
        tree.addSubcommand(new Broken(file, catalogue));
        StringWriter words = new StringWriter();
        int exitCode = Main.run(tree, new PrintWriter(words), new PrintWriter(words), "broken");

        assertThat(exitCode).isEqualTo(1);
        assertThat(words.toString())
                .containsPattern("robopitch: the match ends at step \\d+: \\w+ of blue robot \\d is NaN")
                .doesNotContain("\tat ");
        try (MatchRecordingReader reader = MatchRecordingReader.open(file)) {
            Verdict verdict = new ReplayVerifier(reader, catalogue).verify();
            assertThat(verdict).isInstanceOf(Verdict.Same.class);
            assertThat(((Verdict.Same) verdict).seconds()).isPositive();
        }
    }

    @Test
    void itsConfigurationIsReadDescribedAndRefused() {
        assertThat(leagues.schema("small-size").markdown())
                .contains("| `maximumSpeed` | 3 | 0.1 … 10 m/s | fastest robot, each direction |")
                .contains("| `noise.vanish` |");
        assertThatThrownBy(() -> catalogue.league(
                        order(Configuration.parse("small.yaml", "robotsPerTeam: 2\nmaximumSpeed: 99\n"))))
                .hasMessage(
                        "small.yaml:2: maximumSpeed must be between 0.1 and 10 m/s (the range the simulation is tested"
                                + " with), but is 99 m/s");
        assertThat(catalogue.sizes("small-size")).containsExactly("6v6", "11v11");
        assertThatThrownBy(() -> catalogue.sizes("mirosot"))
                .hasMessage("there is no league 'mirosot', only small-size");
    }
}
