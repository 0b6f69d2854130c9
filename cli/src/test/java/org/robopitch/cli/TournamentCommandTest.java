// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.campaign.Journal;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;
import org.robopitch.links.sharedmemory.Walls;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.runner.team.ThisJava;

class TournamentCommandTest {
    private static final long SEED = 4711;

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private static List<String> arguments(Path where, String... more) {
        List<String> arguments = new ArrayList<>(List.of(
                "tournament", "--size", "3v3", "--teams", "tactical,chaser,idle", "--seeds", "2", "--duration", "4"));
        arguments.addAll(List.of("--out", where.toString()));
        arguments.addAll(List.of(more));
        return arguments;
    }

    private int run(String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
    }

    private int tournament(Path where, String... more) {
        return run(arguments(where, more).toArray(String[]::new));
    }

    private String matches(Path where) {
        assertThat(run("sql", where.toString(), "select * from matches order by number", "--csv"))
                .isZero();
        return out.toString();
    }

    @Test
    void theStandingsResultsAndReportAreThere() throws Exception {
        assertThat(tournament(folder, "--json")).isZero();
        JsonObject report = JsonParser.parseObject(out.toString());
        assertThat(report.integer("matches")).isEqualTo(12);
        assertThat(report.list("standings")).hasSize(3);
        assertThat(report.list("pairings")).hasSize(3);
        assertThat(Files.readString(folder.resolve("report.html")))
                .contains("Standings", "Head to head", "Where the ball was", "tactical");
        Files.delete(folder.resolve("report.html"));
        assertThat(tournament(folder)).isZero();
        assertThat(folder.resolve("report.html"))
                .as("a lost page is written again")
                .exists();
        assertThat(matches(folder)).hasLineCount(13).startsWith("number,round,league,size,blue,yellow,seed,blue_goals");
    }

    @Test
    void aTeamWithItsDefaultsSpelledOutIsTheSameTeam() {
        assertThat(run(
                        "tournament",
                        "--teams=tactical,tactical(cruise=0.7),chaser",
                        "--size=3v3",
                        "--seeds=1",
                        "--duration=1",
                        "--out=" + folder.resolve("twice")))
                .isEqualTo(2);
        assertThat(err.toString()).contains("tactical and tactical(cruise=0.7) are the same team");
        assertThat(new BuiltInCatalogue().distinctName("tactical(shotLead=0.2;cruise=0.9)"))
                .isEqualTo(new BuiltInCatalogue().distinctName("tactical(cruise=0.9;shotLead=0.2)"));
    }

    @Test
    void oneThreadAndThreeGiveTheSameResults() {
        tournament(folder.resolve("one"), "--threads", "1");
        tournament(folder.resolve("three"), "--threads", "3");
        assertThat(matches(folder.resolve("one"))).isEqualTo(matches(folder.resolve("three")));
    }

    @Test
    void aRunKilledAgainAndAgainEndsLikeOneThatIsNot() throws Exception {
        tournament(folder.resolve("whole"));
        Path killed = folder.resolve("killed");
        Random random = new Random(SEED);
        for (int kill = 0; kill < 4; kill++) {
            Process process = start(arguments(killed));
            int lines = 1 + 2 * kill + random.nextInt(2);
            waitFor(process, killed.resolve(Journal.NAME), lines);
            process.destroyForcibly().waitFor();
        }
        assertThat(tournament(killed)).isZero();
        assertThat(matches(killed)).isEqualTo(matches(folder.resolve("whole")));
        assertThat(tournament(killed)).isZero();
        assertThat(out.toString()).contains("nothing to do");
    }

    private static List<String> commandLine(List<String> arguments) {
        List<String> command = ThisJava.running(Main.class);
        command.addAll(arguments);
        return command;
    }

    private static Process start(List<String> arguments) throws IOException {
        return new ProcessBuilder(commandLine(arguments))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    /** Waits until so many lines are in the journal, or the process has ended. */
    private static void waitFor(Process process, Path journal, int lines) throws IOException, InterruptedException {
        while (!process.waitFor(5, TimeUnit.MILLISECONDS)) {
            if (Files.exists(journal) && Files.readString(journal).lines().count() > lines) {
                return;
            }
        }
    }

    @Test
    void samplesAreATableAndAParquetFileWhenAskedFor() throws Exception {
        assertThat(run(
                        "tournament",
                        "--size=3v3",
                        "--teams=chaser,idle",
                        "--seeds=1",
                        "--duration=1",
                        "--samples",
                        "--out=" + folder))
                .as(err.toString())
                .isZero();
        assertThat(run(
                        "sql",
                        folder.toString(),
                        "select count(*) from samples where robot = 0 group by number order by number",
                        "--csv"))
                .isZero();
        // One row a cycle of 16 ms for the ball, in each of two matches.
        assertThat(out.toString()).contains("63\n63");
        try (Connection database = DriverManager.getConnection("jdbc:duckdb:");
                Statement statement = database.createStatement()) {
            ResultSet rows = statement.executeQuery(
                    "select count(*) from '" + folder.resolve("samples.parquet") + "' where robot = 0");
            assertThat(rows.next()).isTrue();
            assertThat(rows.getInt(1)).isEqualTo(2 * 63);
        }
        assertThat(tournament(folder.resolve("without"))).isZero();
        assertThat(folder.resolve("without/samples.parquet")).doesNotExist();
    }

    @Test
    void aForeignHalfWrittenOrReadOnlyResultsFileIsRefusedBeforeAnythingIsPlayed() throws Exception {
        Path results = folder.resolve("results.duckdb");
        Files.writeString(results, "my diary");
        assertThat(tournament(folder)).isEqualTo(1);
        assertThat(err.toString()).contains("results.duckdb", "was not changed");
        assertThat(results).hasContent("my diary");
        assertThat(Files.readString(folder.resolve(Journal.NAME))).hasLineCount(1);
        Files.delete(results);
        assertThat(tournament(folder)).isZero();
        byte[] whole = Files.readAllBytes(results);
        assertThat(results.toFile().setWritable(false)).isTrue();
        assertThat(tournament(folder)).isEqualTo(1);
        assertThat(err.toString()).contains("read-only");
        assertThat(results).hasBinaryContent(whole);
    }

    @Test
    void aSecondRunOnTheSameFolderIsRefused() throws Exception {
        try (Journal journal = Journal.open(folder, "another run")) {
            assertThat(tournament(folder)).isEqualTo(1);
            assertThat(err.toString()).contains("another run is writing to this folder");
            assertThat(journal.results()).isEmpty();
        }
        assertThat(tournament(folder)).isEqualTo(1);
        assertThat(err.toString()).contains("this folder holds another campaign");
    }

    /** A disk that is full, by a limit of the shell on the size of files: the run ends with a message, and resumes. */
    @Test
    void aFullDiskIsReportedAndTheRunResumesWhenThereIsRoom() throws Exception {
        Path whole = folder.resolve("whole");
        tournament(whole);
        // In blocks of 512 bytes: less than half of the journal; and enough for the journal, but for no database: even
        // its library cannot be unpacked.
        Path full = folder.resolve("full");
        assertThat(withFilesOfAtMost(20, full)).contains("journal.jsonl: cannot be written", "are kept");
        assertThat(withFilesOfAtMost(100, full))
                .contains("results.duckdb: cannot be written", "All matches are kept in the journal")
                .doesNotContain("Exception");
        assertThat(full.resolve("results.duckdb")).as("no half of a file").doesNotExist();
        assertThat(tournament(full)).isZero();
        assertThat(matches(full)).isEqualTo(matches(whole));
        assertThat(full.resolve("report.html")).hasSameBinaryContentAs(whole.resolve("report.html"));
    }

    private String withFilesOfAtMost(int blocks, Path where) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                "sh",
                "-c",
                "trap '' XFSZ; ulimit -f " + blocks + "; exec \"$@\" 2>\"$0\"",
                folder.resolve("err").toString()));
        command.addAll(commandLine(arguments(where)));
        Process process = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(1);
        return Files.readString(folder.resolve("err"));
    }

    @Test
    void aTeamThatEndsItsProcessLosesItsMatchAndNotTheRun() throws Exception {
        Path source = folder.resolve("Exits.java");
        Files.writeString(source, """
            import org.robopitch.engine.match.*;
            public class Exits implements Team {
                private int decisions;
                public void decide(Observation observation, Commands commands) {
                    if (++decisions > 10) {
                        System.exit(7);
                    }
                    commands.stop();
                }
            }
            """);
        Path where = folder.resolve("out");
        assertThat(run(
                        "tournament",
                        "--size=3v3",
                        "--teams",
                        source + ",idle",
                        "--seeds=1",
                        "--duration=1",
                        "--out=" + where))
                .as(err.toString())
                .isZero();
        assertThat(run("sql", where.toString(), "select blue_goals, yellow_goals, forfeit from matches", "--csv"))
                .isZero();
        assertThat(out.toString())
                .contains(
                        "0,3,blue: its process has ended: it ended with exit code 7",
                        "3,0,yellow: its process has ended");
    }

    /** The first time somebody ends its process: that match does not count. */
    public static final class DiesOnce implements Team {
        static final Path MARK = Path.of(System.getProperty("java.io.tmpdir"), "robopitch-died-once");

        @Override
        public void decide(Observation observation, Commands commands) {
            try {
                Files.createFile(MARK);
                Runtime.getRuntime().halt(137);
            } catch (IOException second) {
                commands.stop();
            }
        }
    }

    @Test
    void aMatchWhoseTeamASignalHasEndedIsPlayedAgain() throws IOException {
        Files.deleteIfExists(DiesOnce.MARK);
        Path where = folder.resolve("again");
        String team = "class:" + DiesOnce.class.getName();
        // Behind walls it could not tell the second time from the first.
        assertThat(run(
                        "tournament",
                        "--teams=chaser," + team,
                        "--seeds=1",
                        "--duration=2",
                        "--size=3v3",
                        "--no-walls",
                        "--out=" + where))
                .as(err.toString())
                .isZero();
        assertThat(DiesOnce.MARK).exists();
        Files.delete(DiesOnce.MARK);
        assertThat(run("sql", where.toString(), "select count(*) from matches where forfeit <> ''", "--csv"))
                .isZero();
        assertThat(out.toString().strip()).endsWith("0");
    }

    @Test
    void aStrictTournamentRefusesWhatIsUnfair() {
        assertThat(tournament(folder, "--strict", "--in-process")).isEqualTo(2);
        assertThat(err.toString()).contains("--strict does not go with --in-process");
        assertThat(tournament(folder, "--strict", "--seed", "7")).isEqualTo(2);
        assertThat(err.toString())
                .contains(
                        Walls.best() == Walls.NONE
                                ? "--strict needs walls around teams"
                                : "--strict needs a seed that no team can find by trying, such as --seed ");
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        assertThat(run("tournament", "--teams", "tactical", "--out", folder.toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("2 to");
        assertThat(run("tournament", "--teams", "tactical,nobody", "--out", folder.toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("nobody");
        assertThat(tournament(folder, "--format", "league")).isEqualTo(2);
        assertThat(err.toString()).contains("round-robin");
        assertThat(tournament(folder, "--blue", "tactical")).isEqualTo(2);
        assertThat(run("sql", folder.toString(), "select 1")).isEqualTo(1);
        assertThat(err.toString()).contains("no results");
    }

    @Test
    void aTeamThatDoesNotCompileLosesItsMatchesAndTheOthersPlay() throws Exception {
        Path teams = Files.createDirectories(folder.resolve("class"));
        Files.writeString(teams.resolve("Broken.java"), "public class Broken implements Team { oops }");
        Files.writeString(teams.resolve("Still.java"), """
            import org.robopitch.engine.match.*;
            public class Still implements Team {
                public void decide(Observation seen, Commands commands) {}
            }
            """);
        Files.writeString(teams.resolve("notes.txt"), "no team");
        Path cup = folder.resolve("cup");
        int exitCode = run(
                "tournament",
                "--size=3v3",
                "--teams=idle," + teams + "/*",
                "--in-process",
                "--seeds=1",
                "--duration=1",
                "--out=" + cup);
        assertThat(exitCode).as(err.toString()).isZero();
        assertThat(err.toString()).contains("Broken.java loses its matches").doesNotContain("Still");
        assertThat(out.toString()).contains("Still.java", "Broken.java lost 4 of 6 matches 0 : 3: ");
        assertThat(Files.readString(cup.resolve("report.html"))).contains("Forfeits", "oops");
    }

    @Test
    void aNameOrAPatternThatIsNoTeamIsRefused() {
        for (String none : List.of("idle,nobody", "idle," + folder + "/Missing.java", "idle," + folder + "/*")) {
            err.getBuffer().setLength(0);
            assertThat(run("tournament", "--teams=" + none, "--out=" + folder)).isEqualTo(2);
            assertThat(err.toString()).contains("there is no");
        }
    }
}
