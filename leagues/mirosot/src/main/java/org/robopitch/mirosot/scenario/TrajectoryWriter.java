// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.scenario;

import java.util.Locale;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.kit.scenario.Rows;
import org.robopitch.mirosot.MirosotLeague;

/** Writes states and events as rows, in SI units: one row per body and time, and one per event. */
public final class TrajectoryWriter implements ScenarioListener {
    private final BodyNames names;
    private final Rows rows;

    /**
     * Writes to rows.
     *
     * @param league the league that is played
     * @param rows where to
     */
    public TrajectoryWriter(MirosotLeague league, Rows rows) {
        this.names = new BodyNames(league);
        this.rows = rows;
    }

    @Override
    public void state(PlanarWorld world) {
        Bodies bodies = world.bodies();
        for (int i = 0; i <= bodies.ball; i++) {
            if (!bodies.body[i].present) {
                continue;
            }
            rows.begin();
            rows.number("time", world.time());
            rows.text("kind", "state");
            rows.text("body", names.of(i));
            rows.nothing("other");
            rows.number("x", bodies.body[i].x);
            rows.number("y", bodies.body[i].y);
            rows.motion(bodies, i);
            rows.end();
        }
    }

    @Override
    public void event(ScenarioEvent event) {
        rows.begin();
        rows.number("time", event.time());
        rows.text("kind", event.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        rows.text("body", names.of(event.body()));
        rows.text(
                "other", event.kind() == ScenarioEvent.Kind.GOAL ? names.team(event.other()) : names.of(event.other()));
        rows.number("x", event.x());
        rows.number("y", event.y());
        rows.nothing("heading");
        rows.nothing("vx");
        rows.nothing("vy");
        rows.nothing("spin");
        rows.end();
    }
}
