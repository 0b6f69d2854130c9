// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import org.robopitch.engine.random.RandomStream;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;

/** What the commands have in common that play many matches. */
final class Campaigns {
    private Campaigns() {}

    /** All that decides how matches of an order go, except teams and seed, in one line. */
    static String describe(Catalogue catalogue, MatchOrder order) {
        return order.blue() + " against " + order.yellow() + "; " + order.league() + " " + order.size() + "; "
                + order.duration() + " s; " + order.sensing() + "; " + order.actuation() + "; configuration "
                + order.configuration() + "; behaviour version " + behaviour(catalogue, order);
    }

    /** The behaviour version: matches of different ones must not be mixed. */
    static int behaviour(Catalogue catalogue, MatchOrder order) {
        return catalogue
                .league(order)
                .newGame(new RandomStream(order.seed(), 0))
                .world()
                .behaviourVersion();
    }
}
