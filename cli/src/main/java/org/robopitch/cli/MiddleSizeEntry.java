// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.robopitch.engine.match.League;
import org.robopitch.middlesize.file.MiddleSizeFile;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.middlesize.referee.MiddleSizeRules;
import org.robopitch.runner.MatchOrder;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Schema;

/** The Middle Size League in the catalogue: up to eleven a side, or one robot alone that shows what it can do. */
final class MiddleSizeEntry implements LeagueEntry {
    private static final String ALONE = "demonstration";
    private static final Pattern SIZE = Pattern.compile("([1-9]|1[01])v\\1");

    @Override
    public String name() {
        return MiddleSize.NAME;
    }

    @Override
    public List<String> sizes() {
        return List.of("5v5", "3v3", "2v2", "1v1", ALONE);
    }

    @Override
    public List<String> bestTeams() {
        return List.of("omni", ALONE);
    }

    @Override
    public League order(MatchOrder order) {
        if (order.overtime() || order.shootOut()) {
            throw new IllegalArgumentException("middle-size knows neither extra time nor a shoot-out");
        }
        // As for MiroSot, the default league needs no reader of YAML.
        MiddleSize league = order.configuration().isEmpty() && !order.size().isEmpty()
                ? new MiddleSize(MiddleSizeParameters.of(Dialect.A, robots(order.size())), MiddleSizeRules.defaults())
                : MiddleSize.of(withSize(order));
        MiddleSizeRules rules = league.rules();
        if (order.duration() > 0) {
            rules = rules.withHalf(order.duration() / 2);
        }
        return league.withRules(order.size().equals(ALONE) ? rules.withAutomatic(false) : rules);
    }

    /** The configuration, with the size that was ordered: an order outranks a file. */
    private static Configuration withSize(MatchOrder order) {
        return order.size().isEmpty()
                ? order.configuration()
                : order.configuration().set("robotsPerTeam", robots(order.size()), "--size " + order.size());
    }

    private static int robots(String wanted) {
        if (wanted.equals(ALONE)) {
            return 1;
        }
        Matcher size = SIZE.matcher(wanted);
        if (!size.matches()) {
            throw new IllegalArgumentException(
                    "a size of middle-size is 1v1 to 11v11, such as 5v5, or " + ALONE + ", but not '" + wanted + "'");
        }
        return Integer.parseInt(size.group(1));
    }

    @Override
    public League restore(Configuration configuration) {
        return MiddleSize.of(configuration);
    }

    @Override
    public void describe(Schema schema) {
        MiddleSizeFile.describe(schema);
    }
}
