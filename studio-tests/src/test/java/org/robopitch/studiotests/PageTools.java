// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studiotests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The page's sources and the tools of Node.js that read and use them, in a folder of the build. */
final class PageTools {
    private static final Path CHECKS = Path.of("src", "test", "node");
    private static final Path PAGE =
            Path.of("..", "studio", "src", "main", "resources", "org", "robopitch", "studio", "site", "js");
    private static final Path FOLDER = Path.of("target", "page-checks");

    private PageTools() {}

    /** Copies the sources of now, and installs the tools if they are not there yet. */
    static void install() throws IOException, InterruptedException {
        Path installed = FOLDER.resolve("package-lock.json");
        boolean current = Files.isDirectory(FOLDER.resolve("node_modules"))
                && Files.exists(installed)
                && Files.mismatch(installed, CHECKS.resolve("package-lock.json")) < 0;
        copy(CHECKS, FOLDER);
        copy(PAGE, FOLDER.resolve("page"));
        if (!current) {
            succeeds("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error");
        }
    }

    /** Runs a command in that folder, and returns what it said; it must end well. */
    static String succeeds(String... command) throws IOException, InterruptedException {
        Path output = FOLDER.resolve("output-" + Thread.currentThread().getId() + ".txt");
        Process process = new ProcessBuilder(command)
                .directory(FOLDER.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        try {
            assertThat(process.waitFor(5, TimeUnit.MINUTES))
                    .as("%s ends", List.of(command))
                    .isTrue();
        } finally {
            process.destroyForcibly();
        }
        String said = Files.readString(output);
        assertThat(process.exitValue()).as("%s:%n%s", List.of(command), said).isZero();
        return said;
    }

    /** Copies a folder over another, in which files that are gone from it are removed, except what npm installed. */
    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> old = Files.walk(to)) {
            List<Path> stale = old.filter(path -> path.toString().endsWith(".js"))
                    .filter(path -> !path.toString().contains("node_modules"))
                    .toList();
            for (Path path : stale) {
                Files.delete(path);
            }
        }
        try (Stream<Path> fresh = Files.walk(from)) {
            for (Path path : fresh.filter(Files::isRegularFile).toList()) {
                Path target = to.resolve(from.relativize(path).toString());
                Files.createDirectories(target.getParent());
                Files.copy(path, target, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }
}
