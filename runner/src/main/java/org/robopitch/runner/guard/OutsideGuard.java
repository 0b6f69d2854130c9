// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

import java.util.List;
import java.util.function.LongSupplier;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.recording.match.Shape;

/** Stands for a team whose program runs outside: its link returns at once, so that there is nothing to guard. */
public final class OutsideGuard implements GuardedTeam {
    private final Team team;
    private final LongSupplier missed;

    /**
     * A team of a link.
     *
     * @param missed tells how many answers of the program did not come in time
     */
    public OutsideGuard(Team team, LongSupplier missed) {
        this.team = team;
        this.missed = missed;
    }

    @Override
    public void start(TeamInfo info) {
        team.start(info);
    }

    @Override
    public void decide(Observation observation, Commands commands) {
        team.decide(observation, commands);
    }

    @Override
    public void state(StateVisitor visitor) {
        team.state(visitor);
    }

    @Override
    public long missed() {
        return missed.getAsLong();
    }

    @Override
    public List<Shape> drawings() {
        return List.of();
    }

    @Override
    public void close() {}
}
