// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Team;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Schema;
import org.robopitch.teams.Teams;

/** The leagues and teams that come with the program, and those teams that the user brings. */
final class BuiltInCatalogue implements Catalogue {
    /** A new league needs its entry here. */
    private static final List<LeagueEntry> LEAGUES =
            List.of(new MirosotEntry(), new MixedRealityEntry(), new MiddleSizeEntry(), new HumanoidEntry());

    private final Teams teams;

    BuiltInCatalogue(Teams teams) {
        this.teams = teams;
    }

    @Override
    public List<String> leagues() {
        return names();
    }

    @Override
    public List<String> sizes(String league) {
        return find(league).sizes();
    }

    @Override
    public List<String> teams(String league) {
        List<String> names = new ArrayList<>(find(league).bestTeams());
        for (String name : teams.names()) {
            if (!names.contains(name)) {
                names.add(name);
            }
        }
        return names;
    }

    @Override
    public League league(MatchOrder order) {
        return find(order.league()).order(order);
    }

    @Override
    public League restore(String league, String configuration) {
        return find(league).restore(Configuration.parse("configuration", configuration));
    }

    @Override
    public Team team(String league, String name) {
        find(league);
        if (Matches.Outside.plays(name)) {
            throw new IllegalArgumentException("'" + name + "' is a program outside, which plays over a link: robopitch"
                    + " serve --link NAME takes it for a team, and with --lockstep plays as fast as it goes");
        }
        return teams.find(name).get();
    }

    /** What the configuration of a league may say, with the noise that every match can have. */
    static Schema schema(String league) {
        Schema schema = new Schema();
        find(league).describe(schema);
        NoiseSettings.describe(schema);
        return schema;
    }

    static List<String> names() {
        return LEAGUES.stream().map(LeagueEntry::name).toList();
    }

    private static LeagueEntry find(String league) {
        return LEAGUES.stream()
                .filter(entry -> entry.name().equals(league))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "there is no league '" + league + "', only " + String.join(", ", names())));
    }
}
