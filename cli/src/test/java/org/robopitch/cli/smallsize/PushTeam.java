// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.smallsize;

import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;

/** The first robot drives into the ball; the others stand. */
public final class PushTeam implements Team {
    @Override
    public void decide(Observation observation, Commands commands) {
        commands.set(0, 0, 1);
        commands.set(0, 1, 2 * (observation.ball().y() - observation.own(0).y()));
    }
}
