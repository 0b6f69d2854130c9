// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.team;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The teams that a user brings: a jar, a Java source file, or a folder of either, by its path; or one of those in the folder
 * {@value #FOLDER} by its name. {@code #} and a class follow where there are several teams in one place.
 *
 * <p>What was built is used again until one of its files changes, so that a team can be edited while the program runs.
 */
public final class OwnTeams {
    /** The folder whose teams are found by name. */
    public static final String FOLDER = "teams.d";

    private static final String CLASS_PREFIX = "class:";
    private static final String JAVA = ".java";
    private static final String JAR = ".jar";

    private final Path work;
    private final List<Path> classPath;
    private final ClassLoader loader;
    private final Map<String, BuiltTeams> built = new LinkedHashMap<>();
    private final Map<String, Found> sent = new LinkedHashMap<>();
    private final Set<String> given = new LinkedHashSet<>();

    /**
     * A team that was found.
     *
     * @param source where its classes are
     * @param loader of its classes, the same one until they change
     */
    public record Found(TeamSource source, ClassLoader loader) {}

    /**
     * The teams of a user.
     *
     * @param work the folder that paths start from, and that may hold {@value #FOLDER}
     * @param classPath further jars and folders with classes
     */
    public OwnTeams(Path work, List<Path> classPath) {
        this.work = work;
        this.classPath = List.copyOf(classPath);
        this.loader = TeamSource.loader(this.classPath);
    }

    /** The teams of a user on another machine, whose classes were sent here; they keep their names. */
    public OwnTeams(List<TeamSource> sent) {
        this(Path.of(""), List.of());
        sent.forEach(source -> this.sent.put(source.name(), new Found(source, TeamSource.loader(source.classPath()))));
    }

    /**
     * {@return where the classes of a team are; null if no team of the user's has this name}
     *
     * @param name a path, a name of {@value #FOLDER}, or {@code class:} and a class
     * @throws BadTeamException if there is something of this name that is no team
     */
    public synchronized @Nullable Found find(String name) {
        Found there = sent.get(name);
        if (there != null) {
            return there;
        }
        if (name.startsWith(CLASS_PREFIX)) {
            String className = name.substring(CLASS_PREFIX.length());
            return new Found(new TeamSource(name, classPath, className, Map.of()), loader);
        }
        int hash = name.indexOf('#');
        String where = hash < 0 ? name : name.substring(0, hash);
        String className = hash < 0 ? "" : name.substring(hash + 1);
        Path place = place(where);
        if (place == null) {
            return null;
        }
        given.add(name);
        try {
            BuiltTeams teams = built.get(where);
            if (teams == null || teams.changed()) {
                teams = BuiltTeams.of(place, classPath);
                built.put(where, teams);
            }
            return new Found(teams.choose(name, className), teams.loader());
        } catch (IOException | UncheckedIOException e) {
            throw new BadTeamException(place + " cannot be read: " + e.getMessage());
        }
    }

    /**
     * {@return the names of the user's teams that can play a league: those of {@value #FOLDER}, and those that were asked for
     * by their path} One that does not compile is among them, so that its author can choose it and read why.
     */
    public synchronized List<String> names(String league) {
        Set<String> names = new LinkedHashSet<>();
        for (Map.Entry<String, List<String>> team : inFolder().entrySet()) {
            if (team.getValue().isEmpty() || team.getValue().contains(league)) {
                names.add(team.getKey());
            }
        }
        for (String name : given) {
            Path place = place(name.indexOf('#') < 0 ? name : name.substring(0, name.indexOf('#')));
            if (place != null && !names.contains(name)) {
                List<String> leagues = Declared.leagues(place);
                if (leagues.isEmpty() || leagues.contains(league)) {
                    names.add(name);
                }
            }
        }
        return List.copyOf(names);
    }

    /** {@return whether a file or folder looks like a team, whether it can be used or not} */
    public static boolean isTeam(Path place) {
        return Declared.isTeam(place);
    }

    /** {@return whether a user's team says that it plays other leagues, and not this one} */
    public synchronized boolean refuses(String name, String league) {
        if (sent.containsKey(name)) {
            return false;
        }
        Path place = place(name.indexOf('#') < 0 ? name : name.substring(0, name.indexOf('#')));
        List<String> leagues = place == null ? List.of() : Declared.leagues(place);
        return !leagues.isEmpty() && !leagues.contains(league);
    }

    /** The teams of the folder with the leagues that they say they play. */
    private Map<String, List<String>> inFolder() {
        Map<String, List<String>> teams = new LinkedHashMap<>();
        Path folder = work.resolve(FOLDER);
        if (!Files.isDirectory(folder)) {
            return teams;
        }
        List<Path> entries = new ArrayList<>();
        try (Stream<Path> found = Files.list(folder)) {
            found.filter(entry -> !entry.getFileName().toString().startsWith("."))
                    .sorted()
                    .forEach(entries::add);
        } catch (IOException | UncheckedIOException e) {
            return teams; // a folder that cannot be read has no teams to offer
        }
        for (Path entry : entries) {
            if (Declared.isTeam(entry)) {
                teams.putIfAbsent(baseName(entry), Declared.leagues(entry));
            }
        }
        return teams;
    }

    private static String baseName(Path entry) {
        String name = entry.getFileName().toString();
        return name.endsWith(JAVA) || name.endsWith(JAR) ? name.substring(0, name.lastIndexOf('.')) : name;
    }

    /** The file or folder that is meant; null if the name is no path and nothing in the folder has it. */
    private @Nullable Path place(String where) {
        if (where.isBlank() || where.indexOf('\0') >= 0) {
            return null;
        }
        boolean path = where.endsWith(JAVA)
                || where.endsWith(JAR)
                || where.contains("/")
                || where.contains("\\")
                || where.equals(".")
                || where.equals("..");
        if (!path) {
            for (String ending : List.of(JAVA, JAR, "")) {
                Path inFolder = work.resolve(FOLDER).resolve(where + ending);
                if (Files.exists(inFolder)) {
                    return inFolder;
                }
            }
            return Files.isDirectory(work.resolve(where)) ? work.resolve(where) : null;
        }
        Path place = work.resolve(where).normalize();
        if (!Files.exists(place)) {
            throw new IllegalArgumentException("there is no file or folder " + where
                    + "; expected a team's .java file, its jar," + " or a folder of either");
        }
        return place;
    }
}
