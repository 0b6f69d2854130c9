// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.robopitch.campaign.MatchPlayer;
import org.robopitch.campaign.remote.PlayerSource;
import org.robopitch.campaign.remote.ShippedTeam;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Team;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.team.TeamSource;
import org.robopitch.teams.Teams;
import org.robopitch.teams.parameters.TeamName;

/** The leagues and teams of this program on a computer of a cluster, and the users' teams that were sent there. */
public final class ClusterPlayers implements PlayerSource {
    @Override
    public MatchPlayer player(List<ShippedTeam> teams, Function<String, Path> files, Path logs) throws IOException {
        Map<String, TeamSource> sources = new LinkedHashMap<>();
        for (ShippedTeam team : teams) {
            List<Path> jars = team.files().stream().map(files).toList();
            sources.put(team.name(), new TeamSource(team.name(), jars, team.className(), Map.of()));
        }
        Catalogue catalogue = new ClusterCatalogue(new BuiltInCatalogue(Teams.samples()), sources);
        return new MatchPlayer(catalogue, BuildVersion.ofThisBuild(), new CampaignLinks(), logs);
    }

    /** The catalogue, in which the names of users' teams mean what they meant where the campaign was started. */
    private record ClusterCatalogue(Catalogue builtIn, Map<String, TeamSource> sources) implements Catalogue {
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
