// SPDX-License-Identifier: Apache-2.0
package org.robopitch.spark;

import java.io.Serializable;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.apache.spark.SparkFiles;
import org.jspecify.annotations.Nullable;

/**
 * What an executor does: plays the matches of a task, one after the other. The program is loaded apart from Spark, from the
 * jars that were sent, because every Spark brings other versions of the libraries that we use.
 */
final class PlayTask implements Serializable {
    private static final long serialVersionUID = 1;

    /** Known by its name alone, and that in one place. */
    private static final String PLAYER = "org.robopitch.campaign.remote.LinePlayer";

    /** One for all tasks of an executor: leagues are read and classes of teams are loaded once. */
    private static @Nullable UnaryOperator<String> player;

    private final String conditions;
    private final ArrayList<String> program;
    private final ArrayList<String> teams;

    /**
     * A task.
     *
     * @param conditions of all matches, a line
     * @param program the names of RoboPitch's jars, which Spark sends to the executors
     * @param teams of users, each a line; Spark sends their files to the executors
     */
    PlayTask(String conditions, List<String> program, List<String> teams) {
        this.conditions = conditions;
        this.program = new ArrayList<>(program);
        this.teams = new ArrayList<>(teams);
    }

    /** Plays a job, a line, and returns its result, a line. */
    String play(String job) {
        UnaryOperator<String> here = player(this);
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(here.getClass().getClassLoader());
        try {
            return here.apply(job);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static synchronized UnaryOperator<String> player(PlayTask task) {
        UnaryOperator<String> made = player;
        if (made == null) {
            made = task.load();
            player = made;
        }
        return made;
    }

    /** The loader stays open as long as the executor lives. */
    @SuppressWarnings("unchecked")
    private UnaryOperator<String> load() {
        Function<String, Path> files = name -> Path.of(SparkFiles.get(name)).toAbsolutePath();
        try {
            URL[] jars = new URL[program.size()];
            for (int i = 0; i < jars.length; i++) {
                jars[i] = files.apply(program.get(i)).toUri().toURL();
            }
            Class<?> type =
                    new URLClassLoader("robopitch", jars, ClassLoader.getPlatformClassLoader()).loadClass(PLAYER);
            Path logs = Path.of("logs").toAbsolutePath();
            return (UnaryOperator<String>) type.getConstructor(String.class, List.class, Function.class, Path.class)
                    .newInstance(conditions, teams, files, logs);
        } catch (MalformedURLException | ReflectiveOperationException missing) {
            throw new IllegalStateException("the executor cannot load RoboPitch: " + missing, missing);
        }
    }
}
