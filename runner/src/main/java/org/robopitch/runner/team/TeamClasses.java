// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.team;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.robopitch.engine.match.PlaysLeague;
import org.robopitch.engine.match.Team;

/** Looks through jars and folders of classes for those that are teams. Nothing of theirs is run. */
final class TeamClasses {
    private static final String SUFFIX = ".class";

    private TeamClasses() {}

    /** {@return the names of all classes below a folder or in a jar that can play, sorted} */
    static List<String> in(Path place, List<Path> classPath) throws IOException {
        List<String> teams = new ArrayList<>();
        try (URLClassLoader loader = new URLClassLoader(TeamSource.urls(classPath), Team.class.getClassLoader())) {
            for (String name : names(place)) {
                if (isTeam(name, loader)) {
                    teams.add(name);
                }
            }
        }
        return teams;
    }

    /** {@return the leagues that a class says it plays; empty if it says nothing} */
    static List<String> leagues(TeamSource source) {
        try (URLClassLoader loader =
                new URLClassLoader(TeamSource.urls(source.classPath()), Team.class.getClassLoader())) {
            PlaysLeague plays = Class.forName(source.className(), false, loader).getAnnotation(PlaysLeague.class);
            return plays == null ? List.of() : List.of(plays.value());
        } catch (ReflectiveOperationException | LinkageError | IOException e) {
            return List.of(); // the caller that lets it play gets the reason
        }
    }

    private static boolean isTeam(String name, ClassLoader loader) {
        try {
            Class<?> type = Class.forName(name, false, loader);
            return Team.class.isAssignableFrom(type)
                    && !type.isInterface()
                    && !Modifier.isAbstract(type.getModifiers())
                    && Stream.of(type.getDeclaredConstructors()).anyMatch(TeamClasses::canBeCalled);
        } catch (ClassNotFoundException | LinkageError e) {
            return false; // a class that needs another library is not a team
        }
    }

    private static boolean canBeCalled(Constructor<?> constructor) {
        return constructor.getParameterCount() == 0;
    }

    private static List<String> names(Path place) throws IOException {
        if (Files.isDirectory(place)) {
            try (Stream<Path> files = Files.walk(place)) {
                return files.filter(Files::isRegularFile)
                        .map(file -> place.relativize(file).toString().replace(java.io.File.separatorChar, '/'))
                        .filter(TeamClasses::isClass)
                        .map(TeamClasses::className)
                        .sorted()
                        .toList();
            }
        }
        try (JarFile jar = new JarFile(place.toFile())) {
            return jar.stream()
                    .map(entry -> entry.getName())
                    .filter(TeamClasses::isClass)
                    .map(TeamClasses::className)
                    .sorted()
                    .toList();
        }
    }

    private static boolean isClass(String file) {
        return file.endsWith(SUFFIX)
                && !file.startsWith("META-INF/")
                && !file.endsWith("module-info.class")
                && !file.endsWith("package-info.class");
    }

    private static String className(String file) {
        return file.substring(0, file.length() - SUFFIX.length()).replace('/', '.');
    }
}
