// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.game;

import java.util.List;
import org.robopitch.engine.match.League;
import org.robopitch.kit.LeagueModule;
import org.robopitch.kit.TeamSize;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Schema;

/** The 3D humanoid league as the program offers it: up to eleven a side. */
public final class HumanoidModule implements LeagueModule {
    private static final int MOST_ROBOTS = 11;

    @Override
    public String name() {
        return Humanoid.NAME;
    }

    @Override
    public List<String> sizes() {
        return List.of("3v3", "11v11", "6v6", "5v5", "2v2", "1v1");
    }

    @Override
    public List<String> teams() {
        return List.of("bahia3d", "idle");
    }

    @Override
    public League ofSize(String size) {
        return Humanoid.standard(TeamSize.robots(Humanoid.NAME, size, MOST_ROBOTS));
    }

    @Override
    public League of(Configuration configuration) {
        return Humanoid.of(configuration);
    }

    /** Nobody shows a robot where things are: it sees with its own eyes, which err as the league's parameters say. */
    @Override
    public List<String> noiseWithoutMeaning() {
        return List.of("positionNoise", "headingNoise", "speedNoise", "spinNoise", "vanish");
    }

    @Override
    public void describe(Schema schema) {
        Humanoid.describe(schema);
    }
}
