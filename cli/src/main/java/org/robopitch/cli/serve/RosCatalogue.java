// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.util.Locale;
import java.util.regex.Pattern;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;

/** The Middle Size League as programs for NuBot's simulator expect it: in their dialect, and perhaps without a referee. */
final class RosCatalogue extends OutsideCatalogue {
    private static final Pattern NAMES_A_DIALECT = Pattern.compile("(?m)^dialect\\s*:");

    private final Dialect dialect;
    private final boolean refereeOutside;

    RosCatalogue(Catalogue inside, Dialect dialect, boolean refereeOutside) {
        super(inside);
        this.dialect = dialect;
        this.refereeOutside = refereeOutside;
    }

    @Override
    public MiddleSize league(MatchOrder order) {
        if (!order.league().equals(MiddleSize.NAME)) {
            throw new IllegalArgumentException(
                    "the ros link plays middle-size only, but the league is " + order.league());
        }
        if (NAMES_A_DIALECT.matcher(order.configuration()).find()) {
            throw new IllegalArgumentException("with ros, --dialect says the dialect, not the configuration");
        }
        String configuration =
                order.configuration() + "\ndialect: " + dialect.name().toLowerCase(Locale.ROOT) + "\n";
        if (!(super.league(order.withConfiguration(configuration)) instanceof MiddleSize league)) {
            throw new IllegalStateException(MiddleSize.NAME + " is the name of another league");
        }
        return refereeOutside ? league.withRules(league.rules().withAutomatic(false)) : league;
    }
}
