// SPDX-License-Identifier: Apache-2.0
package org.robopitch.spark;

import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceLoader;
import org.apache.spark.SparkFiles;
import org.jspecify.annotations.Nullable;
import org.robopitch.campaign.MatchPlayer;
import org.robopitch.campaign.ResultText;
import org.robopitch.campaign.remote.JobText;
import org.robopitch.campaign.remote.PlayerSource;
import org.robopitch.recording.json.JsonException;

/** What an executor does: plays the matches of a task, one after the other. */
final class PlayTask implements Serializable {
    private static final long serialVersionUID = 1;

    /** One for all tasks of an executor: leagues are read and classes of teams are loaded once. */
    private static @Nullable MatchPlayer player;

    private final ArrayList<String> teamJars;

    /**
     * A task.
     *
     * @param teamJars names of the files with the users' own teams, which Spark sends to the executors
     */
    PlayTask(List<String> teamJars) {
        this.teamJars = new ArrayList<>(teamJars);
    }

    /** Plays jobs, each a line, and returns their results, each a line. */
    String[] play(Iterator<String> jobs) throws JsonException, InterruptedException, IOException {
        MatchPlayer here = player(teamJars);
        List<String> results = new ArrayList<>();
        while (jobs.hasNext()) {
            results.add(ResultText.write(here.play(JobText.read(jobs.next()))));
        }
        return results.toArray(String[]::new);
    }

    private static synchronized MatchPlayer player(List<String> teamJars) throws IOException {
        MatchPlayer made = player;
        if (made == null) {
            ClassLoader loader = Thread.currentThread().getContextClassLoader();
            PlayerSource source = ServiceLoader.load(PlayerSource.class, loader)
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("the executor was not sent RoboPitch's jars"));
            List<Path> jars =
                    teamJars.stream().map(name -> Path.of(SparkFiles.get(name))).toList();
            made = source.player(jars, Path.of("logs").toAbsolutePath());
            player = made;
        }
        return made;
    }
}
