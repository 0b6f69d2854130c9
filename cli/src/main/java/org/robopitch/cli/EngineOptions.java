// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.campaign.MatchEngine;
import org.robopitch.campaign.MatchPlayer;
import org.robopitch.campaign.ThreadEngine;
import org.robopitch.campaign.outside.OutsideTeam;
import org.robopitch.campaign.remote.PlayConditions;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.team.BadTeamException;
import org.robopitch.runner.team.TeamSource;
import picocli.CommandLine.Option;

/** Where many matches are played: the options that all commands have that play many. */
final class EngineOptions {
    private static final String THREADS = "threads";
    private static final String SPARK = "spark";

    private static final double PATIENCE_SECONDS = 60;

    /** What programs speak, for the names of teams. */
    static final CampaignLinks LINKS = new CampaignLinks(PATIENCE_SECONDS);

    @Option(
            names = "--patience",
            paramLabel = "S",
            description = "Seconds for which an external program may be silent, also at its start, before it loses its"
                    + " match. Default: 60.")
    double patience = PATIENCE_SECONDS;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Number of matches played in parallel. Default: one per processor.")
    int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--engine",
            paramLabel = "ENGINE",
            description = "Where the matches are played: threads of this computer, or spark for a cluster. Default:"
                    + " threads.")
    String engine = THREADS;

    @Option(
            names = "--master",
            paramLabel = "URL",
            description = "With --engine spark, the cluster: spark://HOST:PORT, yarn, k8s://… or local[N].")
    @Nullable
    String master;

    @Option(
            names = "--spark-conf",
            paramLabel = "KEY=VALUE",
            description = "With --engine spark, a Spark setting. May be repeated.")
    List<String> sparkSettings = List.of();

    /** Refuses options that do not go together, before anything is begun. */
    void require() {
        if (threads < 1 || threads > 1024) {
            throw new IllegalArgumentException("--threads must be 1 to 1024, but is " + threads);
        }
        if (!(patience >= 0.1 && patience <= 3600)) {
            throw new IllegalArgumentException("--patience must be 0.1 to 3600 s, but is " + patience);
        }
        boolean spark = engine.equals(SPARK);
        if (!spark && !engine.equals(THREADS)) {
            throw new IllegalArgumentException("--engine must be threads or spark, but is '" + engine + "'");
        }
        if (spark && (master == null || master.isBlank())) {
            throw new IllegalArgumentException(
                    "--engine spark needs --master: spark://HOST:PORT, yarn, k8s://… or local[N]");
        }
        if (spark) {
            requireMaster(String.valueOf(master), System.getenv("SPARK_HOME"));
        }
        if (!spark && (master != null || !sparkSettings.isEmpty())) {
            throw new IllegalArgumentException("--master and --spark-conf need --engine spark");
        }
        for (String setting : sparkSettings) {
            if (!setting.matches("spark\\.[^=]+=.*")) {
                throw new IllegalArgumentException("--spark-conf must be a key and a value, such as"
                        + " spark.executor.memory=2g, but is '" + setting + "'");
            }
        }
    }

    /** Refuses an address that is none, and clusters for which parts of Spark are missing. */
    static void requireMaster(String master, @Nullable String sparkHome) {
        if (master.equals("yarn") || master.startsWith("k8s://")) {
            if (sparkHome == null || sparkHome.isBlank()) {
                throw new IllegalArgumentException(
                        "--master " + master + " needs SPARK_HOME, the folder of your Spark: the"
                                + " module for Spark has no part for " + (master.equals("yarn") ? "YARN" : "Kubernetes")
                                + ". See docs/cluster.md");
            }
        } else if (!master.matches("spark://[^/:]+:\\d{1,5}(,[^/:]+:\\d{1,5})*|local(\\[(\\*|\\d+)(,\\d+)?\\])?")) {
            throw new IllegalArgumentException(
                    "--master must be spark://HOST:PORT, yarn, k8s://… or local[N], but is '" + master + "'");
        }
    }

    /**
     * Prepares the engine.
     *
     * @param options of the matches
     * @param catalogue of leagues and teams
     * @param league that is played
     * @param teams that play
     * @param folder of the campaign
     */
    MatchEngine start(MatchOptions options, Catalogue catalogue, String league, List<String> teams, Path folder)
            throws IOException {
        if (master == null) {
            Path logs = folder.resolve("logs");
            return new ThreadEngine(
                    new MatchPlayer(catalogue, BuildVersion.ofThisBuild(), new CampaignLinks(patience), logs), threads);
        }
        PlayConditions conditions =
                new PlayConditions(options.inProcess ? 0 : options.teamMemory, patience, options.waitBudget);
        List<TeamSource> own = new ArrayList<>();
        for (String team : teams) {
            try {
                TeamSource source = OutsideTeam.parse(team, LINKS) == null ? catalogue.source(league, team) : null;
                if (source != null) {
                    own.add(source);
                }
            } catch (BadTeamException broken) {
                // It is not there either, and loses its matches.
            }
        }
        return SparkProcess.start(master, sparkSettings, own, conditions, folder);
    }
}
