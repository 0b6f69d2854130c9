// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot.trial;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Sensing;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.state.StateVisitor;

/** A team that alone sees with noise: its opponents may have cameras, whose images must show the true scene. */
final class NoisyTeam implements Team {
    private final Team team;
    private final SensingSettings settings;
    private @Nullable Sensing sensing;

    NoisyTeam(Team team, SensingSettings settings) {
        this.team = team;
        this.settings = settings;
    }

    @Override
    public void start(TeamInfo info) {
        sensing = new Sensing(settings, info.robots(), info.rhythm().cycleSeconds(), info.random());
        team.start(info);
    }

    @Override
    public void decide(Observation shown, Commands commands) {
        Sensing eyes = Objects.requireNonNull(sensing, "a team decides after it has started");
        eyes.truth().copyFrom(shown);
        team.decide(eyes.observe(), commands);
    }

    @Override
    public void state(StateVisitor visitor) {
        team.state(visitor);
        if (sensing != null) {
            sensing.state(visitor);
        }
    }
}
