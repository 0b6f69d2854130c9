// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.engine.match.Side;
import org.robopitch.runner.link.OutsideProgram;
import org.robopitch.teams.chaser.Chaser;

/** The examples in other languages, as processes, over UDP: each scores against the chaser. */
class ProgramsTest {
    private static final Path CLIENTS =
            Path.of("../../clients/fira").toAbsolutePath().normalize();

    @TempDir
    Path folder;

    @Test
    void theExampleInCppScoresAndPlaysTheSameMatchTwice() throws Exception {
        Path program = folder.resolve("striker");
        Process compiler = new ProcessBuilder(
                        "g++",
                        "-std=c++17",
                        "-Wall",
                        "-Wextra",
                        "-Werror",
                        "-o",
                        program.toString(),
                        CLIENTS.resolve("cpp/striker.cpp").toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("compiler.log").toFile())
                .start();
        assertThat(compiler.waitFor(5, TimeUnit.MINUTES)).isTrue();
        assertThat(compiler.exitValue())
                .as(Files.readString(folder.resolve("compiler.log")))
                .isZero();
        long hash = play("cmd:exec " + program);
        assertThat(play("cmd:exec " + program)).isEqualTo(hash);
    }

    @Test
    void theExampleInPythonScores() throws Exception {
        play("cmd:exec " + pythonWithProtobuf() + " " + CLIENTS.resolve("python/striker.py"));
    }

    /** Debian's Python has Debian's protobuf; the first one in the path may be another. */
    private String pythonWithProtobuf() throws Exception {
        for (String python : List.of("/usr/bin/python3", "python3")) {
            if (new ProcessBuilder(python, "-c", "import google.protobuf")
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0) {
                return python;
            }
        }
        throw new AssertionError("no Python with protobuf found: install python3-protobuf, as ./check does");
    }

    private long play(String program) throws Exception {
        Rig.Plan plan = new Rig.Plan();
        plan.seed = 3;
        plan.chance = true;
        plan.deadline = 60;
        plan.outside = Set.of(Side.BLUE);
        plan.inside = new Chaser();
        Path log = folder.resolve("program.log");
        try (Rig rig = new Rig(plan)) {
            rig.begin();
            try (OutsideProgram started = OutsideProgram.start(program, rig.link.variables(Side.BLUE), log)) {
                started.whenEnded(code -> rig.link.programEnded(Side.BLUE, code));
                rig.untilGoalOf(Side.BLUE, 10_000);
            }
            assertThat(rig.link.missed(Side.BLUE)).as(Files.readString(log)).isZero();
            assertThat(rig.game.referee().play().blueScore())
                    .as(Files.readString(log))
                    .isPositive();
            return rig.match.hash();
        }
    }
}
