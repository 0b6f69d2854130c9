// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import java.util.List;
import org.robopitch.declare.Component;
import org.robopitch.declare.Declared;
import org.robopitch.engine.match.League;
import org.robopitch.kit.LeagueModule;
import org.robopitch.kit.TeamSize;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.mixedreality.parameters.NoiseParameters;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Schema;
import org.robopitch.settings.Section;

/** Mixed Reality as the program offers it: any number of robots a side. */
public final class MixedRealityModule implements LeagueModule {

    @Override
    public String name() {
        return MixedReality.NAME;
    }

    @Override
    public List<String> sizes() {
        return List.of("5v5", "4v4", "6v6", "11v11");
    }

    @Override
    public List<String> teams() {
        return List.of("bahia", "chaser");
    }

    @Override
    public League ofSize(String size) {
        return MixedReality.of(TeamSize.robots(MixedReality.NAME, size, MixedRealityParameters.MOST_ROBOTS));
    }

    @Override
    public League of(Configuration configuration) {
        return MixedReality.of(configuration);
    }

    @Override
    public List<Component> ownNoise() {
        return Declared.of(NoiseParameters.class).components();
    }

    @Override
    public MixedRealityScenario scenario(Section root) {
        return new MixedRealityScenario(root);
    }

    @Override
    public void describe(Schema schema) {
        MixedRealityConfiguration.describe(schema);
    }
}
