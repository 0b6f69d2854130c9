// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.util.Locale;
import org.robopitch.engine.world.Quality;
import org.robopitch.mirosot.MirosotLeague;
import org.robopitch.workshop.bench.own.RobopitchEngine;

/** How well our engine's steps go in a scene: what it costs is only half of the story. */
public final class SceneQuality {
    private static final int STEPS = 200_000;

    private SceneQuality() {}

    /**
     * {@return one line about a scene, after playing 200,000 steps of it}
     *
     * @param scene which
     */
    public static String line(Scene scene) {
        return line(scene, STEPS);
    }

    /** The same after that many steps. */
    static String line(Scene scene, int steps) {
        MirosotLeague league = BenchLeague.common();
        RobopitchEngine engine = new RobopitchEngine(league);
        SceneRun run = new SceneRun(scene, engine, BenchParameters.of(league), SceneBenchmark.SEED);
        long holds = 0;
        long pinned = 0;
        long impacts = 0;
        long corrections = 0;
        double energy = 0;
        double momentum = 0;
        for (int step = 0; step < steps; step++) {
            Quality before = engine.quality();
            run.advance(1);
            // A kick-off sets the count of holds back.
            Quality made = engine.quality().since(before);
            holds += Math.max(0, made.holds());
            pinned += made.ballPinned();
            impacts += made.impacts();
            corrections += made.corrections();
            energy += made.energyTakenBack();
            momentum += made.momentumLost();
        }
        double thousands = steps / 1000.0;
        return String.format(
                Locale.ROOT,
                "%s, quality per 1,000 steps: %.2f holds, %.6f J taken back, %.4f N·s lost, %.2f times the ball pinned,"
                        + " %.1f impacts, %.1f corrections of overlaps",
                scene.label(),
                holds / thousands,
                energy / thousands,
                momentum / thousands,
                pinned / thousands,
                impacts / thousands,
                corrections / thousands);
    }
}
