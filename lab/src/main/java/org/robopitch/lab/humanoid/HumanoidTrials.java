// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.humanoid;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import org.robopitch.bahia3d.Repertoire;
import org.robopitch.bahia3d.brain.Brain;
import org.robopitch.bahia3d.brain.Drills;
import org.robopitch.bahia3d.brain.KickSpot;
import org.robopitch.engine.match.Side;

/**
 * What the Bahia3D agent can do, measured in sync mode: every command acts on the physics step after the next senses.
 * Movements and gait are tuned on seeds below {@link #LEAST_SEED}, so that no trial begins there.
 */
public final class HumanoidTrials {
    /** The least first seed of a trial: tuning never uses these. */
    public static final long LEAST_SEED = 100_000;

    /** The first seed of a trial unless another is asked for. */
    public static final long FIRST_SEED = 500_000;

    /** The most runs of each trial. */
    public static final int MOST_SEEDS = 10_000;

    private final int seeds;
    private final long firstSeed;
    private final Repertoire repertoire = Repertoire.builtIn();
    private final Figures figures;
    private double fastestJoint;

    /**
     * Trials to come.
     *
     * @param seeds how many of each
     * @param firstSeed the first of them, at least {@link #LEAST_SEED}
     */
    public HumanoidTrials(int seeds, long firstSeed) {
        this.seeds = seeds;
        this.firstSeed = firstSeed;
        this.figures = new Figures(seeds);
    }

    /**
     * Runs all trials.
     *
     * @param progress receives the part that is done, from 0 to 1
     * @return the figures
     */
    public List<TrialFigure> run(DoubleConsumer progress) {
        walk();
        progress.accept(0.25);
        kickAfterWalk();
        kickFromStance();
        progress.accept(0.5);
        kickShort();
        new FallTrials(seeds, figures, this::seed, this::done).run();
        new KeeperTrials(seeds, figures, this::seed, this::done).run();
        progress.accept(0.7);
        score();
        progress.accept(1);
        figures.add("fastest joint in these trials", "rad/s", fastestJoint, 15, false);
        return figures.all();
    }

    private void done(Rig rig) {
        fastestJoint = Math.max(fastestJoint, rig.fastestJoint());
    }

    private void walk() {
        int upright = 0;
        List<Double> speeds = new ArrayList<>();
        double worstHeading = 0;
        for (int i = 0; i < seeds; i++) {
            Rig rig = new Rig(0, seed(0, i), repertoire, known -> Drills.walk(known, 0.62));
            rig.beam(
                    -6.5, 0.1 * rig.random().nextGaussian(), 0.05 * rig.random().nextGaussian());
            rig.ball(0, 8);
            double start = rig.x();
            int cycles = 0;
            boolean fell = false;
            while (rig.x() - start < 13 && cycles < 50 * 60 && !fell) {
                rig.cycle();
                cycles++;
                fell = cycles > 25 && !(rig.upright() > 0.6);
            }
            boolean arrived = rig.x() - start >= 13;
            if (arrived) {
                upright++;
                speeds.add(13 / (cycles * Rig.CYCLE));
                worstHeading = Math.max(worstHeading, Math.abs(StrictMath.toDegrees(rig.heading())));
            }
            done(rig);
        }
        figures.share("13 m walked without a fall", upright, 0.95);
        figures.add("mean speed over 13 m, from standing", "m/s", Figures.mean(speeds), 0.5, true);
        figures.add("worst heading error at the end", "degrees", worstHeading, 10, false);
    }

    private void kickAfterWalk() {
        int good = 0;
        List<Double> distances = new ArrayList<>();
        List<Double> angles = new ArrayList<>();
        List<Double> times = new ArrayList<>();
        for (int i = 0; i < seeds; i++) {
            Rig rig = new Rig(0, seed(1, i), repertoire, known -> Drills.kick(known, true));
            rig.beam(-1.2, 0.2 * rig.random().nextGaussian(), 0.2 * rig.random().nextGaussian());
            double bx = 0.01 * rig.random().nextGaussian();
            double by = 0.01 * rig.random().nextGaussian();
            rig.ball(bx, by);
            int cycles = 0;
            while (rig.ballSpeed() < 1 && cycles < 50 * 40) {
                rig.cycle();
                cycles++;
            }
            times.add(cycles * Rig.CYCLE);
            double[] way = roll(rig);
            double angle = StrictMath.toDegrees(StrictMath.atan2(way[1] - by, way[0] - bx));
            double distance = StrictMath.hypot(way[0] - bx, way[1] - by);
            distances.add(distance);
            angles.add(Math.abs(angle));
            good += distance >= 4 && Math.abs(angle) <= 10 ? 1 : 0;
            done(rig);
        }
        figures.share("kick of 4 m within 10 degrees after walking up", good, 0.9);
        figures.add("its median distance", "m", Figures.median(distances), 4, true);
        figures.add("its median deviation", "degrees", Figures.median(angles), 10, false);
        figures.add("time to walk up 1.2 m and kick, median", "s", Figures.median(times));
    }

    private void kickFromStance() {
        List<Double> distances = new ArrayList<>();
        int stood = 0;
        for (int i = 0; i < seeds; i++) {
            Rig rig = new Rig(0, seed(2, i), repertoire, known -> Drills.kickNow(known, true));
            distances.add(kick(rig, KickSpot.FAR));
            stood += rig.stands() ? 1 : 0;
            done(rig);
        }
        figures.add("kick from a set stance, median distance", "m", Figures.median(distances), 5, true);
        figures.share("on its feet after that kick", stood, 0.9);
    }

    private void kickShort() {
        List<Double> distances = new ArrayList<>();
        for (int i = 0; i < seeds; i++) {
            Rig rig = new Rig(0, seed(8, i), repertoire, known -> Drills.kickNow(known, false));
            distances.add(kick(rig, KickSpot.NEAR));
            done(rig);
        }
        figures.add("short kick from a set stance, median distance", "m", Figures.median(distances));
    }

    /** Puts the ball before the right foot of a robot that stands, and returns how far it rolls. */
    private static double kick(Rig rig, KickSpot spot) {
        rig.beam(0, 0, 0);
        rig.ball(5, 5);
        for (int k = 0; k < 60; k++) {
            rig.cycle();
        }
        double c = StrictMath.cos(rig.heading());
        double s = StrictMath.sin(rig.heading());
        double bx = rig.x() + c * spot.ahead() + s * spot.side();
        double by = rig.y() + s * spot.ahead() - c * spot.side();
        rig.ball(bx, by);
        for (int k = 0; k < 110; k++) {
            rig.cycle();
        }
        double[] way = roll(rig);
        return StrictMath.hypot(way[0] - bx, way[1] - by);
    }

    /** Lets the ball roll until it lies; where it is then. */
    private static double[] roll(Rig rig) {
        for (int k = 0; k < 50 * 6 && (k < 10 || rig.ballSpeed() > 0.05); k++) {
            rig.cycle();
        }
        return new double[] {rig.world().ball(0), rig.world().ball(1)};
    }

    /** Each trial has seeds of its own, so that no two begin alike. */
    private long seed(int trial, int run) {
        return firstSeed + (long) trial * MOST_SEEDS + run;
    }

    private void score() {
        int goals = 0;
        List<Double> times = new ArrayList<>();
        for (int i = 0; i < seeds; i++) {
            Rig rig = new Rig(0, seed(7, i), repertoire, Brain::new);
            double[] ball = place(rig);
            double[] robot = place(rig);
            rig.beam(robot[0], robot[1], 2 * StrictMath.PI * rig.random().nextDouble());
            rig.ball(ball[0], ball[1]);
            int cycles = 0;
            while (rig.game().referee().score(Side.BLUE) == 0 && cycles < 50 * 90) {
                rig.cycle();
                cycles++;
            }
            if (rig.game().referee().score(Side.BLUE) > 0) {
                goals++;
                times.add(cycles * Rig.CYCLE);
            }
            done(rig);
        }
        figures.share("goal into the empty goal within 90 s", goals, 0.9);
        figures.add("median time of those goals", "s", Figures.median(times), 90, false);
    }

    /** Anywhere in the opponents' half or the centre circle. */
    private static double[] place(Rig rig) {
        double x = -2 + 16 * rig.random().nextDouble();
        double y = 18 * rig.random().nextDouble() - 9;
        while (x < 0 && x * x + y * y > 4) {
            x = -2 + 16 * rig.random().nextDouble();
            y = 18 * rig.random().nextDouble() - 9;
        }
        return new double[] {x, y};
    }
}
