// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.humanoid;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import org.robopitch.bahia3d.Repertoire;
import org.robopitch.bahia3d.brain.Brain;
import org.robopitch.bahia3d.brain.Drills;
import org.robopitch.bahia3d.brain.KickSpot;

/**
 * What the Bahia3D agent can do, measured in sync mode: every command acts on the physics step after the next senses.
 * Seeds begin at {@link #FIRST_SEED}; movements and gait were tuned on seeds below 100000.
 */
public final class HumanoidTrials {
    /** The first seed of a trial: none of these was used for tuning. */
    public static final long FIRST_SEED = 500_000;

    private final int seeds;
    private final Repertoire repertoire = Repertoire.builtIn();
    private final List<TrialFigure> figures = new ArrayList<>();
    private double fastestJoint;

    /**
     * Trials to come.
     *
     * @param seeds how many of each
     */
    public HumanoidTrials(int seeds) {
        this.seeds = seeds;
    }

    /**
     * Runs all trials.
     *
     * @param progress is told the part that is done, from 0 to 1
     * @return the figures
     */
    public List<TrialFigure> run(DoubleConsumer progress) {
        walk();
        progress.accept(0.25);
        kickAfterWalk();
        kickFromStance();
        progress.accept(0.5);
        for (int how = 0; how < 3; how++) {
            getUp(how);
        }
        progress.accept(0.7);
        score();
        progress.accept(1);
        figures.add(new TrialFigure("fastest joint in these trials", "rad/s", fastestJoint, 15, false));
        return figures;
    }

    private void done(Rig rig) {
        fastestJoint = Math.max(fastestJoint, rig.fastestJoint());
    }

    private void walk() {
        int upright = 0;
        List<Double> speeds = new ArrayList<>();
        double worstHeading = 0;
        for (int i = 0; i < seeds; i++) {
            Rig rig = new Rig(0, FIRST_SEED + i, repertoire, known -> Drills.walk(known, 0.62));
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
        share("13 m walked without a fall", upright, 0.95);
        figures.add(new TrialFigure("mean speed over 13 m, from standing", "m/s", mean(speeds), 0.5, true));
        figures.add(new TrialFigure("worst heading error at the end", "degrees", worstHeading, 10, false));
    }

    private void kickAfterWalk() {
        int good = 0;
        List<Double> distances = new ArrayList<>();
        List<Double> angles = new ArrayList<>();
        List<Double> times = new ArrayList<>();
        for (int i = 0; i < seeds; i++) {
            Rig rig = new Rig(0, FIRST_SEED + 1000 + i, repertoire, known -> Drills.kick(known, true));
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
        share("kick of 4 m within 10 degrees after walking up", good, 0.9);
        figures.add(new TrialFigure("its median distance", "m", median(distances), 4, true));
        figures.add(new TrialFigure("its median deviation", "degrees", median(angles), 10, false));
        figures.add(new TrialFigure("time to walk up 1.2 m and kick, median", "s", median(times), Double.NaN, false));
    }

    private void kickFromStance() {
        List<Double> distances = new ArrayList<>();
        int stood = 0;
        for (int i = 0; i < seeds; i++) {
            Rig rig = new Rig(0, FIRST_SEED + 2000 + i, repertoire, known -> Drills.kickNow(known, true));
            rig.beam(0, 0, 0);
            rig.ball(5, 5);
            for (int k = 0; k < 60; k++) {
                rig.cycle();
            }
            double c = StrictMath.cos(rig.heading());
            double s = StrictMath.sin(rig.heading());
            double bx = rig.x() + c * KickSpot.FAR.ahead() + s * KickSpot.FAR.side();
            double by = rig.y() + s * KickSpot.FAR.ahead() - c * KickSpot.FAR.side();
            rig.ball(bx, by);
            for (int k = 0; k < 110; k++) {
                rig.cycle();
            }
            double[] way = roll(rig);
            distances.add(StrictMath.hypot(way[0] - bx, way[1] - by));
            stood += rig.stands() ? 1 : 0;
            done(rig);
        }
        figures.add(new TrialFigure("kick from a set stance, median distance", "m", median(distances), 5, true));
        share("on its feet after that kick", stood, 0.9);
    }

    /** Lets the ball roll until it lies; where it is then. */
    private static double[] roll(Rig rig) {
        for (int k = 0; k < 50 * 6 && (k < 10 || rig.ballSpeed() > 0.05); k++) {
            rig.cycle();
        }
        return new double[] {rig.world().ball(0), rig.world().ball(1)};
    }

    private void getUp(int how) {
        String[] names = {"the front", "the back", "the side"};
        List<Double> times = new ArrayList<>();
        int up = 0;
        for (int i = 0; i < seeds; i++) {
            Rig rig = new Rig(i % 4, FIRST_SEED + 3000 + 100 * how + i, repertoire, Drills::stand);
            rig.beam(0, 0, 0);
            rig.ball(3, 3);
            for (int k = 0; k < 40; k++) {
                rig.cycle();
            }
            rig.lay(how == 2 && i % 2 == 1 ? 3 : how);
            int since = -1;
            for (int k = 0; k < 50 * 8 && (since < 0 || k - since < 50); k++) {
                rig.cycle();
                since = rig.stands() ? (since < 0 ? k : since) : -1;
            }
            if (since >= 0) {
                up++;
                times.add(since * Rig.CYCLE);
            }
            done(rig);
        }
        share("up again from " + names[how] + ", types 0 to 3", up, 0.95);
        figures.add(new TrialFigure("median time to get up from " + names[how], "s", median(times), 2.5, false));
    }

    private void score() {
        int goals = 0;
        List<Double> times = new ArrayList<>();
        for (int i = 0; i < seeds; i++) {
            Rig rig = new Rig(0, FIRST_SEED + 4000 + i, repertoire, Brain::new);
            double[] ball = place(rig);
            double[] robot = place(rig);
            rig.beam(robot[0], robot[1], 2 * StrictMath.PI * rig.random().nextDouble());
            rig.ball(ball[0], ball[1]);
            int cycles = 0;
            while (rig.game().referee().score(1) == 0 && cycles < 50 * 90) {
                rig.cycle();
                cycles++;
            }
            if (rig.game().referee().score(1) > 0) {
                goals++;
                times.add(cycles * Rig.CYCLE);
            }
            done(rig);
        }
        share("goal into the empty goal within 90 s", goals, 0.9);
        figures.add(new TrialFigure("median time of those goals", "s", median(times), 90, false));
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

    private void share(String name, int count, double goal) {
        figures.add(new TrialFigure(name, "of " + seeds, count, Math.ceil(goal * seeds - 1e-9), true));
    }

    private static double mean(List<Double> values) {
        return values.stream().mapToDouble(value -> value).average().orElse(Double.NaN);
    }

    private static double median(List<Double> values) {
        List<Double> sorted = values.stream().sorted().toList();
        return sorted.isEmpty() ? Double.NaN : sorted.get(sorted.size() / 2);
    }
}
