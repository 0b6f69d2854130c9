// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.runner.team.ThisJava;

/** Master and simulator on one host, a team of rospy on each of two others; where no hosts can be made, it says so. */
class ThreeHostsTest {
    private static final Path SCRIPT =
            Path.of("../docs/examples/ros/three-hosts.sh").toAbsolutePath();
    private static final int NO_NAMESPACES = 77;
    private static final Pattern DISTANCE = Pattern.compile("\"distance\":\\{\"blue\":([\\d.]+),\"yellow\":([\\d.]+)}");

    @TempDir
    Path folder;

    @Test
    void eachTeamPlaysFromAHostOfItsOwn() throws IOException, InterruptedException {
        Path errors = folder.resolve("errors.txt");
        ProcessBuilder match =
                new ProcessBuilder("timeout", "450", SCRIPT.toString(), "12").redirectError(errors.toFile());
        match.environment().put("ROBOPITCH", program().toString());
        Process script = match.start();
        String report = new String(script.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int code = script.waitFor();
        String said = Files.readString(errors);
        assumeFalse(code == NO_NAMESPACES, said);
        assertThat(code).as(said).isZero();

        Matcher distance = DISTANCE.matcher(report);
        assertThat(distance.find()).as(report).isTrue();
        assertThat(Double.parseDouble(distance.group(1))).isGreaterThan(1);
        assertThat(Double.parseDouble(distance.group(2))).isGreaterThan(1);
        assertThat(report).contains("\"simulatedSeconds\":12");
        assertThat(said).doesNotContain("--host");
    }

    /** The program of the classes under test. */
    private Path program() throws IOException {
        Path program = folder.resolve("robopitch");
        Files.writeString(
                program, "#!/bin/sh\nexec '" + String.join("' '", ThisJava.running(Main.class)) + "' \"$@\"\n");
        assertThat(program.toFile().setExecutable(true)).isTrue();
        return program;
    }
}
