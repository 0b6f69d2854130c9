// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.cli.Main;
import org.robopitch.recording.json.JsonParser;

/** A team is calibrated, and plays by the files that this wrote. */
class NubotCalibrationTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    Path folder;

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }

    @Test
    void aMatchIsPlayedWithTheFilesOfACalibration() throws Exception {
        Path kicks = folder.resolve("kicks.txt");
        Path colours = folder.resolve("colours.txt");
        assertThat(run("trial", "nubot", "--calibrate", kicks.toString(), "--calibrate-colours", colours.toString()))
                .as(err.toString())
                .isZero();
        assertThat(Files.readString(kicks)).contains("\nground ").contains("\nlob ");
        assertThat(Files.readString(colours)).contains("\nball ").contains("\nfield ");
        out.getBuffer().setLength(0);
        String blue = "nubot:kicks=" + kicks + ",colours=" + colours;
        assertThat(run(
                        "match",
                        "--league",
                        "middle-size",
                        "--duration",
                        "1",
                        "--json",
                        "--blue",
                        blue,
                        "--yellow",
                        "idle",
                        "--sense",
                        "camera"))
                .as(err.toString())
                .isZero();
        assertThat(JsonParser.parseObject(out.toString()).object("teams").text("blue"))
                .isEqualTo("nubot:camera,kicks=" + kicks + ",colours=" + colours);
        assertThat(run("trial", "nubot", "--calibrate", kicks.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("kicks.txt already exists");
    }

    @Test
    void sensesOfATeamThatHasNoneAreRefused() {
        assertThat(run("match", "--league", "middle-size", "--blue", "omni", "--yellow", "idle", "--sense", "noise"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("--sense is for robots of the team nubot, but omni plays idle");
    }

    @Test
    void aBadFileEndsTheCommandBeforeTheMatch() throws Exception {
        Path broken = Files.writeString(folder.resolve("broken.txt"), "ground 1 2\n");
        assertThat(run("match", "--league", "middle-size", "--blue", "nubot:kicks=" + broken))
                .isEqualTo(2);
        assertThat(err.toString())
                .contains("broken.txt, line 1: expected \"ground\" or \"lob\", strength, speed and distance");
        err.getBuffer().setLength(0);
        assertThat(run(
                        "agent",
                        "nubot",
                        "--robot",
                        "1",
                        "--kicks",
                        folder.resolve("none").toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("--kicks: expected a file with a kick calibration, but there is no file");
    }
}
