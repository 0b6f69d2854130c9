// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** External programs as teams of a tournament: real processes that speak to real links. */
class TournamentProgramsTest {
    private static final Path CLIENTS =
            Path.of("..", "clients").toAbsolutePath().normalize();
    /** The Python that has protobuf; another may come before it on the path. */
    private static final String PYTHON = "/usr/bin/python3";

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
    }

    private void tournament(Path where, String teams, String... more) {
        List<String> arguments = new ArrayList<>(
                List.of("tournament", "--size=3v3", "--teams", teams, "--seeds=1", "--duration=3", "--out=" + where));
        arguments.addAll(List.of(more));
        assertThat(run(arguments.toArray(String[]::new))).as(err.toString()).isZero();
    }

    private String matches(Path where, String columns) {
        assertThat(run("sql", where.toString(), "select " + columns + " from matches order by number", "--csv"))
                .isZero();
        return out.toString();
    }

    /** A program of a few lines on our client, which does as it is told after 50 answers. */
    private String program(String then) throws IOException {
        Path file = Files.createTempFile(folder, "program", ".py");
        Files.writeString(file, """
                import sys, time
                sys.path.insert(0, "%s")
                from robopitch_fira import Client
                answers = 0
                with Client() as client:
                    for seen in client:
                        answers += 1
                        if answers > 50:
                            %s
                        for robot in client.own(seen):
                            client.wheels(robot.robot_id, 20, 15 + robot.robot_id)
                        client.send()
                """.formatted(CLIENTS.resolve("fira/python"), then));
        return "fira:" + PYTHON + " " + file;
    }

    @Test
    void aProgramOfTheFiraLinkPlaysWholeMatchesWithTheSameResultTwice() {
        String striker = "fira:" + PYTHON + " " + CLIENTS.resolve("fira/python/striker.py");
        for (String name : new String[] {"a", "b"}) {
            // Two matches side by side, each on ports of its own.
            tournament(folder.resolve(name), striker + ",chaser", "--threads=2");
        }
        String columns =
                "blue, yellow, seconds, forfeit, blue_errors + yellow_errors as errors, hash, blue_distance > 0.3";
        assertThat(matches(folder.resolve("a"), columns).lines().skip(1))
                .hasSize(2)
                .allMatch(line -> line.matches(".*,3\\.0(08)?,,0,[0-9a-f]{16},true"), "played to its end");
        assertThat(matches(folder.resolve("b"), "*")).isEqualTo(matches(folder.resolve("a"), "*"));
        assertThat(folder.resolve("a/logs/match-0")).as("nothing to keep").doesNotExist();
    }

    @Test
    void aProgramThatDiesLosesItsMatchWithItsLastWords() throws IOException {
        tournament(folder.resolve("out"), program("sys.exit('the battery is empty')") + ",idle");
        assertThat(out.toString())
                .contains("lost 2 of 2 matches 0 : 3", "its last words: the battery is empty", "logs/match-0");
        assertThat(folder.resolve("out/logs/match-1/yellow.log")).content().contains("the battery is empty");
        assertThat(matches(folder.resolve("out"), "blue_goals, yellow_goals, forfeit"))
                .contains(
                        "0,3,blue: its program ended with exit code 1; its last words: the battery is empty",
                        "3,0,yellow: its program ended with exit code 1");
    }

    @Test
    void aProgramThatDoesNotStartLosesItsMatch() {
        tournament(folder, "fira:no-such-program,idle");
        assertThat(matches(folder, "blue_goals, yellow_goals, forfeit"))
                .contains("0,3,blue: its program ended with exit code 127", "3,0,yellow", "not found");
    }

    @Test
    void aProgramThatNeverAnswersOrFallsSilentLosesItsMatch() throws IOException {
        tournament(folder.resolve("never"), "fira:exec sleep 600,idle", "--patience=0.6", "--threads=2");
        assertThat(matches(folder.resolve("never"), "blue_goals, yellow_goals, forfeit"))
                .contains("0,3,blue: its program did not answer within 1 s", "3,0,yellow: its program did not answer");
        tournament(folder.resolve("silent"), program("time.sleep(600)") + ",idle", "--patience=6", "--threads=2");
        assertThat(matches(folder.resolve("silent"), "blue_goals, yellow_goals, forfeit"))
                .contains("0,3,blue: its program did not answer within 6 s", "3,0,yellow: its program did not answer");
        assertThat(run("tournament", "--teams=fira:x,idle", "--patience=0", "--out=" + folder))
                .isEqualTo(2);
        assertThat(err.toString()).contains("--patience must be 0.1 to 3600 s");
    }

    @Test
    void programsOfSharedMemoryPlayInLockstepWithTheSameResultTwice() {
        String attacker = "shared-memory:python3 " + CLIENTS.resolve("shared-memory/python/attacker.py");
        for (String name : new String[] {"a", "b"}) {
            tournament(folder.resolve(name), attacker + ",chaser");
        }
        assertThat(matches(folder.resolve("a"), "*"))
                .isEqualTo(matches(folder.resolve("b"), "*"))
                .doesNotContain("ended");
    }
}
