// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import java.util.List;
import org.robopitch.declare.Component;
import org.robopitch.declare.Declared;
import org.robopitch.engine.match.League;
import org.robopitch.kit.PlanarModule;
import org.robopitch.kit.TeamSize;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.mixedreality.parameters.NoiseParameters;
import org.robopitch.settings.Section;

/** Mixed Reality as the program offers it: any number of robots a side. */
public final class MixedRealityModule extends PlanarModule<MixedReality, MixedRealityParameters, MixedRealityRules> {
    private static final int DEFAULT_ROBOTS = 5;

    /** The module. */
    public MixedRealityModule() {
        super(
                MixedReality.NAME,
                List.of("5v5", "4v4", "6v6", "11v11"),
                List.of("bahia", "chaser"),
                MixedRealityRules.defaults());
    }

    @Override
    protected MixedReality league(MixedRealityParameters parameters, MixedRealityRules rules) {
        return new MixedReality(parameters, rules);
    }

    @Override
    public League ofSize(String size) {
        return MixedReality.of(TeamSize.robots(MixedReality.NAME, size, MixedRealityParameters.MOST_ROBOTS));
    }

    @Override
    protected MixedRealityParameters base(Section root, int robots) {
        return MixedRealityParameters.of(robots > 0 ? robots : DEFAULT_ROBOTS);
    }

    @Override
    protected String aboutRules() {
        return "the supervision's rules";
    }

    @Override
    public List<Component> ownNoise() {
        return Declared.of(NoiseParameters.class).components();
    }

    @Override
    public MixedRealityScenario scenario(Section root) {
        return new MixedRealityScenario(root);
    }
}
