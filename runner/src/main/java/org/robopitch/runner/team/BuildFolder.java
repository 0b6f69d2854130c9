// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.team;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Folders for compiled teams; they are gone when the program ends. */
final class BuildFolder {
    private BuildFolder() {}

    static Path create() throws IOException {
        Path folder = Files.createTempDirectory("robopitch-team");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder), "compiled teams are removed"));
        return folder;
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
            for (Path file : deepestFirst) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | UncheckedIOException e) {
            return; // the system's own clean-up will find it
        }
    }
}
