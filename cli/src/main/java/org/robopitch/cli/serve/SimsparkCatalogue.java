// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import org.robopitch.engine.match.League;
import org.robopitch.humanoid.game.Humanoid;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;

/** The humanoid league on a pitch that is empty until agents connect. */
final class SimsparkCatalogue extends OutsideCatalogue {
    SimsparkCatalogue(Catalogue inside) {
        super(inside, Humanoid.NAME);
    }

    @Override
    public League league(MatchOrder order) {
        return ((Humanoid) super.league(order)).empty();
    }
}
