// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.team;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The teams of one file or folder, compiled if they came as sources.
 *
 * @param place the file or folder
 * @param classPath where their classes are
 * @param classes the classes that are teams; the one that is meant when none is named comes first
 * @param chosen whether the first class is meant, although there are others
 * @param folder the folder that is searched for changes, or else only the files are looked at
 * @param files what it was built from, with size and time
 * @param loader of their classes
 */
record BuiltTeams(
        Path place,
        List<Path> classPath,
        List<String> classes,
        boolean chosen,
        boolean folder,
        Map<Path, String> files,
        ClassLoader loader) {
    private static final int MOST_FILES = 5000;
    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*");
    private static final Pattern PACKAGE = Pattern.compile("^\\s*package\\s+([\\w.]+)\\s*;");

    private BuiltTeams(
            Path place,
            List<Path> classPath,
            List<String> classes,
            boolean chosen,
            boolean folder,
            Map<Path, String> files) {
        this(place, classPath, classes, chosen, folder, files, TeamSource.loader(classPath));
    }

    /** Builds what is there. */
    static BuiltTeams of(Path place, List<Path> further) throws IOException {
        if (Files.isDirectory(place)) {
            return folder(place, further);
        }
        if (place.toString().endsWith(".java")) {
            return sourceFile(place, further);
        }
        List<Path> classPath = new ArrayList<>(List.of(place));
        classPath.addAll(further);
        try {
            return new BuiltTeams(
                    place, classPath, TeamClasses.in(place, classPath), false, false, stamps(List.of(place)));
        } catch (java.util.zip.ZipException e) {
            throw new BadTeamException(place + " is not a jar: " + e.getMessage());
        }
    }

    private static BuiltTeams sourceFile(Path file, List<Path> further) throws IOException {
        Path folder = Objects.requireNonNull(file.toAbsolutePath().normalize().getParent(), "a file is in a folder");
        String packageName = packageOf(file);
        Path root = sourceRoot(folder, packageName);
        List<Path> sources = new ArrayList<>(List.of(file));
        if (root == null) {
            // The folders do not follow the package: what lies beside it in the same package belongs to it.
            try (Stream<Path> beside = Files.list(folder)) {
                for (Path other : beside.sorted().toList()) {
                    if (other.toString().endsWith(".java")
                            && !Files.isSameFile(other, file)
                            && packageOf(other).equals(packageName)) {
                        sources.add(other);
                    }
                }
            }
        }
        List<Path> libraries = new ArrayList<>(further);
        libraries.addAll(jars(folder.resolve("lib")));
        Path output = BuildFolder.create();
        Set<Path> compiled = SourceCompiler.compile(sources, root, libraries, output);
        List<Path> classPath = new ArrayList<>(List.of(output));
        classPath.addAll(libraries);
        String name = file.getFileName().toString();
        String main = (packageName.isEmpty() ? "" : packageName + ".") + name.substring(0, name.length() - 5);
        List<String> classes = new ArrayList<>(TeamClasses.in(output, classPath));
        boolean chosen = classes.remove(main);
        if (chosen) {
            classes.add(0, main);
        }
        return new BuiltTeams(file, classPath, classes, chosen, false, stamps(compiled));
    }

    private static BuiltTeams folder(Path place, List<Path> further) throws IOException {
        List<Path> sources = new ArrayList<>();
        List<Path> jars = new ArrayList<>();
        Path top = sourcesOf(place);
        for (Path file : filesBelow(top)) {
            if (file.toString().endsWith(".java")) {
                sources.add(file);
            } else if (file.toString().endsWith(".jar")) {
                jars.add(file);
            }
        }
        if (!top.equals(place)) {
            jars.addAll(jars(place.resolve("lib")));
        }
        List<Path> classPath = new ArrayList<>(further);
        classPath.addAll(jars);
        Set<String> classes = new LinkedHashSet<>();
        if (sources.isEmpty()) {
            classPath.add(0, place);
            classes.addAll(TeamClasses.in(place, classPath));
            for (Path jar : jars) {
                classes.addAll(TeamClasses.in(jar, classPath));
            }
        } else {
            Path output = BuildFolder.create();
            SourceCompiler.compile(sources, null, classPath, output);
            classPath.add(0, output);
            classes.addAll(TeamClasses.in(output, classPath));
            // A jar beside the sources may be a team of its own; one in a folder below is a library.
            for (Path jar : jars) {
                if (place.equals(jar.getParent())) {
                    classes.addAll(TeamClasses.in(jar, classPath));
                }
            }
        }
        return new BuiltTeams(place, classPath, List.copyOf(classes), false, true, stamps(filesBelow(top)));
    }

    /** A project of Maven or Gradle has its sources below. */
    private static Path sourcesOf(Path folder) {
        Path project = folder.resolve("src").resolve("main").resolve("java");
        return Files.isDirectory(project) ? project : folder;
    }

    /** Whether a file has changed, come or gone since. */
    boolean changed() throws IOException {
        Collection<Path> now = folder && Files.isDirectory(place) ? filesBelow(sourcesOf(place)) : files.keySet();
        return !stamps(now).equals(files);
    }

    /**
     * {@return the team that is meant}
     *
     * @param name as the user gave it
     * @param className the class it names, in full or without its package; empty for none
     */
    TeamSource choose(String name, String className) {
        if (classes.isEmpty()) {
            throw new BadTeamException(place + " holds no team: no class in it implements"
                    + " org.robopitch.engine.match.Team and has a constructor without parameters");
        }
        if (className.isEmpty() && (chosen || classes.size() == 1)) {
            return new TeamSource(name, classPath, classes.get(0), Map.of());
        }
        List<String> meant = classes.stream()
                .filter(one -> one.equals(className) || one.endsWith("." + className))
                .toList();
        if (className.isEmpty() || meant.size() != 1) {
            throw new BadTeamException(place
                    + (className.isEmpty() ? " holds several teams" : " holds no single team " + className)
                    + "; choose one: "
                    + String.join(
                            ", ", classes.stream().map(one -> place + "#" + one).toList()));
        }
        return new TeamSource(name, classPath, meant.get(0), Map.of());
    }

    private static Map<Path, String> stamps(Collection<Path> files) throws IOException {
        Map<Path, String> stamps = new TreeMap<>();
        for (Path file : files) {
            if (Files.exists(file)) {
                FileTime time = Files.getLastModifiedTime(file);
                stamps.put(file, time.toInstant() + " " + Files.size(file));
            }
        }
        return stamps;
    }

    private static List<Path> filesBelow(Path folder) throws IOException {
        try (Stream<Path> found = Files.walk(folder)) {
            List<Path> files = found.filter(file -> isPartOfATeam(folder.relativize(file)))
                    .filter(Files::isRegularFile)
                    .limit(MOST_FILES + 1L)
                    .sorted()
                    .toList();
            if (files.size() > MOST_FILES) {
                throw new BadTeamException(folder + " has more than " + MOST_FILES
                        + " classes, sources and jars; expected the folder of one team");
            }
            return files;
        }
    }

    private static boolean isPartOfATeam(Path file) {
        for (Path part : file) {
            String name = part.toString();
            if (name.length() > 1 && name.startsWith(".")
                    || name.equals("target")
                    || name.equals("build")
                    || name.equals("node_modules")) {
                return false;
            }
        }
        String name = file.toString();
        return name.endsWith(".java") && !name.endsWith("module-info.java")
                || name.endsWith(".class")
                || name.endsWith(".jar");
    }

    private static List<Path> jars(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> found = Files.list(folder)) {
            return found.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        }
    }

    private static String packageOf(Path source) throws IOException {
        Matcher matcher = PACKAGE.matcher(COMMENT.matcher(Declared.text(source)).replaceAll(" "));
        return matcher.find() ? matcher.group(1) : "";
    }

    /** The folder below which packages are folders; null if the folders do not follow the package. */
    private static @Nullable Path sourceRoot(Path folder, String packageName) {
        if (packageName.isEmpty()) {
            return folder;
        }
        Path root = folder;
        String[] parts = packageName.split("\\.");
        for (int i = parts.length - 1; i >= 0; i--) {
            if (root == null
                    || root.getFileName() == null
                    || !root.getFileName().toString().equals(parts[i])) {
                return null;
            }
            root = root.getParent();
        }
        return root;
    }
}
