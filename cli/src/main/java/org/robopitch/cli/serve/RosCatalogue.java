// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.robopitch.links.ros.nubot.GivenParameters;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;

/** The Middle Size League as programs for NuBot's simulator expect it: in their dialect, and perhaps without a referee. */
final class RosCatalogue extends OutsideCatalogue {
    private static final Pattern NAMES_A_DIALECT = Pattern.compile("(?m)^dialect\\s*:");

    private final Dialect dialect;
    private final boolean refereeOutside;
    private final GivenParameters given;

    /**
     * The league of a dialect.
     *
     * @param given what the master has set, which counts for more than a configuration
     */
    RosCatalogue(Catalogue inside, Dialect dialect, boolean refereeOutside, GivenParameters given) {
        super(inside);
        this.dialect = dialect;
        this.refereeOutside = refereeOutside;
        this.given = given;
    }

    /** The size that the master has set comes first, as the usual one. */
    @Override
    public List<String> sizes(String league) {
        Optional<String> set = given.robots().map(robots -> robots + "v" + robots);
        return Stream.concat(set.stream(), super.sizes(league).stream())
                .distinct()
                .toList();
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
        MiddleSize played = new MiddleSize(given.over(league.parameters()), league.rules());
        return refereeOutside ? played.withRules(played.rules().withAutomatic(false)) : played;
    }
}
