// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The official MCAP reader, run in Node.js; installs its pinned packages under {@code target} when they are missing. */
public final class OfficialReader {
    private static final Path SOURCES = Path.of("src", "test", "node");
    private static final Path FOLDER = Path.of("target", "official-reader");

    private OfficialReader() {}

    /** Everything the official reader finds in a file. */
    public static JsonNode read(Path file) throws IOException, InterruptedException {
        install();
        return JsonMapper.shared()
                .readTree(run(List.of("node", "read.js", file.toAbsolutePath().toString())));
    }

    private static synchronized void install() throws IOException, InterruptedException {
        Files.createDirectories(FOLDER);
        Path lock = FOLDER.resolve("package-lock.json");
        boolean current = Files.exists(FOLDER.resolve("node_modules").resolve(".package-lock.json"))
                && Files.exists(lock)
                && Files.mismatch(lock, SOURCES.resolve("package-lock.json")) < 0;
        for (String name : List.of("package.json", "package-lock.json", "read.js")) {
            Files.copy(SOURCES.resolve(name), FOLDER.resolve(name), StandardCopyOption.REPLACE_EXISTING);
        }
        if (!current) {
            run(List.of("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"));
        }
    }

    private static String run(List<String> command) throws IOException, InterruptedException {
        Path output = Files.createTempFile(FOLDER.toAbsolutePath(), "output", ".json");
        Path errors = Files.createTempFile(FOLDER.toAbsolutePath(), "errors", ".txt");
        try {
            Process process = new ProcessBuilder(command)
                    .directory(FOLDER.toFile())
                    .redirectOutput(output.toFile())
                    .redirectError(errors.toFile())
                    .start();
            try {
                boolean ended = process.waitFor(5, TimeUnit.MINUTES);
                assertThat(ended).as("%s ended", command).isTrue();
            } finally {
                process.destroyForcibly();
            }
            assertThat(process.exitValue())
                    .as("%s: %s", command, Files.readString(errors, StandardCharsets.UTF_8))
                    .isZero();
            return Files.readString(output, StandardCharsets.UTF_8);
        } finally {
            Files.delete(output);
            Files.delete(errors);
        }
    }
}
