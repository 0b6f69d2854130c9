// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.bahia;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;

/** Autonomous agents for Mixed Reality: each decides for itself from what it sees, none is told anything. */
public final class Bahia implements Team {
    private final List<Agent> agents = new ArrayList<>();

    @Override
    public void start(TeamInfo info) {
        agents.clear();
        for (int robot = 0; robot < info.robots(); robot++) {
            agents.add(new Agent(robot, info));
        }
    }

    @Override
    public void decide(Observation observation, Commands commands) {
        commands.stop();
        for (Agent agent : agents) {
            agent.decide(observation, commands);
        }
    }
}
