// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.robopitch.campaign.MatchPlayer;
import org.robopitch.campaign.remote.PlayConditions;
import org.robopitch.campaign.remote.PlayerSource;
import org.robopitch.campaign.remote.ShippedTeam;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Team;
import org.robopitch.links.sharedmemory.ProcessLimits;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.team.TeamProcesses;
import org.robopitch.runner.team.TeamSource;
import org.robopitch.teams.Teams;
import org.robopitch.teams.parameters.TeamName;

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
        Map<String, TeamSource> sources = new LinkedHashMap<>();
        for (ShippedTeam team : teams) {
            List<Path> jars = team.files().stream().map(files).toList();
            sources.put(team.name(), new TeamSource(team.name(), jars, team.className(), Map.of()));
        }
        TeamProcesses processes = conditions.teamMemory() == 0
                ? null
                : TeamMain.processes(
                        new ProcessLimits(
                                conditions.teamMemory(),
                                ProcessLimits.defaults().threads()),
                        classPath());
        return new ClusterCatalogue(new BuiltInCatalogue(), sources, processes, conditions.waitSeconds());
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

    /** The catalogue, in which the names of users' teams mean what they meant where the campaign was started. */
    private record ClusterCatalogue(
            Catalogue builtIn,
            Map<String, TeamSource> sources,
            @Nullable TeamProcesses processes,
            double waitSeconds) implements Catalogue {
        @Override
        public List<String> leagues() {
            return builtIn.leagues();
        }

        @Override
        public List<String> sizes(String league) {
            return builtIn.sizes(league);
        }

        @Override
        public List<String> teams(String league) {
            return builtIn.teams(league);
        }

        @Override
        public League league(MatchOrder order) {
            return builtIn.league(order);
        }

        @Override
        public League restore(String league, String configuration) {
            return builtIn.restore(league, configuration);
        }

        @Override
        public @Nullable TeamSource source(String league, String name) {
            TeamName parsed = TeamName.parse(name);
            TeamSource sent = sources.get(parsed.team());
            return sent == null ? builtIn.source(league, name) : sent.with(parsed.values());
        }

        @Override
        public Team team(String league, String name) {
            TeamSource sent = sources.get(TeamName.parse(name).team());
            if (sent == null) {
                return builtIn.team(league, name);
            }
            ClassLoader loader = TeamSource.loader(sent.classPath());
            return Teams.of(sent.className(), loader, TeamName.parse(name).values())
                    .get();
        }
    }
}
