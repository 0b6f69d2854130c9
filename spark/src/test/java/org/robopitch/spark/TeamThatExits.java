// SPDX-License-Identifier: Apache-2.0
package org.robopitch.spark;

import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;

/** A team of a user that ends its process in the middle of a match. */
public final class TeamThatExits implements Team {
    private int decisions;

    @Override
    public void decide(Observation observation, Commands commands) {
        commands.stop();
        decisions++;
        if (decisions > 10) {
            System.exit(7);
        }
    }
}
