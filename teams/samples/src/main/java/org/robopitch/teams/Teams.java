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
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.robopitch.bahia3d.Bahia3dTeam;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;
import org.robopitch.nubot.Nubot;
import org.robopitch.nubot.NubotOptions;
import org.robopitch.teams.bahia.Bahia;
import org.robopitch.teams.chaser.Chaser;
import org.robopitch.teams.middlesize.Demonstration;
import org.robopitch.teams.middlesize.MiddleSizeTactical;
import org.robopitch.teams.parameters.ParameterSet;
import org.robopitch.teams.parameters.TeamName;
import org.robopitch.teams.parameters.TeamParameter;
import org.robopitch.teams.tactical.Tactical;
import org.robopitch.teams.tactical.TacticalParameters;
import org.robopitch.teams.template.MyFirstTeam;

/**
 * The teams that can be asked for by name: the sample teams, and any class of the user's, as
 * {@code class:com.example.MyTeam}.
 */
public final class Teams {
    /** What the name of a user's team begins with; its class follows. */
    public static final String CLASS_PREFIX = "class:";

    /** The team whose name can be followed by a colon and options, such as {@code nubot:noise,loss=0.3}. */
    public static final String NUBOT = "nubot";

    private final Map<String, Supplier<Team>> samples = new LinkedHashMap<>();
    private final Map<String, Tuned<?>> tuned = new LinkedHashMap<>();
    private final ClassLoader loader;

    private Teams(ClassLoader loader) {
        this.loader = loader;
        samples.put("tactical", Tactical::new);
        samples.put("chaser", Chaser::new);
        samples.put("template", MyFirstTeam::new);
        samples.put("bahia", Bahia::new);
        samples.put("omni", MiddleSizeTactical::new);
        samples.put(NUBOT, Nubot::new);
        samples.put("demonstration", Demonstration::new);
        samples.put(Bahia3dTeam.NAME, Bahia3dTeam::new);
        samples.put("idle", () -> Teams::stand);
        tuned.put("tactical", new Tuned<>(TacticalParameters.class, TacticalParameters.defaults(), Tactical::new));
    }

    /** A team that can be made with other parameters. */
    private record Tuned<P extends Record>(ParameterSet<P> parameters, Function<P, Team> made) {
        Tuned(Class<P> type, P defaults, Function<P, Team> made) {
            this(new ParameterSet<>(type, defaults), made);
        }

        Supplier<Team> with(Map<String, Double> values) {
            P record = parameters.with(values);
            return () -> made.apply(record);
        }
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
     * @param name of a sample team, or {@code class:} and the name of a class that is a {@link Team}; values of its
     *     parameters may follow in parentheses
     * @throws UnknownTeamException if there is no such team, its class cannot be used, or it has no such parameters
     */
    public Supplier<Team> find(String name) {
        TeamName parsed = parse(name);
        if (parsed.values().isEmpty()) {
            return findPlain(parsed.team());
        }
        findPlain(parsed.team());
        Tuned<?> team = tuned(parsed.team());
        if (team == null) {
            throw new UnknownTeamException("the team \"" + parsed.team() + "\" has no parameters");
        }
        try {
            return team.with(parsed.values());
        } catch (IllegalArgumentException refused) {
            throw new UnknownTeamException("the team \"" + name + "\": " + refused.getMessage());
        }
    }

    /**
     * {@return the parameters of a team; none if it has none}
     *
     * @param name of a team, values in parentheses do not matter
     * @throws UnknownTeamException if there is no such team, or its record of parameters cannot be used
     */
    public List<TeamParameter> parameters(String name) {
        TeamName parsed = parse(name);
        findPlain(parsed.team());
        Tuned<?> team = tuned(parsed.team());
        return team == null ? List.of() : team.parameters().parameters();
    }

    private static TeamName parse(String name) {
        try {
            return TeamName.parse(name);
        } catch (IllegalArgumentException refused) {
            throw new UnknownTeamException(String.valueOf(refused.getMessage()));
        }
    }

    private @Nullable Tuned<?> tuned(String team) {
        return team.startsWith(CLASS_PREFIX) ? tunedClass(team.substring(CLASS_PREFIX.length())) : tuned.get(team);
    }

    /** A user's class with a public constructor that takes one record. */
    private @Nullable Tuned<?> tunedClass(String className) {
        for (Constructor<?> constructor :
                constructor(className).getDeclaringClass().getConstructors()) {
            if (constructor.getParameterCount() == 1 && constructor.getParameterTypes()[0].isRecord()) {
                return tuned(constructor, constructor.getParameterTypes()[0].asSubclass(Record.class));
            }
        }
        return null;
    }

    private static <P extends Record> Tuned<P> tuned(Constructor<?> constructor, Class<P> type) {
        try {
            P defaults = type.cast(type.getMethod("defaults").invoke(null));
            return new Tuned<>(type, defaults, values -> (Team) create(constructor, values));
        } catch (ReflectiveOperationException | IllegalArgumentException | NullPointerException e) {
            throw new UnknownTeamException("the record " + type.getName()
                    + " needs a public static method defaults(), and doubles with @Tunable: " + e.getMessage());
        }
    }

    private Supplier<Team> findPlain(String name) {
        Supplier<Team> sample = samples.get(name);
        if (sample != null) {
            return sample;
        }
        if (name.startsWith(NUBOT + ":")) {
            NubotOptions options = options(name);
            return () -> new Nubot(options);
        }
        if (name.startsWith(CLASS_PREFIX)) {
            Constructor<? extends Team> constructor = constructor(name.substring(CLASS_PREFIX.length()));
            return () -> create(constructor);
        }
        throw new UnknownTeamException("there is no team \"" + name + "\"; there are " + String.join(", ", names())
                + ", and " + CLASS_PREFIX + "com.example.MyTeam for a class of your own");
    }

    private static NubotOptions options(String name) {
        try {
            return NubotOptions.parse(name.substring(NUBOT.length() + 1));
        } catch (IllegalArgumentException e) {
            throw new UnknownTeamException("the team \"" + name + "\": " + e.getMessage());
        }
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

    private static <T> T create(Constructor<T> constructor, Object... arguments) {
        String name = constructor.getDeclaringClass().getName();
        try {
            return constructor.newInstance(arguments);
        } catch (InvocationTargetException e) {
            throw new UnknownTeamException("the constructor of the team " + name + " threw " + e.getCause());
        } catch (InstantiationException | IllegalAccessException e) {
            throw new UnknownTeamException("the team " + name
                    + " must be a public class that is not abstract, with a public constructor without parameters");
        }
    }
}
