// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.team;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.robopitch.runner.Leftovers;

/** Folders for compiled teams; they are gone when the program ends. */
final class BuildFolder {
    private BuildFolder() {}

    static Path create() throws IOException {
        Path in = Path.of(System.getProperty("java.io.tmpdir"));
        Path folder = Files.createTempDirectory(in, Leftovers.prefix(in, "team"));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> Leftovers.delete(folder), "compiled teams are removed"));
        return folder;
    }
}
