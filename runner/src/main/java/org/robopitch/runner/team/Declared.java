// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.team;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What files say about the teams in them, read without compiling, for lists that must be quick. */
final class Declared {
    private static final Pattern PLAYS = Pattern.compile("@PlaysLeague\\s*\\(([^)]*)\\)");
    private static final Pattern TEAM = Pattern.compile("(implements\\s[^{;]*\\bTeam\\b|extends\\s+\\w*Team\\b)");
    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"");
    private static final int MOST_FILES = 200;

    private Declared() {}

    /** Whether a file or folder looks like a team. */
    static boolean isTeam(Path place) {
        String name = place.toString();
        if (name.endsWith(".jar")) {
            return true;
        }
        return sources(place).stream().anyMatch(source -> TEAM.matcher(source).find())
                || Files.isDirectory(place) && holds(place, ".jar", ".class");
    }

    /** The leagues that a team says it plays; empty for any. */
    static List<String> leagues(Path place) {
        Set<String> leagues = new LinkedHashSet<>();
        for (String source : sources(place)) {
            Matcher plays = PLAYS.matcher(source);
            while (plays.find()) {
                Matcher quoted = QUOTED.matcher(plays.group(1));
                while (quoted.find()) {
                    leagues.add(quoted.group(1));
                }
            }
        }
        if (leagues.isEmpty() && !place.toString().endsWith(".java")) {
            leagues.addAll(compiledLeagues(place));
        }
        return List.copyOf(leagues);
    }

    private static List<String> compiledLeagues(Path place) {
        Set<String> leagues = new LinkedHashSet<>();
        try {
            for (String team : TeamClasses.in(place, List.of(place))) {
                List<String> plays = TeamClasses.leagues(new TeamSource(team, List.of(place), team, Map.of()));
                if (plays.isEmpty()) {
                    return List.of();
                }
                leagues.addAll(plays);
            }
        } catch (IOException | UncheckedIOException e) {
            return List.of(); // the reason is given when it is chosen
        }
        return List.copyOf(leagues);
    }

    private static List<String> sources(Path place) {
        List<String> texts = new ArrayList<>();
        try (Stream<Path> files = Files.isDirectory(place) ? Files.walk(place, 12) : Stream.of(place)) {
            for (Path file : files.filter(file -> file.toString().endsWith(".java"))
                    .limit(MOST_FILES)
                    .toList()) {
                texts.add(text(file));
            }
        } catch (IOException | UncheckedIOException e) {
            return texts; // what could be read will do
        }
        return texts;
    }

    private static boolean holds(Path folder, String... endings) {
        try (Stream<Path> files = Files.walk(folder, 12)) {
            return files.limit(MOST_FILES * 10L)
                    .anyMatch(file -> Stream.of(endings)
                            .anyMatch(ending -> file.toString().endsWith(ending)));
        } catch (IOException | UncheckedIOException e) {
            return false;
        }
    }

    /** A source as text; letters that are not UTF-8 are the compiler's affair. */
    static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), UTF_8);
    }
}
