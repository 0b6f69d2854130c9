// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.robopitch.campaign.MatchPlayer;
import org.robopitch.campaign.remote.PlayConditions;
import org.robopitch.campaign.remote.PlayerSource;
import org.robopitch.campaign.remote.ShippedTeam;
import org.robopitch.links.sharedmemory.ProcessLimits;
import org.robopitch.links.sharedmemory.Walls;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.team.OwnTeams;
import org.robopitch.runner.team.TeamProcesses;
import org.robopitch.runner.team.TeamSource;

/** The leagues and teams of this program on a computer of a cluster, and the users' teams that were sent there. */
public final class ClusterPlayers implements PlayerSource {
    @Override
    public MatchPlayer player(
            List<ShippedTeam> teams, PlayConditions conditions, Function<String, Path> files, Path logs)
            throws IOException {
        CampaignLinks links = new CampaignLinks(conditions.patienceSeconds());
        return new MatchPlayer(catalogue(teams, conditions, files), BuildVersion.ofThisBuild(), links, logs);
    }

    /** Leagues and teams as they are where the campaign was started. */
    static Catalogue catalogue(List<ShippedTeam> teams, PlayConditions conditions, Function<String, Path> files)
            throws IOException {
        List<TeamSource> sent = new ArrayList<>();
        for (ShippedTeam team : teams) {
            List<Path> jars = team.files().stream().map(files).toList();
            sent.add(new TeamSource(team.name(), jars, team.className(), Map.of()));
        }
        int memory = conditions.teamMemory();
        TeamProcesses processes = memory == 0
                ? null
                : TeamMain.processes(
                        new ProcessLimits(memory, ProcessLimits.defaults().threads()), Walls.best(), classPath());
        return new BuiltInCatalogue(new OwnTeams(sent), processes, conditions.waitSeconds());
    }

    /** The jars of this program as they were sent, which a loader of their own has. */
    private static String classPath() {
        if (!(ClusterPlayers.class.getClassLoader() instanceof URLClassLoader sent)) {
            return System.getProperty("java.class.path");
        }
        List<String> jars = new ArrayList<>();
        for (URL jar : sent.getURLs()) {
            jars.add(Path.of(URI.create(jar.toString())).toString());
        }
        return String.join(File.pathSeparator, jars);
    }
}
