// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.team;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A team that is not part of the program: where its classes are, and which of them is the team. Source files are compiled
 * by then, so that this is all another process needs to play it.
 *
 * @param name as the user gave it, such as {@code teams/Mine.java}
 * @param classPath jars and folders of classes; empty if the class is on the program's own class path
 * @param className the class that implements {@link org.robopitch.engine.match.Team}
 * @param parameters values for components of its record of parameters, by name; empty for its defaults
 */
public record TeamSource(String name, List<Path> classPath, String className, Map<String, Double> parameters) {
    public TeamSource {
        classPath = List.copyOf(classPath);
        parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
    }

    /** {@return the same with values for parameters} */
    public TeamSource with(Map<String, Double> values) {
        return new TeamSource(name, classPath, className, values);
    }

    /** {@return a new loader of classes, which asks the program's own loader first} */
    public static ClassLoader loader(List<Path> classPath) {
        ClassLoader parent = TeamSource.class.getClassLoader();
        return classPath.isEmpty() ? parent : new URLClassLoader(urls(classPath), parent);
    }

    static URL[] urls(List<Path> classPath) {
        List<URL> urls = new ArrayList<>();
        for (Path path : classPath) {
            try {
                urls.add(path.toUri().toURL());
            } catch (MalformedURLException e) {
                throw new BadTeamException(path + " cannot be used in a class path: " + e.getMessage());
            }
        }
        return urls.toArray(URL[]::new);
    }
}
