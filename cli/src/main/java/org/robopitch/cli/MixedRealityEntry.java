// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.robopitch.engine.match.League;
import org.robopitch.mixedreality.game.MixedReality;
import org.robopitch.runner.MatchOrder;

/** Mixed Reality in the catalogue: any number of robots a side. */
final class MixedRealityEntry implements LeagueEntry {
    private static final Pattern SIZE = Pattern.compile("([1-9]\\d?)v\\1");

    @Override
    public String name() {
        return MixedReality.NAME;
    }

    @Override
    public List<String> sizes() {
        return List.of("5v5", "4v4", "6v6", "11v11");
    }

    @Override
    public List<String> bestTeams() {
        return List.of("bahia");
    }

    @Override
    public League order(String configurationName, MatchOrder order) {
        if (order.overtime() || order.shootOut()) {
            throw new IllegalArgumentException("mixed-reality knows neither extra time nor a shoot-out");
        }
        MixedReality league = league(configurationName, order);
        return order.duration() > 0 ? league.withRules(league.rules().withHalf(order.duration() / 2)) : league;
    }

    private static MixedReality league(String configurationName, MatchOrder order) {
        if (order.size().isEmpty()) {
            return MixedReality.parse(configurationName, order.configuration());
        }
        int robots = robots(order.size());
        // As for MiroSot, the usual league needs no reader of YAML.
        return order.configuration().isEmpty()
                ? MixedReality.of(robots)
                : MixedReality.parse(configurationName, order.configuration(), robots);
    }

    private static int robots(String wanted) {
        Matcher size = SIZE.matcher(wanted);
        if (!size.matches()) {
            throw new IllegalArgumentException(
                    "a size of mixed-reality is 1v1 to 50v50, such as 5v5, but not '" + wanted + "'");
        }
        return Integer.parseInt(size.group(1));
    }

    @Override
    public League restore(String configuration) {
        return MixedReality.parse("configuration", configuration);
    }
}
