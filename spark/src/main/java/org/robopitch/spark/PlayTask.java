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
import org.robopitch.campaign.remote.PlayConditions;
import org.robopitch.campaign.remote.PlayerSource;
import org.robopitch.campaign.remote.ShippedTeam;
import org.robopitch.recording.json.JsonException;

/** What an executor does: plays the matches of a task, one after the other. */
final class PlayTask implements Serializable {
    private static final long serialVersionUID = 1;

    /** One for all tasks of an executor: leagues are read and classes of teams are loaded once. */
    private static @Nullable MatchPlayer player;

    private final String conditions;
    private final ArrayList<String> teams;

    /**
     * A task.
     *
     * @param conditions of all matches, a line
     * @param teams of users, each a line; Spark sends their files to the executors
     */
    PlayTask(String conditions, List<String> teams) {
        this.conditions = conditions;
        this.teams = new ArrayList<>(teams);
    }

    /** Plays jobs, each a line, and returns their results, each a line. */
    String[] play(Iterator<String> jobs) throws JsonException, InterruptedException, IOException {
        MatchPlayer here = player(conditions, teams);
        List<String> results = new ArrayList<>();
        while (jobs.hasNext()) {
            results.add(ResultText.write(here.play(JobText.read(jobs.next()))));
        }
        return results.toArray(String[]::new);
    }

    private static synchronized MatchPlayer player(String conditions, List<String> teams)
            throws IOException, JsonException {
        MatchPlayer made = player;
        if (made == null) {
            ClassLoader loader = Thread.currentThread().getContextClassLoader();
            PlayerSource source = ServiceLoader.load(PlayerSource.class, loader)
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("the executor was not sent RoboPitch's jars"));
            List<ShippedTeam> shipped = new ArrayList<>();
            for (String team : teams) {
                shipped.add(ShippedTeam.read(team));
            }
            Path logs = Path.of("logs").toAbsolutePath();
            made = source.player(shipped, PlayConditions.read(conditions), name -> Path.of(SparkFiles.get(name)), logs);
            player = made;
        }
        return made;
    }
}
