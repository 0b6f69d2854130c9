// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.robopitch.engine.match.League;
import org.robopitch.mixedreality.game.MixedReality;
import org.robopitch.mixedreality.game.MixedRealityConfiguration;
import org.robopitch.runner.MatchOrder;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Schema;

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
    public League order(MatchOrder order) {
        if (order.overtime() || order.shootOut()) {
            throw new IllegalArgumentException("mixed-reality knows neither extra time nor a shoot-out");
        }
        // As for MiroSot, the default league needs no reader of YAML.
        MixedReality league = order.configuration().isEmpty() && !order.size().isEmpty()
                ? MixedReality.of(robots(order.size()))
                : MixedReality.of(withSize(order));
        return order.duration() > 0 ? league.withRules(league.rules().withHalf(order.duration() / 2)) : league;
    }

    /** The configuration, with the size that was ordered: an order outranks a file. */
    private static Configuration withSize(MatchOrder order) {
        return order.size().isEmpty()
                ? order.configuration()
                : order.configuration().set("robotsPerTeam", robots(order.size()), "--size " + order.size());
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
    public League restore(Configuration configuration) {
        return MixedReality.of(configuration);
    }

    @Override
    public void describe(Schema schema) {
        MixedRealityConfiguration.describe(schema);
    }
}
