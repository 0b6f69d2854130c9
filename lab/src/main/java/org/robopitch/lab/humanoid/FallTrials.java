// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.humanoid;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.robopitch.bahia3d.Repertoire;
import org.robopitch.bahia3d.brain.Drills;

/** What happens near the ground: getting up, being pushed over. */
final class FallTrials {
    private static final int TYPES = 4;

    private final int runs;
    private final Figures figures;
    private final Seeds seeds;
    private final Consumer<Rig> done;

    /** Where seeds come from. */
    interface Seeds {
        long of(int trial, int run);
    }

    FallTrials(int runs, Figures figures, Seeds seeds, Consumer<Rig> done) {
        this.runs = runs;
        this.figures = figures;
        this.seeds = seeds;
        this.done = done;
    }

    void run() {
        for (int how = 0; how < 3; how++) {
            getUp(how);
        }
        push();
    }

    private void getUp(int how) {
        String[] names = {"the front", "the back", "the side"};
        List<Double> times = new ArrayList<>();
        int good = 0;
        int[] upByType = new int[TYPES];
        for (int i = 0; i < runs; i++) {
            int type = i % TYPES;
            Rig rig = new Rig(type, seeds.of(3 + how, i), Repertoire.builtIn(type), Drills::stand);
            stand(rig);
            rig.lay(how == 2 && i / TYPES % 2 == 1 ? 3 : how);
            int since = up(rig, 8);
            boolean stands = since >= 0;
            good += stands ? 1 : 0;
            upByType[type] += stands ? 1 : 0;
            times.add(stands ? since * Rig.CYCLE : Double.POSITIVE_INFINITY);
            done.accept(rig);
        }
        figures.share("up again from " + names[how] + ", types 0 to 3", good, 0.95);
        figures.add("median time to get up from " + names[how], "s", Figures.median(times), 2.5, false);
        for (int type = 0; type < TYPES; type++) {
            int ofType = (runs - type + TYPES - 1) / TYPES;
            figures.add("up from " + names[how] + ", type " + type, "of " + ofType, upByType[type]);
        }
    }

    /** A blow of 1.5 m/s from any side, which no robot withstands: falls safely, gets up. */
    private void push() {
        int good = 0;
        List<Double> times = new ArrayList<>();
        for (int i = 0; i < runs; i++) {
            int type = i % TYPES;
            Rig rig = new Rig(type, seeds.of(6, i), Repertoire.builtIn(type), Drills::stand);
            stand(rig);
            double from = 2 * StrictMath.PI * rig.random().nextDouble();
            double[] blow = {1.5 * StrictMath.cos(from), 1.5 * StrictMath.sin(from), 0};
            rig.world().placement().throwRobot(0, blow, new double[3]);
            for (int k = 0; k < 50 * 2 && rig.upright() > 0.5; k++) {
                rig.cycle();
            }
            int since = up(rig, 10);
            good += since >= 0 ? 1 : 0;
            times.add(since >= 0 ? since * Rig.CYCLE : Double.POSITIVE_INFINITY);
            done.accept(rig);
        }
        figures.add("on its feet within 10 s after a push, types 0 to 3", "of " + runs, good);
        figures.add("median time from lying to standing after it", "s", Figures.median(times));
    }

    private static void stand(Rig rig) {
        rig.beam(0, 0, 0);
        rig.ball(3, 3);
        for (int k = 0; k < 40; k++) {
            rig.cycle();
        }
    }

    /** The cycle from which on the robot stands for a second, or -1 if it does not within the time. */
    static int up(Rig rig, double seconds) {
        int since = -1;
        for (int k = 0; k < 50 * seconds && (since < 0 || k - since < 50); k++) {
            rig.cycle();
            since = rig.stands() ? (since < 0 ? k : since) : -1;
        }
        return since;
    }
}
