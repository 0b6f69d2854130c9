// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.robopitch.campaign.MatchPlayer;
import org.robopitch.campaign.remote.PlayerSource;
import org.robopitch.teams.Teams;

/** The leagues and teams of this program, on a computer of a cluster. */
public final class ClusterPlayers implements PlayerSource {
    @Override
    public MatchPlayer player(List<Path> classpath, Path logs) throws IOException {
        String joined = classpath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        BuiltInCatalogue catalogue = new BuiltInCatalogue(joined.isEmpty() ? Teams.samples() : Teams.with(joined));
        return new MatchPlayer(catalogue, BuildVersion.ofThisBuild(), new CampaignLinks(), logs);
    }
}
