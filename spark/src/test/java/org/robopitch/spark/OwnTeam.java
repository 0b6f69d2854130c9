// SPDX-License-Identifier: Apache-2.0
package org.robopitch.spark;

import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;

/** A team of a user, which no computer of the cluster has: its robots drive in circles. */
public final class OwnTeam implements Team {
    @Override
    public void decide(Observation observation, Commands commands) {
        commands.stop();
        for (int robot = 0; robot < 3; robot++) {
            commands.set(robot, 0, 0.4 + 0.1 * robot);
            commands.set(robot, 1, 0.3);
        }
    }
}
