// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.List;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Team;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.mirosot.referee.MirosotRules;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.teams.Teams;

/** The leagues and teams that come with the program, and those teams that the user brings. */
final class BuiltInCatalogue implements Catalogue {
    private static final String MIROSOT = "mirosot";
    private static final List<String> SIZES = List.of("5v5", "3v3", "11v11");

    private final Teams teams;
    private final String configurationName;

    BuiltInCatalogue(Teams teams) {
        this(teams, "configuration");
    }

    /** A catalogue whose messages name the file that the configuration came from. */
    BuiltInCatalogue(Teams teams, String configurationName) {
        this.teams = teams;
        this.configurationName = configurationName;
    }

    @Override
    public List<String> leagues() {
        return List.of(MIROSOT);
    }

    @Override
    public List<String> sizes(String league) {
        require(league);
        return SIZES;
    }

    @Override
    public List<String> teams(String league) {
        require(league);
        return teams.names();
    }

    @Override
    public League league(MatchOrder order) {
        require(order.league());
        // The usual league needs no reader of YAML, whose classes take longer to load than a minute of play.
        Mirosot league = order.configuration().isEmpty() && !order.size().isEmpty()
                ? Mirosot.of(size(order.size()))
                : Mirosot.parse(configurationName, withSize(order));
        MirosotRules rules = league.rules();
        if (order.duration() > 0) {
            rules = rules.withHalf(order.duration() / 2);
        }
        return league.withRules(
                rules.withDecider(rules.overtime() || order.overtime(), rules.shootOut() || order.shootOut()));
    }

    /** The configuration, with the size that was ordered; it comes last, so that lines keep their numbers. */
    private static String withSize(MatchOrder order) {
        if (order.size().isEmpty()) {
            return order.configuration();
        }
        String size = size(order.size()).name().toLowerCase(java.util.Locale.ROOT);
        return order.configuration() + "\nsize: " + size + "\n";
    }

    private static Size size(String size) {
        return switch (size) {
            case "3v3" -> Size.SMALL;
            case "5v5" -> Size.MIDDLE;
            case "11v11" -> Size.LARGE;
            default ->
                throw new IllegalArgumentException("there is no size '" + size + "' in " + MIROSOT + ", only "
                        + String.join(", ", SIZES) + "; other numbers of robots need a configuration");
        };
    }

    @Override
    public League restore(String league, String configuration) {
        require(league);
        return Mirosot.parse("configuration", configuration);
    }

    @Override
    public Team team(String league, String name) {
        require(league);
        return teams.find(name).get();
    }

    private void require(String league) {
        if (!league.equals(MIROSOT)) {
            throw new IllegalArgumentException(
                    "there is no league '" + league + "', only " + String.join(", ", leagues()));
        }
    }
}
