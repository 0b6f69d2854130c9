// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.scenario;

import org.robopitch.kit.scenario.draw.ScenarioDrawing;
import org.robopitch.mixedreality.game.MixedRealityGame;
import org.robopitch.mixedreality.world.MixedRealityWorld;

/** Pictures of scenarios. */
public final class ScenarioPicture {
    private ScenarioPicture() {}

    /**
     * {@return the picture of a scenario, which is played for it}
     *
     * @param scenario which
     */
    public static ScenarioDrawing of(Scenario scenario) {
        ScenarioRun run = new ScenarioRun(scenario);
        ScenarioDrawing drawing = new ScenarioDrawing(
                MixedRealityGame.field(scenario.parameters(), run.world().bodies()),
                scenario.timeline(),
                scenario.parameters().timing().cycle(),
                scenario.ball() != null);
        run.play(new ScenarioListener() {
            @Override
            public void state(MixedRealityWorld world) {
                drawing.state(world.bodies(), world.time());
            }

            @Override
            public void event(ScenarioEvent event) {
                if (event.isContact()) {
                    drawing.touch(event.x(), event.y());
                }
            }
        });
        return drawing;
    }
}
