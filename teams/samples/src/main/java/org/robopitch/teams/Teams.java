// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams;

import java.io.File;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;
import org.robopitch.teams.bahia.Bahia;
import org.robopitch.teams.chaser.Chaser;
import org.robopitch.teams.middlesize.Demonstration;
import org.robopitch.teams.middlesize.MiddleSizeTactical;
import org.robopitch.teams.tactical.Tactical;
import org.robopitch.teams.template.MyFirstTeam;

/**
 * The teams that can be asked for by name: the sample teams, and any class of the user's, as
 * {@code class:com.example.MyTeam}.
 */
public final class Teams {
    /** What the name of a user's team begins with; its class follows. */
    public static final String CLASS_PREFIX = "class:";

    private final Map<String, Supplier<Team>> samples = new LinkedHashMap<>();
    private final ClassLoader loader;

    private Teams(ClassLoader loader) {
        this.loader = loader;
        samples.put("tactical", Tactical::new);
        samples.put("chaser", Chaser::new);
        samples.put("template", MyFirstTeam::new);
        samples.put("bahia", Bahia::new);
        samples.put("omni", MiddleSizeTactical::new);
        samples.put("demonstration", Demonstration::new);
        samples.put("idle", () -> Teams::stand);
    }

    private static void stand(Observation observation, Commands commands) {
        commands.stop();
    }

    /** {@return the sample teams, and the classes that this program was started with} */
    public static Teams samples() {
        return new Teams(Teams.class.getClassLoader());
    }

    /**
     * {@return the sample teams, and the classes of some jars and folders}
     *
     * @param classpath jars and folders, separated as the system does (: or ;)
     * @throws UnknownTeamException if one of them is not there
     */
    public static Teams with(String classpath) {
        List<URL> urls = new ArrayList<>();
        for (String entry : classpath.split(File.pathSeparator)) {
            Path path = Path.of(entry);
            if (entry.isBlank() || !Files.exists(path)) {
                throw new UnknownTeamException("the classpath names \"" + entry
                        + "\", but there is no such jar or folder; expected jars and folders separated by \""
                        + File.pathSeparator + "\"");
            }
            try {
                urls.add(path.toUri().toURL());
            } catch (MalformedURLException e) {
                throw new UnknownTeamException("the classpath names \"" + entry + "\", which is no file: " + e);
            }
        }
        return new Teams(new URLClassLoader(urls.toArray(URL[]::new), Teams.class.getClassLoader()));
    }

    /** {@return the names of the sample teams} */
    public List<String> names() {
        return List.copyOf(samples.keySet());
    }

    /**
     * {@return where teams of a name come from, a fresh one for each match}
     *
     * @param name of a sample team, or {@code class:} and the name of a class that is a {@link Team}
     * @throws UnknownTeamException if there is no such team, or its class cannot be used
     */
    public Supplier<Team> find(String name) {
        Supplier<Team> sample = samples.get(name);
        if (sample != null) {
            return sample;
        }
        if (name.startsWith(CLASS_PREFIX)) {
            Constructor<? extends Team> constructor = constructor(name.substring(CLASS_PREFIX.length()));
            return () -> create(constructor);
        }
        throw new UnknownTeamException("there is no team \"" + name + "\"; there are " + String.join(", ", names())
                + ", and " + CLASS_PREFIX + "com.example.MyTeam for a class of your own");
    }

    private Constructor<? extends Team> constructor(String className) {
        try {
            Class<?> type = Class.forName(className, true, loader);
            if (!Team.class.isAssignableFrom(type)) {
                throw new UnknownTeamException(
                        "the class " + className + " is no team: it does not implement " + Team.class.getName());
            }
            return type.asSubclass(Team.class).getConstructor();
        } catch (ClassNotFoundException e) {
            throw new UnknownTeamException("there is no class " + className
                    + " on the classpath; check its spelling, its package and the --classpath");
        } catch (NoSuchMethodException e) {
            throw new UnknownTeamException("the team " + className + " needs a public constructor without parameters");
        } catch (LinkageError e) {
            throw new UnknownTeamException("the class " + className + " cannot be loaded: " + e);
        }
    }

    private static Team create(Constructor<? extends Team> constructor) {
        String name = constructor.getDeclaringClass().getName();
        try {
            return constructor.newInstance();
        } catch (InvocationTargetException e) {
            throw new UnknownTeamException("the constructor of the team " + name + " threw " + e.getCause());
        } catch (InstantiationException | IllegalAccessException e) {
            throw new UnknownTeamException("the team " + name
                    + " must be a public class that is not abstract, with a public constructor without parameters");
        }
    }
}
