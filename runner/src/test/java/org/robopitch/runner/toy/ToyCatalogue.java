// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.toy;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Team;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;

/** The toy league, with chasers and whatever teams a test brings. */
public final class ToyCatalogue implements Catalogue {
    private final Map<String, Supplier<Team>> teams;

    public ToyCatalogue(Map<String, Supplier<Team>> teams) {
        this.teams = teams;
    }

    public ToyCatalogue() {
        this(Map.of());
    }

    @Override
    public List<String> leagues() {
        return List.of("toy");
    }

    @Override
    public List<String> sizes(String league) {
        return List.of("1v1");
    }

    @Override
    public List<String> teams(String league) {
        return List.of("chaser");
    }

    @Override
    public League league(MatchOrder order) {
        return new ToyLeague(order.duration() > 0 ? order.duration() : 10);
    }

    @Override
    public League restore(String league, String configuration) {
        if (!configuration.startsWith("seconds: ")) {
            throw new IllegalArgumentException("expected \"seconds: …\", found \"" + configuration + "\"");
        }
        return new ToyLeague(Double.parseDouble(configuration.substring(9).strip()));
    }

    @Override
    public Team team(String league, String name) {
        return teams.getOrDefault(name, ToyTeams::chaser).get();
    }
}
