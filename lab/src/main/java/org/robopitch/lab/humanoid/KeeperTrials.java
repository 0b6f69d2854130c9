// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.humanoid;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.robopitch.bahia3d.Repertoire;
import org.robopitch.bahia3d.brain.Drills;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.random.RandomStream;

/** What a dive is good for: how far it reaches, and the same shots at a keeper that stands and at one that dives. */
final class KeeperTrials {
    private static final int SHOTS = 5;

    /** How fast a ball leaves the foot in the long kick, m/s. */
    private static final double SHOT_SPEED = 7.4;

    private final int runs;
    private final Figures figures;
    private final FallTrials.Seeds seeds;
    private final Consumer<Rig> done;

    KeeperTrials(int runs, Figures figures, FallTrials.Seeds seeds, Consumer<Rig> done) {
        this.runs = runs;
        this.figures = figures;
        this.seeds = seeds;
        this.done = done;
    }

    void run() {
        dive();
        int standing = 0;
        int diving = 0;
        for (int i = 0; i < runs; i++) {
            for (int shot = 0; shot < SHOTS; shot++) {
                standing += saved(i, shot, false) ? 1 : 0;
                diving += saved(i, shot, true) ? 1 : 0;
            }
        }
        String of = "of " + SHOTS * runs;
        figures.add("shots saved by a keeper that stands", of, standing);
        figures.add("the same shots saved by one that dives", of, diving);
    }

    private void dive() {
        List<Double> reaches = new ArrayList<>();
        int good = 0;
        for (int i = 0; i < runs; i++) {
            boolean left = i % 2 == 0;
            Rig rig = new Rig(0, seeds.of(9, i), Repertoire.builtIn(0), known -> Drills.dive(known, left));
            rig.beam(0, 0, 0);
            rig.ball(3, 3);
            // The drill stands for 0.7 s.
            for (int k = 0; k < 36; k++) {
                rig.cycle();
            }
            double start = rig.y();
            for (int k = 0; k < 30; k++) {
                rig.cycle();
            }
            reaches.add((left ? 1 : -1) * (rig.reach(left) - start));
            good += FallTrials.up(rig, 8) >= 0 ? 1 : 0;
            done.accept(rig);
        }
        figures.add("reach of a dive to the side after 0.6 s, median", "m", Figures.median(reaches));
        figures.add("on its feet within 8 s after a dive", "of " + runs, good);
    }

    /** Shoots from 2.5 to 4.5 m at a keeper that has taken its place; whether it was no goal. */
    private boolean saved(int run, int shot, boolean dives) {
        RandomStream random = new RandomStream(seeds.of(10, run), shot);
        Rig rig = new Rig(0, seeds.of(10, run), Repertoire.builtIn(0), known -> Drills.keep(known, dives));
        double distance = 2.5 + 2 * random.nextDouble();
        double angle = 1.4 * (random.nextDouble() - 0.5);
        double x = -15 + distance * StrictMath.cos(angle);
        double y = distance * StrictMath.sin(angle);
        double target = 1.9 * (random.nextDouble() - 0.5);
        double speed = SHOT_SPEED + 0.2 * random.nextGaussian();
        rig.beam(-14.2, 0.8 * y / distance, angle);
        rig.ball(x, y);
        for (int k = 0; k < 50 * 4; k++) {
            rig.cycle();
        }
        double way = StrictMath.hypot(x + 15, target - y);
        double z = rig.world().physics().ballRadius();
        rig.world().placement().placeBall(x, y, z, -speed * (x + 15) / way, speed * (target - y) / way, 0);
        for (int k = 0; k < 50 * 3 && rig.game().referee().score(Side.YELLOW) == 0; k++) {
            rig.cycle();
        }
        done.accept(rig);
        return rig.game().referee().score(Side.YELLOW) == 0;
    }
}
