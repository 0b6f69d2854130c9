// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.docs;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Files of the site. */
final class SiteFiles {
    private SiteFiles() {}

    /** {@return a path with slashes, on every system} */
    static String name(Path path) {
        return path.toString().replace('\\', '/');
    }

    static void write(Path file, String text) throws IOException {
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        Files.writeString(file, text);
    }

    static void copyFile(Path from, Path to) throws IOException {
        Files.createDirectories(Objects.requireNonNull(to.getParent()));
        Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Copies a folder with all that is in it. */
    static void copy(Path from, Path to) throws IOException {
        for (Path file : below(from)) {
            if (Files.isRegularFile(file)) {
                copyFile(file, to.resolve(from.relativize(file).toString()));
            }
        }
    }

    /** Deletes a folder with all that is in it. */
    static void delete(Path folder) throws IOException {
        List<Path> files = below(folder);
        for (Path file : files.stream().sorted(Comparator.reverseOrder()).toList()) {
            Files.deleteIfExists(file);
        }
    }

    private static List<Path> below(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.toList();
        }
    }

    static String resource(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(SiteFiles.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
