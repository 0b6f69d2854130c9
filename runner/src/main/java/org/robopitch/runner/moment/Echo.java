// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.moment;

import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.state.StateVisitor;

/** Thinks what the team thinks, and does what was done. */
final class Echo implements Team {
    private final Team team;
    private double[] next = new double[0];

    Echo(Team team) {
        this.team = team;
    }

    /** Sets what its robots are commanded from now on. */
    void next(double[] commands) {
        next = commands;
    }

    @Override
    public void start(TeamInfo info) {
        team.start(info);
    }

    @Override
    public void decide(Observation observation, Commands commands) {
        try {
            team.decide(observation, commands);
        } finally {
            System.arraycopy(next, 0, commands.values(), 0, next.length);
        }
    }

    @Override
    public void state(StateVisitor visitor) {
        team.state(visitor);
    }
}
