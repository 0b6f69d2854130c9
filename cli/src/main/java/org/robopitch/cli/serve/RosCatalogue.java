// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.util.Locale;
import org.robopitch.engine.match.League;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;

/** The Middle Size League as programs for NuBot's simulator expect it: in their dialect, and perhaps without a referee. */
final class RosCatalogue extends OutsideCatalogue {
    private final Dialect dialect;
    private final boolean refereeOutside;

    RosCatalogue(Catalogue inside, Dialect dialect, boolean refereeOutside) {
        super(inside);
        this.dialect = dialect;
        this.refereeOutside = refereeOutside;
    }

    @Override
    public MiddleSize league(MatchOrder order) {
        String configuration =
                order.configuration() + "\ndialect: " + dialect.name().toLowerCase(Locale.ROOT) + "\n";
        League ordered = super.league(order.withConfiguration(configuration));
        if (!(ordered instanceof MiddleSize league)) {
            throw new IllegalArgumentException(
                    "the ros link plays middle-size only, but the league is " + order.league());
        }
        return refereeOutside ? league.withRules(league.rules().withAutomatic(false)) : league;
    }
}
