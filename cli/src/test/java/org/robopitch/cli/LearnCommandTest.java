// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LearnCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void aTaskIsDescribedAsJson() {
        assertThat(run("learn", "describe", "--task", "1v1", "--league", "middle-size", "--opponents", "omni"))
                .isZero();
        assertThat(out.toString())
                .contains("\"task\":\"1v1\"", "\"opponents\":\"omni\"", "\"agents\":[\"blue_1\"]")
                .contains("{\"name\":\"ball.z\",\"low\":0,\"high\":1,\"scale\":9,\"unit\":\"m\"}")
                .contains("\"events\":[\"none\",\"goal\",\"conceded\",\"reached\",\"out\",\"time-limit\"]");
    }

    @Test
    void aConfigurationAndSingleParametersReachTheLeague(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("slow.yaml"), "drive: {maximumWheelSpeed: 20}\n");
        assertThat(run("learn", "describe", "--task", "penalty", "--config", file.toString()))
                .isZero();
        assertThat(out.toString()).contains("\"name\":\"wheel.left\",\"low\":-1,\"high\":1,\"scale\":20,");
        out.getBuffer().setLength(0);
        String set = "drive.maximumWheelSpeed=30";
        assertThat(run("learn", "describe", "--task", "penalty", "--config", file.toString(), "--set", set))
                .isZero();
        assertThat(out.toString()).contains("\"name\":\"wheel.left\",\"low\":-1,\"high\":1,\"scale\":30,");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "--task 2v2; there is no task \"2v2\", only go-to-ball, penalty, 1v1, 3v3, 5v5",
                "--task 3v3 --league humanoid; only in mirosot, middle-size",
                "--task 3v3 --worlds 0; worlds must be between 1 and 65536",
                "--task 3v3 --control robots; expected one of robot, team, found \"robots\"",
                "--task 3v3 --autoreset never; expected one of next-step, same-step, disabled",
                "--task 3v3 --opponents best; there is no team",
                "--task go-to-ball --opponents chaser; in go-to-ball nobody plays yellow",
                "--task 3v3 --step 0.5; step must be between",
                "--task 3v3 --reward goal; --reward must be a term and a number",
                "--task 3v3 --reward gaol=1; there is no reward \"gaol\"",
                "--task 3v3 --set ball.mass=-1; ball.mass",
                "--task 3v3 --config /nowhere.yaml; there is no such file",
                "--worlds 3; Missing required option: '--task",
            })
    void whatCannotBePlayedIsRefused(String options, String message) {
        String[] words = ("learn describe " + options).split(" ");
        assertThat(run(words)).isIn(1, 2);
        assertThat(err.toString()).contains(message);
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void aFileThatExistsIsNotReplaced(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "mine");
        assertThat(run("learn", "serve", "--task", "penalty", "--file", file.toString()))
                .isEqualTo(1);
        assertThat(err.toString()).contains(file + ": the file already exists");
        assertThat(Files.readString(file)).isEqualTo("mine");
    }

    @Test
    void aProcessThatIsNotThereIsNotServed() {
        assertThat(run("learn", "serve", "--task", "penalty", "--process", "999999999"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("there is no process 999999999");
    }

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }
}
