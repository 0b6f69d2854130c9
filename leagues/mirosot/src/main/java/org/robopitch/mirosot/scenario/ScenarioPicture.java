// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.scenario;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.kit.game.PlanarStage;
import org.robopitch.kit.scenario.draw.ScenarioDrawing;
import org.robopitch.mirosot.game.MirosotGame;
import org.robopitch.mirosot.parameters.BallSurface;
import org.robopitch.mirosot.parameters.MirosotParameters;

/** Pictures of scenarios. A robot is drawn as the ball feels it where that is known, else as all feel it. */
public final class ScenarioPicture {
    private ScenarioPicture() {}

    /**
     * {@return the picture of a scenario, which is played for it}
     *
     * @param scenario which
     */
    public static ScenarioDrawing of(Scenario scenario) {
        ScenarioRun run = new ScenarioRun(scenario);
        MirosotParameters parameters = scenario.league().parameters();
        ScenarioDrawing drawing = new ScenarioDrawing(
                field(parameters, run.world().bodies()),
                scenario.timeline(),
                parameters.timing().step(),
                scenario.ball() != null);
        run.play(new ScenarioListener() {
            @Override
            public void state(PlanarWorld world) {
                drawing.state(world.bodies(), world.time());
            }

            @Override
            public void event(ScenarioEvent event) {
                if (event.kind() == ScenarioEvent.Kind.CONTACT_BEGIN) {
                    drawing.touch(event.x(), event.y());
                }
            }
        });
        return drawing;
    }

    private static PlanarStage.Field field(MirosotParameters parameters, Bodies bodies) {
        if (!(parameters.robot().ballSurface() instanceof BallSurface.Contour contour)) {
            return MirosotGame.field(parameters, bodies);
        }
        List<Double> corners = new ArrayList<>();
        contour.points().forEach(point -> {
            corners.add(point.x());
            corners.add(point.y());
        });
        return MirosotGame.field(parameters, bodies, corners);
    }
}
