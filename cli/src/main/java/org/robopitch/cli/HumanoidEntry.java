// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.robopitch.engine.match.League;
import org.robopitch.humanoid.game.Humanoid;
import org.robopitch.runner.MatchOrder;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Schema;

/** The 3D humanoid league in the catalogue: up to eleven a side. */
final class HumanoidEntry implements LeagueEntry {
    private static final Pattern SIZE = Pattern.compile("([1-9]|1[01])v\\1");

    @Override
    public String name() {
        return Humanoid.NAME;
    }

    @Override
    public List<String> sizes() {
        return List.of("3v3", "11v11", "6v6", "5v5", "2v2", "1v1");
    }

    @Override
    public List<String> bestTeams() {
        return List.of("idle");
    }

    @Override
    public League order(MatchOrder order) {
        if (order.overtime() || order.shootOut()) {
            throw new IllegalArgumentException("humanoid knows neither extra time nor a shoot-out");
        }
        Humanoid league = order.configuration().isEmpty() && !order.size().isEmpty()
                ? Humanoid.standard(robots(order.size()))
                : Humanoid.of(withSize(order));
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
                    "a size of humanoid is 1v1 to 11v11, such as 3v3, but not '" + wanted + "'");
        }
        return Integer.parseInt(size.group(1));
    }

    @Override
    public League restore(Configuration configuration) {
        return Humanoid.of(configuration);
    }

    @Override
    public void describe(Schema schema) {
        Humanoid.describe(schema);
    }
}
