// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.chaser;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.state.StateVisitor;

/** A naive team: one robot slides along in front of its goal, all others run straight at the ball. */
public final class Chaser implements Team {
    private @Nullable Pack pack;

    @Override
    public void start(TeamInfo info) {
        pack = new Pack(info);
    }

    @Override
    public void decide(Observation observation, Commands commands) {
        if (pack == null) {
            throw new IllegalStateException("decide was called before start");
        }
        pack.decide(observation, commands);
    }

    @Override
    public void state(StateVisitor visitor) {
        if (pack != null) {
            pack.state(visitor);
        }
    }
}
