// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.middlesize;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.state.StateVisitor;

/**
 * A team of the Middle Size League: robot 0 keeps the goal, the field player that is soonest at the ball attacks, the
 * others offer themselves for passes and guard the way to the goal.
 */
public final class MiddleSizeTactical implements Team {
    private @Nullable Plan plan;

    @Override
    public void start(TeamInfo info) {
        plan = new Plan(info);
    }

    @Override
    public void decide(Observation observation, Commands commands) {
        if (plan != null) {
            plan.decide(observation, commands);
        }
    }

    @Override
    public void state(StateVisitor visitor) {
        if (plan != null) {
            plan.state(visitor);
        }
    }
}
