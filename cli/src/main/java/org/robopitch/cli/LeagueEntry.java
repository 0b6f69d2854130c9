// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.List;
import org.robopitch.engine.match.League;
import org.robopitch.runner.MatchOrder;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Schema;

/** A league in the catalogue: how it is ordered by name, size and configuration. */
interface LeagueEntry {
    /** Its name, as orders spell it. */
    String name();

    /** Its sizes, the usual one first. */
    List<String> sizes();

    /** The sample teams that play it well, the usual one first. */
    List<String> bestTeams();

    /** The league that an order asks for. */
    League order(MatchOrder order);

    /** The league that its own configuration described. */
    League restore(Configuration configuration);

    /** Adds all keys of its configuration to a schema. */
    void describe(Schema schema);
}
