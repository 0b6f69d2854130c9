// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScenarioCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void writeAScenario() throws IOException {
        file = folder.resolve("push.yaml");
        Files.writeString(file, """
                size: small
                initial:
                  robots:
                    - {robot: blue 1, x: 0, y: 0, along: 0.5}
                  ball: {x: 0.1, y: 0}
                duration: 0.3
                """);
    }

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }

    @Test
    void aScenarioIsWrittenToTheOutputAsCsv() {
        assertThat(run("scenario", "run", file.toString())).isZero();
        assertThat(out.toString())
                .startsWith("time,kind,body,other,x,y,heading,vx,vy,spin\n0,state,blue 1,,0,0,0,0.5,0,0\n")
                .contains("contact-begin,blue 1,ball");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void aScenarioIsWrittenToAFileInTheFormatOfItsName() throws IOException {
        Path target = folder.resolve("push.jsonl");

        assertThat(run("scenario", "run", file.toString(), "--out", target.toString()))
                .isZero();
        assertThat(Files.readAllLines(target)).allMatch(line -> line.startsWith("{\"time\":") && line.endsWith("}"));
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void theFormatCanBeAskedFor() {
        assertThat(run("scenario", "run", file.toString(), "--format", "jsonl")).isZero();
        assertThat(out.toString()).startsWith("{\"time\":0,\"kind\":\"state\",\"body\":\"blue 1\",\"x\":0,");
    }

    @Test
    void aPictureIsDrawn() throws IOException {
        Path target = folder.resolve("push.svg");

        assertThat(run("scenario", "draw", file.toString(), "--out", target.toString()))
                .isZero();
        assertThat(Files.readString(target)).startsWith("<svg ");
    }

    @Test
    void aPictureOfAnUnknownKindIsRefused() {
        assertThat(run("scenario", "draw", file.toString(), "--out", "x.gif")).isEqualTo(1);
        assertThat(err.toString().strip()).isEqualTo("robopitch: x.gif: a picture must be .svg or .png");
    }

    @Test
    void aBadFileIsRefusedWithFileLineAndReason() throws IOException {
        Files.writeString(file, "duration: 1\nrobot:\n  bodyMass: -0.2\n");

        assertThat(run("scenario", "run", file.toString())).isEqualTo(1);
        assertThat(err.toString().strip())
                .isEqualTo(
                        "robopitch: " + file
                                + ":3: robot.bodyMass must be between 0.0001 and 10000 kg (the range the simulation is tested with), but is -0.2 kg");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void aLeagueWithoutScenariosAndOneThatThereIsNotAreRefusedAtTheirLine() throws IOException {
        Files.writeString(file, "duration: 1\nleague: humanoid\n");
        assertThat(run("scenario", "run", file.toString())).isEqualTo(1);
        assertThat(err.toString()).contains(file + ":2: league is humanoid, which has no scenarios");
        Files.writeString(file, "league: chess\n");
        assertThat(run("scenario", "run", file.toString())).isEqualTo(1);
        assertThat(err.toString()).contains(file + ":1: league must be one of mirosot, ");
    }

    @Test
    void aMissingFileIsToldInOneLine() {
        assertThat(run("scenario", "run", folder.resolve("no.yaml").toString())).isEqualTo(1);
        assertThat(err.toString()).contains("no.yaml: there is no such file");
    }

    @Test
    void aMissingSubcommandIsAUsageError() {
        assertThat(run("scenario")).isEqualTo(2);
    }
}
