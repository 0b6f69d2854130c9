// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tests of the Python package, each a program of Python's unittest, against simulators of this build. */
@Timeout(600)
class PythonPackageTest {
    @ParameterizedTest
    @ValueSource(strings = {"test_environments", "test_failures", "test_learner", "test_waiting"})
    void passes(String tests) throws Exception {
        Path folder = root().resolve("python");
        ProcessBuilder builder = new ProcessBuilder(pythonWithNumpy(), "-m", "unittest", "-v", tests)
                .directory(folder.resolve("tests").toFile())
                .redirectErrorStream(true);
        Map<String, String> environment = builder.environment();
        environment.put("PYTHONPATH", folder.toString());
        environment.put("PYTHONDONTWRITEBYTECODE", "1");
        environment.put("OPENBLAS_NUM_THREADS", "1");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String flags = tests.equals("test_learner") ? "-XX:+UseSerialGC" : "-XX:+UseSerialGC -XX:TieredStopAtLevel=1";
        environment.put(
                "ROBOPITCH_COMMAND",
                "'" + java + "' " + flags + " -cp '" + System.getProperty("java.class.path") + "' "
                        + Main.class.getName());
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        assertThat(said).contains("OK").doesNotContain("skipped");
    }

    /** Debian's Python has Debian's numpy; the first one in the path may be another. */
    private static String pythonWithNumpy() throws Exception {
        for (String python : List.of("/usr/bin/python3", "python3")) {
            if (new ProcessBuilder(python, "-c", "import numpy")
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0) {
                return python;
            }
        }
        throw new AssertionError("no Python with numpy found: install python3-numpy, as ./check does");
    }

    private static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("mvnw"))) {
            folder = folder.getParent();
        }
        return folder;
    }
}
