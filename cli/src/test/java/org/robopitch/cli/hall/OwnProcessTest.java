// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.hall;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.cli.Robopitch;
import org.robopitch.cli.TeamMain;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateHash;
import org.robopitch.links.sharedmemory.JavaProcesses;
import org.robopitch.links.sharedmemory.ProcessLimits;
import org.robopitch.links.sharedmemory.Walls;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.runner.team.TeamProcesses;
import org.robopitch.runner.team.TeamSource;
import org.robopitch.teams.chaser.Chaser;

/** A team from outside the build plays in a process of its own: what it breaks is its own. */
@Timeout(300)
class OwnProcessTest {
    @TempDir
    static Path folder;

    private static PlayedMatches matches;

    static List<Class<?>> deadlyTeams() {
        return List.of(
                Deadly.Exits.class,
                Deadly.ExitsWhenMade.class,
                Deadly.Halts.class,
                Deadly.ExitsAndHangs.class,
                Deadly.TakesAllMemory.class,
                Deadly.TwentyThreadsADecision.class,
                Deadly.ClosesTheDescriptor.class,
                Endless.LooksForEver.class,
                Meddling.LeavesAProcessBehind.class,
                Slow.Sleeps.class,
                Slow.Computes.class,
                Scribbling.HugeDrawing.class);
    }

    @BeforeAll
    static void playAll() {
        matches = new PlayedMatches(
                deadlyTeams(), folder, "--hung-after", "3", "--team-memory", "64", "--wait-budget", "0.3");
    }

    @AfterAll
    static void end() {
        matches.close();
    }

    @ParameterizedTest
    @MethodSource("deadlyTeams")
    void whatATeamDoesToItsProcessCostsNobodyElse(Class<?> bad) throws Exception {
        PlayedMatches.Played played = matches.of(bad);
        played.requireTheOtherPlayedOn();
        String said = played.match().out();
        if (bad == Deadly.Halts.class) {
            assertThat(said).contains("its process has ended: it ended with exit code 0; its robots stop");
        }
        if (bad == Meddling.LeavesAProcessBehind.class) {
            Matcher started = Pattern.compile("started (sleep \\d+)").matcher(said);
            assertThat(started.find()).as(said).isTrue();
            ProcessHandle.allProcesses()
                    .filter(one -> one.info().commandLine().orElse("").endsWith(started.group(1)))
                    .forEach(one -> one.onExit().join());
        }
        if (bad.getEnclosingClass() == Slow.class) {
            assertThat(said).contains("has taken 0.3 s more than the match itself for its decisions and is given up");
        }
        if (bad == Deadly.TwentyThreadsADecision.class) {
            assertThat(said).contains("started more than 100 threads");
        }
        if (bad == Deadly.TakesAllMemory.class) {
            assertThat(said).contains("ran out of its 64 MB of memory");
        }
    }

    @Test
    void aTeamPlaysTheSameMatchInItsOwnProcessToTheBit() throws Exception {
        String team = "class:" + Chaser.class.getName();
        assertThat(hash(team)).isEqualTo(hash(team, "--in-process")).isEqualTo(hash("chaser"));
    }

    /** So there is nothing to put it back to: where a match goes on from a moment of another, it starts afresh. */
    @Test
    void aTeamInItsOwnProcessSavesNothing() throws Exception {
        League league = Mirosot.parse("test", "robotsPerTeam: 3");
        TeamSource source = new TeamSource("chaser", List.of(), Chaser.class.getName(), Map.of());
        JavaProcesses processes = new JavaProcesses(
                ProcessLimits.defaults(),
                System.getProperty("java.class.path"),
                TeamMain.class.getName(),
                Walls.best());
        try (TeamProcesses.Apart team =
                processes.start(source, new TeamProcesses.Assignment(league, Side.BLUE, 1000))) {
            assertThat(StateHash.of(team::state)).isEqualTo(StateHash.of(visitor -> {}));
            assertThat(team.lost()).isNull();
        }
    }

    private static String hash(String team, String... further) throws Exception {
        String[] all = new String[further.length + 8];
        System.arraycopy(
                new String[] {"match", "--json", "--duration", "5", "--blue", team, "--yellow", team}, 0, all, 0, 8);
        System.arraycopy(further, 0, all, 8, further.length);
        Robopitch match = Robopitch.run(all);
        assertThat(match.exitCode()).as(match.err()).isZero();
        JsonObject report = JsonParser.parseObject(match.out());
        assertThat(report.list("events").toString()).doesNotContain("team error");
        return report.text("hash");
    }
}
