// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.tactical;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.state.StateVisitor;

/**
 * A competent team of any size: a keeper, a striker, defenders and supporters whose roles go to the robot that is best placed.
 */
public final class Tactical implements Team {
    private final TacticalParameters parameters;
    private @Nullable Plan plan;

    /** The team as it is. */
    public Tactical() {
        this(TacticalParameters.defaults());
    }

    /**
     * The team with other parameters.
     *
     * @param parameters what to do differently
     */
    public Tactical(TacticalParameters parameters) {
        this.parameters = parameters;
    }

    @Override
    public void start(TeamInfo info) {
        plan = new Plan(info, parameters);
    }

    @Override
    public void decide(Observation observation, Commands commands) {
        if (plan == null) {
            throw new IllegalStateException("decide was called before start");
        }
        plan.decide(observation, commands);
    }

    @Override
    public void state(StateVisitor visitor) {
        if (plan != null) {
            plan.state(visitor);
        }
    }
}
