// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.scenario;

import java.util.Locale;
import org.robopitch.engine.body.Bodies;
import org.robopitch.kit.scenario.Rows;
import org.robopitch.mixedreality.world.MixedRealityWorld;

/** Writes states and events as rows, in SI units: one row per body and time, and one per event. */
public final class TrajectoryText implements ScenarioListener {
    private final Scenario scenario;
    private final Rows rows;

    /**
     * Writes to rows.
     *
     * @param scenario what is played
     * @param rows where to
     */
    public TrajectoryText(Scenario scenario, Rows rows) {
        this.scenario = scenario;
        this.rows = rows;
    }

    @Override
    public void state(MixedRealityWorld world) {
        Bodies bodies = world.bodies();
        for (int i = 0; i <= bodies.ball; i++) {
            if (!bodies.body[i].present) {
                continue;
            }
            begin(world.time(), "state", i, -1, bodies.body[i].x, bodies.body[i].y);
            rows.motion(bodies, i);
            if (i == bodies.ball) {
                nothing("left", "right", "status");
            } else {
                rows.number("left", world.wheels().left[i]);
                rows.number("right", world.wheels().right[i]);
                rows.text("status", world.collisionStatus(i).name().toLowerCase(Locale.ROOT));
            }
            rows.end();
        }
    }

    @Override
    public void event(ScenarioEvent event) {
        begin(event.time(), event.kind(), event.body(), event.other(), event.x(), event.y());
        nothing("heading", "vx", "vy", "spin", "left", "right", "status");
        rows.end();
    }

    private void begin(double time, String kind, int body, int other, double x, double y) {
        rows.begin();
        rows.number("time", time);
        rows.text("kind", kind);
        rows.text("body", scenario.nameOf(body));
        if (other < 0) {
            rows.nothing("other");
        } else {
            rows.text("other", scenario.nameOf(other));
        }
        rows.number("x", x);
        rows.number("y", y);
    }

    private void nothing(String... columns) {
        for (String column : columns) {
            rows.nothing(column);
        }
    }
}
