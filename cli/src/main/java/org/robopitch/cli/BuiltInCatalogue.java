// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Team;
import org.robopitch.kit.LeagueModule;
import org.robopitch.kit.MatchWish;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.settings.Configuration;
import org.robopitch.teams.Teams;

/** The leagues and teams that come with the program, and those teams that the user brings. */
final class BuiltInCatalogue implements Catalogue {
    private final Leagues leagues;
    private final Teams teams;

    BuiltInCatalogue(Teams teams) {
        this(Leagues.BUILT_IN, teams);
    }

    BuiltInCatalogue(Leagues leagues, Teams teams) {
        this.leagues = leagues;
        this.teams = teams;
    }

    @Override
    public List<String> leagues() {
        return leagues.names();
    }

    @Override
    public List<String> sizes(String league) {
        return leagues.find(league).sizes();
    }

    @Override
    public List<String> teams(String league) {
        List<String> names = new ArrayList<>(leagues.find(league).teams());
        for (String name : teams.names()) {
            if (!names.contains(name)) {
                names.add(name);
            }
        }
        return names;
    }

    @Override
    public League league(MatchOrder order) {
        MatchWish wish = new MatchWish(order.duration(), order.overtime(), order.shootOut());
        return leagues.find(order.league()).order(order.configuration(), order.size(), wish);
    }

    @Override
    public League restore(String league, String configuration) {
        LeagueModule module = leagues.find(league);
        return module.of(Configuration.parse("configuration", configuration));
    }

    @Override
    public Team team(String league, String name) {
        leagues.find(league);
        if (Matches.Outside.plays(name)) {
            throw new IllegalArgumentException("'" + name + "' is a program outside, which plays over a link: robopitch"
                    + " serve --link NAME takes it for a team, and with --lockstep plays as fast as it goes");
        }
        return teams.find(name).get();
    }
}
