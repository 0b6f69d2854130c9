// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.situation;

import java.util.Locale;
import java.util.Set;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Team;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.moment.Moment;

/** Writes a moment of a match as a scenario file, with which other matches begin. */
public final class SituationFile {
    private static final double DURATION = 10;

    private SituationFile() {}

    /**
     * {@return the file: the league with all its parameters, and where robots and ball are}
     *
     * @param moment which moment
     * @param catalogue knows its league
     * @throws IllegalArgumentException if its robots have joints, which scenario files do not
     */
    public static String of(Moment moment, Catalogue catalogue) {
        MatchOrder order = moment.order();
        League league = catalogue.league(order);
        Team nobody = (seen, commands) -> {};
        Match match =
                new Match(new MatchSetup(league, nobody, nobody, order.seed(), order.sensing(), order.actuation()));
        match.goOnFrom(moment.snapshot(), Set.of(), true);
        String where = String.format(
                Locale.ROOT,
                "# %s, seed %d, after %.2f s. Begin a match with it: robopitch play --scenario FILE%n",
                league.name(),
                order.seed(),
                match.game().world().time());
        return where
                + league.configuration().strip()
                + "\nduration: " + DURATION + " # s, for robopitch scenario run\noutputInterval: "
                + league.cycleSeconds() + "\n"
                + Situation.of(match).yaml(league.robotsPerSide());
    }
}
