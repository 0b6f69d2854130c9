// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchService;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.runner.team.ThisJava;

class MatchCommandTest {
    @TempDir
    Path folder;

    private StringWriter out = new StringWriter();
    private StringWriter err = new StringWriter();

    @Test
    void theJsonHasScoreHashTimesStatisticsAndEvents() throws Exception {
        assertThat(match("--json", "--seed", "7")).isZero();
        JsonObject report = JsonParser.parseObject(out.toString());
        assertThat(report.text("league")).isEqualTo("mirosot");
        assertThat(report.text("size")).isEqualTo("3v3");
        assertThat(report.number("seed")).isEqualTo(7);
        assertThat(report.object("teams").text("blue")).isEqualTo("chaser");
        assertThat(report.object("score").integer("blue")).isNotNegative();
        assertThat(report.object("score").integer("yellow")).isNotNegative();
        assertThat(report.text("hash")).matches("[0-9a-f]{16}");
        assertThat(report.number("simulatedSeconds")).isBetween(4.0, 4.1);
        assertThat(report.number("realTimeFactor")).isPositive();
        assertThat(report.object("statistics").object("distance").number("blue"))
                .isPositive();
        assertThat(report.object("statistics").number("collisions")).isNotNegative();
        assertThat(report.list("events")).isNotEmpty();
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void theSameSeedGivesTheSameMatchAndAnotherSeedAnother() throws Exception {
        String first = hash("--seed", "7");
        assertThat(hash("--seed", "7")).isEqualTo(first);
        assertThat(hash("--seed", "8")).isNotEqualTo(first);
        assertThat(hash("--seed", "7", "--position-noise", "0.01")).isNotEqualTo(first);
        assertThat(hash("--seed", "7", "--command-delay", "0.05")).isNotEqualTo(first);
    }

    @Test
    void noiseOfAConfigurationIsThatOfTheOptionsWhichOverrideIt() throws Exception {
        Path file = folder.resolve("noisy.yaml");
        Files.writeString(file, "noise:\n  positionNoise: 0.01 # m\n  vanish: 0.1\nrobot:\n  bodyMass: 0.5\n");
        String fromFile = hash("--config", file.toString());
        Files.writeString(file, "\n\n\nrobot:\n  bodyMass: 0.5\n");
        assertThat(hash("--config", file.toString(), "--position-noise", "0.01", "--vanish", "0.1"))
                .isEqualTo(fromFile);
        assertThat(hash("--config", file.toString())).isNotEqualTo(fromFile);
        Files.writeString(file, "noise:\n  positionNoise: 1\n  vanish: 0.1\nrobot: {bodyMass: 0.5}\n");
        assertThat(hash("--config", file.toString(), "--position-noise", "0.01"))
                .isEqualTo(fromFile);
    }

    @Test
    void theNoiseOfMixedRealityComesFromItsFileOrTheOptions() throws Exception {
        Path file = folder.resolve("mr.yaml");
        Files.writeString(file, "robotsPerTeam: 3\n");
        String quiet = mixedReality("--config", file.toString());
        String fromOptions = mixedReality(
                "--config", file.toString(), "--misread", "0.05", "--lost-rate", "0.5", "--lost-time", "0.2");
        assertThat(fromOptions).isNotEqualTo(quiet);
        Files.writeString(
                file, "noise: {misread: 0.05, lostRate: 0.5, lostSeconds: 0.2, vanish: 0}\nrobotsPerTeam: 3\n");
        assertThat(mixedReality("--config", file.toString())).isEqualTo(fromOptions);
        assertThat(mixedReality("--size", "3v3")).isEqualTo(quiet);
        assertThat(mixedReality("--size", "3v3", "--misread", "0.05", "--lost-rate", "0.5", "--lost-time", "0.2"))
                .isEqualTo(fromOptions);
        Files.writeString(file, "robotsPerTeam: 3\nnoise:\n  misread: 7\n");
        assertThat(match("--league", "mixed-reality", "--config", file.toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("mr.yaml").contains("noise.misread").contains("7");
        assertThat(match("--misread", "0.1")).isEqualTo(2);
        assertThat(err.toString()).contains("--misread").contains("mixed-reality");
    }

    @Test
    void theOrderedSizeOfMiddleSizeOutranksItsFile() throws Exception {
        Path file = folder.resolve("three.yaml");
        Files.writeString(file, "robotsPerTeam: 3\n");
        String ordered = hash("--league", "middle-size", "--blue", "omni", "--yellow", "omni", "--size", "2v2");
        assertThat(hash(
                        "--league",
                        "middle-size",
                        "--blue",
                        "omni",
                        "--yellow",
                        "omni",
                        "--config",
                        file.toString(),
                        "--size",
                        "2v2"))
                .isEqualTo(ordered);
    }

    private String mixedReality(String... more) throws Exception {
        List<String> options = new ArrayList<>(List.of("--league", "mixed-reality", "--blue", "bahia"));
        options.addAll(List.of("--yellow", "bahia"));
        options.addAll(Arrays.asList(more));
        return hash(options.toArray(String[]::new));
    }

    @Test
    void noiseThatThereIsNotIsRefusedWithItsLine() throws Exception {
        Path file = folder.resolve("noisy.yaml");
        Files.writeString(file, "noise:\n  fog: 1\n");
        assertThat(match("--config", file.toString())).isEqualTo(2);
        assertThat(err.toString())
                .contains("noisy.yaml")
                .contains("noisy.yaml:2:")
                .contains("fog");
        Files.writeString(file, "noise:\n  vanish: 2\n");
        assertThat(match("--config", file.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("vanish").contains("2");
    }

    @Test
    void theReportForPeopleTellsTheSame() {
        assertThat(match("--seed", "7")).isZero();
        assertThat(out.toString())
                .startsWith("mirosot 3v3, seed 7: chaser (blue) against chaser (yellow)")
                .contains("possession", "shots", "distance", "collisions", "times real time", "hash ");
    }

    @Test
    void aRecordingVerifiesExportsAndIsNotOverwritten() throws Exception {
        Path file = folder.resolve("match.mcap");
        assertThat(match("--record", file.toString(), "--vanish", "0.1", "--command-loss", "0.1"))
                .isZero();
        String hash = out.toString().replaceAll("(?s).*hash ([0-9a-f]{16}).*", "$1");
        assertThat(run("replay", "--verify", file.toString())).isZero();
        assertThat(out.toString()).contains("identical, bit for bit").contains(hash);

        assertThat(match("--record", file.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("match.mcap").contains("already").contains("--overwrite");
        assertThat(match("--record", file.toString(), "--overwrite")).isZero();

        for (String format : List.of("csv", "parquet")) {
            assertThat(run("export", file.toString(), "--format", format)).isZero();
            assertThat(folder.resolve("match/states." + format)).isNotEmptyFile();
            assertThat(folder.resolve("match/commands." + format)).isNotEmptyFile();
            assertThat(folder.resolve("match/events." + format)).isNotEmptyFile();
        }
        assertThat(run("export", file.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("states.csv").contains("--overwrite");
    }

    @Test
    void aRecordingThatWasCutOffVerifiesUpToThere() throws Exception {
        Path file = folder.resolve("match.mcap");
        match("--record", file.toString());
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(bytes, bytes.length - 100));
        assertThat(run("replay", "--verify", file.toString())).isZero();
        assertThat(out.toString()).contains("identical, bit for bit");
        assertThat(err.toString()).contains("match.mcap: damaged");
    }

    @Test
    void filesThatAreNoRecordingsAreNamed() throws Exception {
        Path text = Files.writeString(folder.resolve("notes.txt"), "milk, bread, golf balls");
        for (List<String> command : List.of(List.of("replay", "--verify"), List.of("export"))) {
            List<String> arguments = new ArrayList<>(command);
            arguments.add(text.toString());
            assertThat(run(arguments.toArray(String[]::new))).isEqualTo(1);
            assertThat(err.toString()).startsWith("robopitch: ").contains("notes.txt");
            arguments.set(arguments.size() - 1, folder.resolve("nothing.mcap").toString());
            assertThat(run(arguments.toArray(String[]::new))).isEqualTo(1);
            assertThat(err.toString()).contains("nothing.mcap: there is no such file");
        }
    }

    @Test
    void whatThereIsNotIsAUsageErrorThatSaysWhatThereIs() {
        refused("there is no league 'chess', only mirosot", "--league", "chess");
        refused("there is no size '4v4' in mirosot, only 5v5, 3v3, 11v11", "--size", "4v4");
        refused("there is no team \"winner\"", "--blue", "winner");
        refused("there is no class com.example.Nobody", "--yellow", "class:com.example.Nobody");
        refused("there is no such jar or folder", "--classpath", "/no/such.jar");
        refused("duration must be between 0 and 1000000 s", "--duration", "-3");
        refused("duration must be between", "--duration", "1e9");
        refused(
                "--vanish: noise.vanish must be between 0 and 1 (the range the simulation is tested with), but is 7",
                "--vanish",
                "7");
        refused(
                "--position-noise: noise.positionNoise must be between 0 and 100 m (the range the simulation is tested"
                        + " with), but is -0.1 m",
                "--position-noise",
                "-0.1");
        refused("--hung-after must be above 0", "--hung-after", "0");
        refused("--seed", "--seed", "seven");
    }

    @Test
    void aConfigurationSetsParametersAndRulesAndItsMistakesAreShownWithTheirLine() throws Exception {
        Path file = Files.writeString(
                folder.resolve("league.yaml"), "size: small\nrobotsPerTeam: 2\nball:\n  mass: 0.05\n");
        assertThat(run("match", "--config", file.toString(), "--duration", "2", "--json"))
                .isZero();
        assertThat(JsonParser.parseObject(out.toString()).text("size")).isEqualTo("2v2");
        Files.writeString(file, "size: small\nball:\n  weight: 0.05\n");
        assertThat(run("match", "--config", file.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("league.yaml:3: there is no key ball.weight");
        assertThat(run("match", "--config", folder.resolve("none.yaml").toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("none.yaml: there is no such file");
    }

    @Test
    void aTeamThatHangsIsReportedAndTheMatchIsPlayedToItsEnd() throws Exception {
        assertThat(match("--json", "--yellow", "class:" + HangingTeam.class.getName(), "--hung-after", "0.2"))
                .isZero();
        assertThat(out.toString()).contains("yellow did not return from a decision within 0.2 s and is given up");
        assertThat(JsonParser.parseObject(out.toString()).number("simulatedSeconds"))
                .isBetween(4.0, 4.1);
    }

    private void refused(String message, String... options) {
        assertThat(match(options)).as(String.join(" ", options)).isEqualTo(2);
        assertThat(err.toString()).contains(message).contains("robopitch match --help");
        assertThat(out.toString()).isEmpty();
    }

    private String hash(String... options) throws Exception {
        List<String> all = new ArrayList<>(List.of(options));
        all.add("--json");
        assertThat(match(all.toArray(String[]::new))).isZero();
        return JsonParser.parseObject(out.toString()).text("hash");
    }

    /** A short match between chasers, unless the options say otherwise. */
    private int match(String... options) {
        List<String> all = new ArrayList<>(List.of("match"));
        List<String> given = List.of(options);
        defaults(all, given, "--size", "3v3");
        defaults(all, given, "--duration", "4");
        defaults(all, given, "--blue", "chaser");
        defaults(all, given, "--yellow", "chaser");
        all.addAll(given);
        return run(all.toArray(String[]::new));
    }

    private static void defaults(List<String> all, List<String> given, String name, String value) {
        if (!given.contains(name)) {
            all.addAll(List.of(name, value));
        }
    }

    private int run(String... arguments) {
        out = new StringWriter();
        err = new StringWriter();
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aMatchThatIsStoppedTellsWhereItStandsAndWhereItsRecordingIs() throws Exception {
        Path recording = folder.resolve("stopped.mcap");
        List<String> command = ThisJava.command();
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(List.of("match", "--duration", "1000000", "--record", recording.toString()));
        try (WatchService files = folder.getFileSystem().newWatchService()) {
            folder.register(files, StandardWatchEventKinds.ENTRY_CREATE);
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.PIPE)
                    .start();
            assertThat(files.poll(60, TimeUnit.SECONDS))
                    .as("the recording begins")
                    .isNotNull();
            process.toHandle().destroy();
            assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                    .contains("robopitch: stopped ", "recorded so far to " + recording);
            assertThat(process.waitFor()).isNotZero();
        }
    }

    @Test
    void anOrderThatTheRefereeDoesNotKnowIsNotAMistakeOfItsForm() {
        assertThat(match("--order", "60:corner yellow")).isEqualTo(2);
        assertThat(err.toString())
                .contains("the referee of mirosot knows no order 'corner yellow'; orders: ", "free ball");
    }

    @ParameterizedTest
    @ValueSource(strings = {"match", "play", "tune", "tournament"})
    void aConfigurationThatIsMissingAndOneThatIsWrongHaveOneExitCode(String command) throws IOException {
        String[] all = {"--out", folder.resolve("out").toString(), "--teams", "idle,chaser", "--no-browser"};
        String[] rest = switch (command) {
            case "match" -> new String[0];
            case "play" -> Arrays.copyOfRange(all, 4, 5);
            case "tune" -> Arrays.copyOf(all, 2);
            default -> Arrays.copyOf(all, 4);
        };
        Path wrong = Files.writeString(folder.resolve("wrong.yaml"), "ball: {mas: 1}");
        for (String file : List.of(folder.resolve("missing.yaml").toString(), wrong.toString())) {
            List<String> line = new ArrayList<>(List.of(command, "--config", file));
            line.addAll(List.of(rest));
            assertThat(Main.run(
                            new PrintWriter(new StringWriter()),
                            new PrintWriter(err, true),
                            line.toArray(new String[0])))
                    .as(err.toString())
                    .isEqualTo(2);
            assertThat(err.toString()).contains(file);
        }
        assertThat(err.toString()).contains("ball.mas", "did you mean 'mass'");
    }
}
