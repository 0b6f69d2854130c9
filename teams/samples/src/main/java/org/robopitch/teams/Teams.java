// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

    private final Map<String, Maker> samples = new LinkedHashMap<>();

    private Teams() {
        samples.put("tactical", new Maker("tactical", Tactical::new, Tactical.class));
        add("chaser", Chaser::new);
        add("template", MyFirstTeam::new);
        add("bahia", Bahia::new);
        add("omni", MiddleSizeTactical::new);
        add(NUBOT, Nubot::new);
        add("demonstration", Demonstration::new);
        add(Bahia3dTeam.NAME, Bahia3dTeam::new);
        add("idle", () -> Teams::stand);
    }

    private void add(String name, Supplier<Team> made) {
        samples.put(name, new Maker(name, made, null));
    }

    /**
     * How a team is made: as it is, or with values for some of its parameters if its class has a constructor that takes a record.
     *
     * @param type its class; null if it has no parameters
     */
    private record Maker(
            String name, Supplier<Team> plain, @Nullable Class<? extends Team> type) {
        Supplier<Team> with(Map<String, Double> values) {
            if (values.isEmpty()) {
                return plain;
            }
            Constructor<?> constructor = tuned();
            if (constructor == null) {
                throw new UnknownTeamException("the team \"" + name + "\" has no parameters");
            }
            try {
                Record record = parameters(constructor).with(values);
                return () -> (Team) create(constructor, record);
            } catch (RuntimeException refused) {
                throw new UnknownTeamException("the team \"" + name + "\": " + refused.getMessage());
            }
        }

        List<TeamParameter> parameters() {
            Constructor<?> constructor = tuned();
            return constructor == null ? List.of() : parameters(constructor).parameters();
        }

        private @Nullable Constructor<?> tuned() {
            for (Constructor<?> constructor : type == null ? new Constructor<?>[0] : type.getDeclaredConstructors()) {
                if (constructor.getParameterCount() == 1 && constructor.getParameterTypes()[0].isRecord()) {
                    constructor.setAccessible(true);
                    return constructor;
                }
            }
            return null;
        }

        private static ParameterSet<?> parameters(Constructor<?> constructor) {
            Class<? extends Record> type = constructor.getParameterTypes()[0].asSubclass(Record.class);
            try {
                Method defaults = type.getDeclaredMethod("defaults");
                defaults.setAccessible(true);
                return new ParameterSet<>(type.cast(defaults.invoke(null)));
            } catch (ReflectiveOperationException | IllegalArgumentException | NullPointerException e) {
                throw new UnknownTeamException("the record " + type.getName()
                        + " needs a static method defaults(), and doubles with @Tunable: " + e.getMessage());
            }
        }
    }

    private static void stand(Observation observation, Commands commands) {
        commands.stop();
    }

    /** {@return the sample teams, and the classes that this program was started with} */
    public static Teams samples() {
        return new Teams();
    }

    /**
     * {@return where teams of a class come from, a fresh one for each match}
     *
     * @param className a class that is a {@link Team}
     * @param loader finds it
     * @param values of its parameters; empty for its defaults
     * @throws UnknownTeamException if the class cannot be used, or has no such parameters
     */
    public static Supplier<Team> of(String className, ClassLoader loader, Map<String, Double> values) {
        return classMaker(className, className, loader).with(values);
    }

    /**
     * {@return the parameters of a team's class; none if it has none}
     *
     * @throws UnknownTeamException if the class or its record of parameters cannot be used
     */
    public static List<TeamParameter> parameters(String className, ClassLoader loader) {
        return classMaker(className, className, loader).parameters();
    }

    private static Maker classMaker(String name, String className, ClassLoader loader) {
        Constructor<? extends Team> constructor = constructor(className, loader);
        return new Maker(name, () -> create(constructor), constructor.getDeclaringClass());
    }

    /** {@return the names of the sample teams} */
    public List<String> names() {
        return List.copyOf(samples.keySet());
    }

    /** {@return whether a name without parentheses is that of a sample team} */
    public boolean knows(String name) {
        return samples.containsKey(plainName(name));
    }

    /** {@return the name of a sample team without its options} */
    public static String plainName(String name) {
        return name.startsWith(NUBOT + ":") ? NUBOT : name;
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
        return maker(parsed.team()).with(parsed.values());
    }

    /**
     * {@return the parameters of a team; none if it has none}
     *
     * @param name of a team, values in parentheses do not matter
     * @throws UnknownTeamException if there is no such team, or its record of parameters cannot be used
     */
    public List<TeamParameter> parameters(String name) {
        return maker(parse(name).team()).parameters();
    }

    private static TeamName parse(String name) {
        try {
            return TeamName.parse(name);
        } catch (IllegalArgumentException refused) {
            throw new UnknownTeamException(String.valueOf(refused.getMessage()));
        }
    }

    private Maker maker(String name) {
        Maker sample = samples.get(name);
        if (sample != null) {
            return sample;
        }
        if (name.startsWith(NUBOT + ":")) {
            try {
                NubotOptions options = NubotOptions.parse(name.substring(NUBOT.length() + 1));
                return new Maker(name, () -> new Nubot(options), null);
            } catch (IllegalArgumentException e) {
                throw new UnknownTeamException("the team \"" + name + "\": " + e.getMessage());
            }
        }
        if (name.startsWith(CLASS_PREFIX)) {
            return classMaker(name, name.substring(CLASS_PREFIX.length()), Teams.class.getClassLoader());
        }
        throw new UnknownTeamException("there is no team \"" + name + "\"; there are " + String.join(", ", names())
                + ", and " + CLASS_PREFIX + "com.example.MyTeam for a class of your own");
    }

    private static Constructor<? extends Team> constructor(String className, ClassLoader loader) {
        try {
            Class<?> type = Class.forName(className, false, loader);
            if (!Team.class.isAssignableFrom(type)) {
                throw new UnknownTeamException(
                        "the class " + className + " is not a team: it does not implement " + Team.class.getName());
            }
            Constructor<? extends Team> constructor =
                    type.asSubclass(Team.class).getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor;
        } catch (ClassNotFoundException e) {
            throw new UnknownTeamException("there is no class " + className
                    + " on the classpath; check its spelling, its package and the --classpath");
        } catch (NoSuchMethodException e) {
            throw new UnknownTeamException("the team " + className + " needs a constructor without parameters");
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
                    + " must be a class that is not abstract, with a constructor without parameters");
        }
    }
}
