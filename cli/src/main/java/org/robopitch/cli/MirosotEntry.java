// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.List;
import java.util.Locale;
import org.robopitch.engine.match.League;
import org.robopitch.mirosot.file.MirosotSettings;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.mirosot.referee.MirosotRules;
import org.robopitch.runner.MatchOrder;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Schema;

/** MiroSot in the catalogue. */
final class MirosotEntry implements LeagueEntry {
    private static final List<String> SIZES = List.of("5v5", "3v3", "11v11");

    @Override
    public String name() {
        return "mirosot";
    }

    @Override
    public List<String> sizes() {
        return SIZES;
    }

    @Override
    public List<String> bestTeams() {
        return List.of("tactical", "chaser");
    }

    @Override
    public League order(MatchOrder order) {
        // The default league needs no reader of YAML, whose classes take longer to load than a minute of play.
        Mirosot league = order.configuration().isEmpty() && !order.size().isEmpty()
                ? Mirosot.of(size(order.size()))
                : Mirosot.of(withSize(order));
        MirosotRules rules = league.rules();
        if (order.duration() > 0) {
            rules = rules.withHalf(order.duration() / 2);
        }
        return league.withRules(
                rules.withDecider(rules.overtime() || order.overtime(), rules.shootOut() || order.shootOut()));
    }

    /** The configuration, with the size that was ordered: an order outranks a file. */
    private static Configuration withSize(MatchOrder order) {
        if (order.size().isEmpty()) {
            return order.configuration();
        }
        String size = size(order.size()).name().toLowerCase(Locale.ROOT);
        return order.configuration().set("size", size, "--size " + order.size());
    }

    private static Size size(String size) {
        return switch (size) {
            case "3v3" -> Size.SMALL;
            case "5v5" -> Size.MIDDLE;
            case "11v11" -> Size.LARGE;
            default ->
                throw new IllegalArgumentException("there is no size '" + size + "' in mirosot, only "
                        + String.join(", ", SIZES) + "; other numbers of robots need a configuration");
        };
    }

    @Override
    public League restore(Configuration configuration) {
        return Mirosot.of(configuration);
    }

    @Override
    public void describe(Schema schema) {
        MirosotSettings.describe(schema);
    }
}
