// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.state.StateVisitor;

/**
 * A team that is made when it starts, so that its constructor is guarded as its start is: one that hangs or throws costs
 * its own team the match, and nobody else. A team that could not be made does nothing.
 */
public final class LazyTeam implements Team {
    private final Supplier<Team> maker;
    private volatile @Nullable Team made;

    public LazyTeam(Supplier<Team> maker) {
        this.maker = maker;
    }

    @Override
    public void start(TeamInfo info) {
        Team team = maker.get();
        made = team;
        team.start(info);
    }

    @Override
    public void decide(Observation observation, Commands commands) {
        Team team = made;
        if (team == null) {
            commands.stop();
        } else {
            team.decide(observation, commands);
        }
    }

    @Override
    public void state(StateVisitor visitor) {
        Team team = made;
        if (team != null) {
            team.state(visitor);
        }
    }
}
