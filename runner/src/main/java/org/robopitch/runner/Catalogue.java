// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Team;
import org.robopitch.runner.guard.GuardSettings;
import org.robopitch.runner.team.TeamProcesses;
import org.robopitch.runner.team.TeamSource;

/**
 * What can be ordered: leagues, sizes and teams by name. Every refusal is an {@link IllegalArgumentException} that names
 * the thing and says what there is instead.
 */
public interface Catalogue {
    List<String> leagues();

    /** The sizes of a league, the default first. */
    List<String> sizes(String league);

    /** The teams that can play a league. */
    List<String> teams(String league);

    /** Sets up the league that an order asks for: its size, configuration and extra time. */
    League league(MatchOrder order);

    /** Sets up the league that {@link League#configuration()} described, for instance in a recording. */
    League restore(String league, String configuration);

    /**
     * Where the classes of a team are that is not part of the program; null for one that is.
     *
     * @throws IllegalArgumentException if there is such a team and it cannot be used
     */
    default @Nullable TeamSource source(String league, String name) {
        return null;
    }

    /**
     * Looks whether there is such a team, without making one: what its constructor does is a matter of its match.
     *
     * @throws IllegalArgumentException if there is none
     */
    default void requireTeam(String league, String name) {
        team(league, name);
    }

    /** Where teams play that are not part of the program; null for in this process. */
    default @Nullable TeamProcesses processes() {
        return null;
    }

    /** How much longer than a match itself all decisions of a team may take, s, where nobody watches; infinite for any time. */
    default double waitSeconds() {
        return GuardSettings.DEFAULT_WAIT;
    }

    /** A new instance of a team's program. */
    Team team(String league, String name);
}
