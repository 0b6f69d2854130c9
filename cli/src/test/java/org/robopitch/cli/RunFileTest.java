// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tournaments and sweeps in files: the options' names are the keys, and mistakes have a line. */
class RunFileTest {
    private static final String CUP = """
        league: mirosot
        size: 3v3
        teams: [chaser, idle]
        seeds: 1
        duration: 2
        format: swiss
        configuration:
          ball: {mass: 0.05}
          noise: {positionNoise: 0.001}
        """;

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }

    private String file(String text) throws IOException {
        Path file = folder.resolve("run.yaml");
        Files.writeString(file, text + "out: " + folder.resolve("out") + "\n");
        return file.toString();
    }

    private String hashes(Path where) {
        out.getBuffer().setLength(0);
        assertThat(run("sql", where.toString(), "select hash from matches order by number", "--csv"))
                .isZero();
        return out.toString();
    }

    @Test
    void aFileAndTheSameOptionsPlayTheSameMatches() throws IOException {
        assertThat(run("tournament", file(CUP))).as(err.toString()).isZero();
        Path other = folder.resolve("other");
        assertThat(run(
                        "tournament",
                        "--size=3v3",
                        "--teams=chaser,idle",
                        "--seeds=1",
                        "--duration=2",
                        "--format=swiss",
                        "--set=ball.mass=0.05",
                        "--position-noise=0.001",
                        "--out=" + other))
                .isZero();
        assertThat(hashes(folder.resolve("out"))).isEqualTo(hashes(other)).hasLineCount(3);
    }

    @Test
    void anOptionOutranksTheFile() throws IOException {
        assertThat(run("tournament", file(CUP), "--teams", "idle,template", "--out", folder + "/mine"))
                .isZero();
        assertThat(out.toString()).contains("template").doesNotContain("chaser");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        league: mirosot   | league: mirosott       | :1: league is refused
        size: 3v3         | size: 9v9              | :2: size is refused: there is no size '9v9'
        idle              | idl                    | :3: teams is refused: there is no team "idl"
        seeds: 1          | seeds: none            | :4: seeds must be a number
        seeds: 1          | seeds: 0               | :4: seeds is refused: --seeds must be 1 to
        format: swiss     | format: swis           | :6: format is refused: --format must be one of
        format: swiss     | formatt: swiss         | :6: there is no key formatt
        format: swiss     | engine: spark          | :6: engine is refused: --engine spark needs --master
        mass: 0.05        | mass: -1               | :8: ball.mass must be
        mass: 0.05        | mas: 1                 | :8: there is no key ball.mas
        positionNoise     | positionNois           | :9: there is no key noise.positionNois
        """)
    void aMistakeIsRefusedWithFileLineAndKey(String good, String bad, String said) throws IOException {
        assertThat(run("tournament", file(CUP.replace(good, bad)))).isNotZero();
        assertThat(err.toString()).contains("run.yaml" + said);
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        vary: [ball.mas=1:2]                 | :1: vary is refused
        vary: [ball.mass=2:1]                | :1: vary is refused: ball.mass
        vary: [blue.speed=1:2]               | :1: vary is refused
        vary: ball.mass=1:2                  | :1: vary must be a list
        vary: [ball.mass]                    | :1: vary is refused
        vary: []                             | :1: vary is refused: --vary is missing
        """)
    void aBadSweepIsRefusedWithFileLineAndKey(String text, String said) throws IOException {
        assertThat(run("sweep", file(text + "\n"))).isNotZero();
        assertThat(err.toString()).contains("run.yaml" + said);
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @Test
    void aSweepInAFileIsPlayed() throws IOException {
        String text = """
            blue: chaser
            yellow: idle
            size: 3v3
            vary: ['ball.mass=0.04:0.05:2']
            seeds: 1
            duration: 1
            """;
        assertThat(run("sweep", file(text))).as(err.toString()).isZero();
        assertThat(hashes(folder.resolve("out"))).hasLineCount(5);
    }

    @Test
    void aFileThatIsMissingOrNoTextIsTold() throws IOException {
        assertThat(run("tournament", folder + "/none.yaml")).isEqualTo(2);
        assertThat(err.toString()).contains("none.yaml: there is no such file");
        Files.write(folder.resolve("b.yaml"), new byte[] {(byte) 0xff, 0, (byte) 0xfe});
        assertThat(run("tournament", folder + "/b.yaml")).isEqualTo(2);
        assertThat(err.toString()).contains("b.yaml: expected a file in YAML");
    }
}
