// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

/**
 * A scene being played on one engine: it continues from where it stands, for as long as it is asked to.
 *
 * <p>There is a fresh kick-off every {@value #STEPS_PER_KICK_OFF} steps. Without it a scrum slides into some corner
 * and stays there, and a fast engine, which gets further in a second, would be timed on another mix of situations than
 * a slow one.
 */
final class SceneRun {

    /** Twenty simulated seconds, of which a scrum takes the first to form. */
    static final int STEPS_PER_KICK_OFF = 20_000;

    private final SceneEngine engine;
    private final Driving driving;
    private final Formation formation;
    private long step;

    /** Starts the scene of that seed on an engine. */
    public SceneRun(Scene scene, SceneEngine engine, BenchParameters parameters, long seed) {
        this.engine = engine;
        this.driving = scene.driving(parameters, seed);
        this.formation = new Formation(seed);
        engine.reset(formation);
    }

    /** Plays that many steps: the work that the benchmark times. */
    public void advance(int steps) {
        for (int played = 0; played < steps; played++) {
            driving.drive(step, engine);
            engine.step();
            step++;
            if (step % STEPS_PER_KICK_OFF == 0) {
                formation.redraw();
                engine.reset(formation);
            }
        }
    }

    /** Steps until the next kick-off, which is not part of the physics. */
    int stepsToKickOff() {
        return STEPS_PER_KICK_OFF - (int) (step % STEPS_PER_KICK_OFF);
    }

    public SceneEngine engine() {
        return engine;
    }
}
