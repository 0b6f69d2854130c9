// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark;

import java.util.EnumSet;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.humanoid.game.Humanoid;
import org.robopitch.humanoid.game.HumanoidGame;
import org.robopitch.humanoid.world.HumanoidWorld;
import org.robopitch.humanoid.world.PartMotion;
import org.robopitch.links.simspark.server.ServerSettings;

/** A match in sync mode for agents that connect to free ports. */
record AgentGame(SimsparkLink link, Match match) implements AutoCloseable {
    static AgentGame of(int robots, int agents) throws Exception {
        SimsparkLink link = new SimsparkLink(ServerSettings.defaults()
                .with("agentPort", 0)
                .with("monitorPort", 0)
                .with("sync", true)
                .with("agents", agents)
                .with("patience", 10));
        Match match = new Match(
                new MatchSetup(Humanoid.standard(robots).empty(), link.team(Side.BLUE), link.team(Side.YELLOW), 5));
        link.begin(match, EnumSet.allOf(Side.class));
        return new AgentGame(link, match);
    }

    HumanoidWorld world() {
        return ((HumanoidGame) match.game()).world();
    }

    void cycle() throws InterruptedException {
        link.beforeCycle(match);
        match.cycle();
        link.afterCycle(match);
    }

    PartMotion torso(int robot) {
        PartMotion pose = new PartMotion();
        world().part(robot, 0, pose);
        return pose;
    }

    @Override
    public void close() {
        link.close();
    }
}
