// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Names of temporary files and folders that carry the number of their process, so that what a killed program left behind is
 * removed when the next one makes some.
 */
public final class Leftovers {
    private static final Pattern NAME = Pattern.compile("robopitch-[a-z]+-([0-9]+)-.*");
    /** A process that cannot be seen from here, in another container, may still use younger ones. */
    private static final Duration STALE = Duration.ofHours(1);

    private Leftovers() {}

    /**
     * {@return the beginning of a name}
     *
     * @param in where the file will be; what ended programs left there is removed
     * @param kind what it is for, in small letters
     */
    public static String prefix(Path in, String kind) {
        sweep(in);
        return "robopitch-" + kind + "-" + ProcessHandle.current().pid() + "-";
    }

    private static void sweep(Path in) {
        try (Stream<Path> all = Files.list(in)) {
            all.filter(Leftovers::isStale).forEach(Leftovers::delete);
        } catch (IOException | RuntimeException unreadable) {
            return; // the system's own clean-up will find them
        }
    }

    private static boolean isStale(Path path) {
        Matcher name = NAME.matcher(path.getFileName().toString());
        try {
            return name.matches()
                    && ProcessHandle.of(Long.parseLong(name.group(1))).isEmpty()
                    && Files.getLastModifiedTime(path, LinkOption.NOFOLLOW_LINKS)
                            .toInstant()
                            .isBefore(Instant.now().minus(STALE));
        } catch (IOException | NumberFormatException gone) {
            return false;
        }
    }

    /** Removes a file, or a folder with all that is in it; links are not followed. */
    public static void delete(Path path) {
        try (Stream<Path> all = Files.walk(path)) {
            List<Path> deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
            for (Path one : deepestFirst) {
                Files.deleteIfExists(one);
            }
        } catch (IOException | RuntimeException notOurs) {
            return;
        }
    }
}
