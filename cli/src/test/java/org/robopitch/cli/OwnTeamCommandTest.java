// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue.JsonObject;

/** Teams that users bring as files, in the commands that take a team. */
class OwnTeamCommandTest {
    private static final String SPINNER = """
            package mine;
            import org.robopitch.engine.match.*;
            @PlaysLeague("mirosot")
            public class Spinner implements Team {
                public record Values(@Tunable(low = 0, high = 60) double speed) {
                    public static Values defaults() { return new Values(10); }
                }
                private final Values values;
                public Spinner() { this(Values.defaults()); }
                public Spinner(Values values) { this.values = values; }
                public void decide(Observation seen, Commands commands) {
                    for (int i = 0; i < commands.robots(); i++) {
                        commands.wheels(i, -values.speed(), values.speed());
                    }
                }
            }
            """;

    @TempDir
    Path folder;

    private Path file;
    private StringWriter out = new StringWriter();
    private StringWriter err = new StringWriter();

    @BeforeEach
    void writeTeam() throws Exception {
        file = Files.createDirectories(folder.resolve("mine")).resolve("Spinner.java");
        Files.writeString(file, SPINNER);
    }

    @Test
    void aSourceFilePlaysAndAnotherSpeedPlaysAnotherMatch() throws Exception {
        assertThat(match(file.toString())).isZero();
        JsonObject first = JsonParser.parseObject(out.toString());
        assertThat(first.object("teams").text("blue")).isEqualTo(file.toString());
        assertThat(match(file + "(speed=10)")).isZero();
        assertThat(JsonParser.parseObject(out.toString()).text("hash")).isEqualTo(first.text("hash"));
        assertThat(match(file + "(speed=20)")).isZero();
        assertThat(JsonParser.parseObject(out.toString()).text("hash")).isNotEqualTo(first.text("hash"));
        assertThat(match(file + "(speed=99)")).isEqualTo(2);
        assertThat(err.toString()).contains("speed must be 0.0 to 60.0, but is 99.0");
    }

    @Test
    void aSourceFileTakesPartInComparisonsAndTournaments() {
        assertThat(run("compare", "--seeds", "1", "--duration", "2", "--blue", file.toString(), "--yellow", "idle"))
                .isZero();
        assertThat(out.toString()).contains(" against idle: 2 matches");
        String out2 = folder.resolve("cup").toString();
        assertThat(run(
                        "tournament",
                        "--teams",
                        file.getParent() + "/,idle",
                        "--seeds",
                        "1",
                        "--duration",
                        "2",
                        "--out",
                        out2))
                .isZero();
    }

    @Test
    void anErrorInTheSourceIsAFailureWithFileAndLine() throws Exception {
        Files.writeString(file, SPINNER.replace("values.speed());", "values.sped());"));
        assertThat(match(file.toString())).isEqualTo(1);
        assertThat(err.toString())
                .startsWith("robopitch: " + file + ":13: error: cannot find symbol")
                .doesNotContain("--help");
    }

    @Test
    void aTeamPlaysOnlyItsLeaguesAndAMisspeltNameIsRecognised() {
        assertThat(run("match", "--league", "middle-size", "--blue", file.toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("does not play middle-size");
        assertThat(run("match", "--league", "middle-size", "--blue", "tactical"))
                .isEqualTo(2);
        assertThat(err.toString())
                .contains(
                        "the team tactical does not play middle-size; teams that do: omni, nubot, demonstration, idle");
        assertThat(run("match", "--blue", "tactcial")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no team \"tactcial\" (did you mean 'tactical'?)");
        assertThat(run("match", "--league", "mirosto")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no league 'mirosto' (did you mean 'mirosot'?)");
    }

    private int match(String team) {
        return run("match", "--json", "--size", "3v3", "--duration", "3", "--yellow", "idle", "--blue", team);
    }

    private int run(String... arguments) {
        out = new StringWriter();
        err = new StringWriter();
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }
}
