// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.skill;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.robot.Remembering;

/** A team that is put together when a match begins, because only then its field and its robots are known. */
public abstract class PlannedTeam implements Team {
    private @Nullable Plan plan;

    /** What decides for the robots in each cycle, and remembers. */
    public interface Plan extends Remembering {
        /**
         * Decides what the robots do until the next cycle.
         *
         * @param observation what the team sees
         * @param commands receives what the robots do
         */
        void decide(Observation observation, Commands commands);
    }

    /**
     * {@return a plan for a match}
     *
     * @param info what the team knows about the match
     */
    protected abstract Plan plan(TeamInfo info);

    @Override
    public final void start(TeamInfo info) {
        plan = plan(info);
    }

    @Override
    public final void decide(Observation observation, Commands commands) {
        if (plan == null) {
            throw new IllegalStateException("decide was called before start");
        }
        plan.decide(observation, commands);
    }

    @Override
    public final void state(StateVisitor visitor) {
        if (plan != null) {
            plan.state(visitor);
        }
    }
}
