// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.remote;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.robopitch.campaign.MatchPlayer;

/** Where a computer of a cluster gets what plays matches there, with all leagues and teams; found as a service. */
public interface PlayerSource {
    /**
     * {@return what plays matches}
     *
     * @param teams of users, which were sent there
     * @param conditions of all matches
     * @param files finds what was sent by its name
     * @param logs folder for what external programs print
     */
    MatchPlayer player(List<ShippedTeam> teams, PlayConditions conditions, Function<String, Path> files, Path logs)
            throws IOException;
}
