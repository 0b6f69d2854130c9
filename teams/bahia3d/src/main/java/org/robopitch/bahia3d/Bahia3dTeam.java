// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.humanoid.game.EffectsCode;
import org.robopitch.humanoid.sense.Effects;
import org.robopitch.humanoid.sense.Percepts;

/**
 * A whole team in process: one agent for each robot, each with nothing but its own senses. They know of each other only
 * what they see and hear.
 */
public final class Bahia3dTeam implements Team {
    /** The team's name in the catalogue. */
    public static final String NAME = "bahia3d";

    private static final int JOIN_CYCLES = 10;

    private final Effects effects = new Effects();
    private @Nullable Bahia3dAgent[] agents = new Bahia3dAgent[0];
    private String name = "";
    private long cycles;

    /** A team that has not begun. */
    public Bahia3dTeam() {}

    @Override
    public void start(TeamInfo info) {
        agents = new Bahia3dAgent[info.robots()];
        name = info.side().label();
    }

    @Override
    public void decide(Observation observation, Commands commands) {
        for (int i = 0; i < agents.length; i++) {
            Percepts percepts = observation.sense(i, Percepts.class);
            effects.clear();
            if (percepts.number > 0) {
                Bahia3dAgent agent = agents[i];
                if (agent == null) {
                    agent = new Bahia3dAgent(name, i + 1, Math.max(0, percepts.type));
                    agents[i] = agent;
                }
                agent.perceive(percepts);
                agent.act(effects);
                commands.role(i, agent.role());
            }
            EffectsCode.write(effects, commands, i);
            if (percepts.number == 0 && cycles % JOIN_CYCLES == 0) {
                // On a pitch that is empty at first, robots come when they are told to.
                EffectsCode.body(commands, i, 0);
            }
        }
        cycles++;
    }

    /**
     * {@return an agent of the team, or null before its robot has sensed anything}
     *
     * @param index its number less 1
     */
    public @Nullable Bahia3dAgent agent(int index) {
        return agents[index];
    }

    @Override
    public void state(StateVisitor visitor) {
        cycles = visitor.whole(cycles);
        for (int i = 0; i < agents.length; i++) {
            Bahia3dAgent agent = agents[i];
            int type = visitor.whole(agent == null ? -1 : agent.type());
            if (visitor.restoring() && (agent == null || agent.type() != type)) {
                agent = type < 0 ? null : new Bahia3dAgent(name, i + 1, type);
                agents[i] = agent;
            }
            if (agent != null) {
                agent.state(visitor);
            }
        }
    }
}
