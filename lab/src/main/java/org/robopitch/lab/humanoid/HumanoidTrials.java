// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.humanoid;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.robopitch.bahia3d.Repertoire;
import org.robopitch.bahia3d.brain.Brain;
import org.robopitch.bahia3d.brain.Drills;
import org.robopitch.bahia3d.brain.KickSpot;
import org.robopitch.bahia3d.brain.Mind;
import org.robopitch.bahia3d.model.AgentDatabase;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.random.RandomStream;

/**
 * What the Bahia3D agent can do, measured in sync mode: every command acts on the physics step after the next senses.
 * Movements and gait are tuned on seeds below 100,000: figures from those flatter.
 */
public final class HumanoidTrials {
    /** The first seed of a trial unless another is asked for. */
    public static final long FIRST_SEED = 500_000;

    /** The most runs of each trial. */
    public static final int MOST_SEEDS = 10_000;

    private static final int TYPES = 4;
    private static final int SHOTS = 5;

    /** How fast a ball leaves the foot in the long kick, m/s. */
    private static final double SHOT_SPEED = 7.4;

    private final int seeds;
    private final long firstSeed;
    private final Figures figures;
    private double fastestJoint;

    /**
     * Trials to come.
     *
     * @param seeds how many of each
     * @param firstSeed the first of them
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
        for (int how = 0; how < 3; how++) {
            getUp(how);
        }
        push();
        dive();
        save();
        progress.accept(0.7);
        score();
        progress.accept(1);
        figures.add("fastest joint in these trials", "rad/s", fastestJoint, 15, false);
        return figures.all();
    }

    /** One run of a trial. */
    private interface Run {
        void play(Rig rig, int number);
    }

    /** Runs a trial with all seeds, and robots of so many types in turn. */
    private void each(int trial, int types, IntFunction<Function<AgentDatabase, Mind>> minds, Run run) {
        for (int i = 0; i < seeds; i++) {
            int type = i % types;
            Rig rig = new Rig(type, seed(trial, i), Repertoire.builtIn(type), minds.apply(i));
            run.play(rig, i);
            fastestJoint = Math.max(fastestJoint, rig.fastestJoint());
        }
    }

    private void each(int trial, Function<AgentDatabase, Mind> mind, Run run) {
        each(trial, 1, i -> mind, run);
    }

    /** Each trial has seeds of its own, so that no two begin alike. */
    private long seed(int trial, int run) {
        return firstSeed + (long) trial * MOST_SEEDS + run;
    }

    private static String of(int runs) {
        return "of " + runs;
    }

    private void walk() {
        List<Double> speeds = new ArrayList<>();
        double[] worstHeading = {0};
        each(0, known -> Drills.walk(known, 0.62), (rig, i) -> {
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
            if (rig.x() - start >= 13) {
                speeds.add(13 / (cycles * Rig.CYCLE));
                worstHeading[0] = Math.max(worstHeading[0], Math.abs(StrictMath.toDegrees(rig.heading())));
            }
        });
        figures.share("13 m walked without a fall", speeds.size(), 0.95);
        figures.add("mean speed over 13 m, from standing", "m/s", Figures.mean(speeds), 0.5, true);
        figures.add("worst heading error at the end", "degrees", worstHeading[0], 10, false);
    }

    private void kickAfterWalk() {
        List<Double> distances = new ArrayList<>();
        List<Double> angles = new ArrayList<>();
        List<Double> times = new ArrayList<>();
        each(1, known -> Drills.kick(known, true), (rig, i) -> {
            rig.beam(-1.2, 0.2 * rig.random().nextGaussian(), 0.2 * rig.random().nextGaussian());
            double bx = 0.01 * rig.random().nextGaussian();
            double by = 0.01 * rig.random().nextGaussian();
            rig.ball(bx, by);
            times.add(rig.cyclesUntil(() -> rig.ballSpeed() >= 1, 50 * 40) * Rig.CYCLE);
            double[] way = roll(rig);
            angles.add(Math.abs(StrictMath.toDegrees(StrictMath.atan2(way[1] - by, way[0] - bx))));
            distances.add(StrictMath.hypot(way[0] - bx, way[1] - by));
        });
        int good = (int) IntStream.range(0, seeds)
                .filter(i -> distances.get(i) >= 4 && angles.get(i) <= 10)
                .count();
        figures.share("kick of 4 m within 10 degrees after walking up", good, 0.9);
        figures.add("its median distance", "m", Figures.median(distances), 4, true);
        figures.add("its median deviation", "degrees", Figures.median(angles), 10, false);
        figures.add("time to walk up 1.2 m and kick, median", "s", Figures.median(times));
    }

    private void kickFromStance() {
        List<Double> distances = new ArrayList<>();
        int[] stood = {0};
        each(2, known -> Drills.kickNow(known, true), (rig, i) -> {
            distances.add(kick(rig, KickSpot.FAR));
            stood[0] += rig.stands() ? 1 : 0;
        });
        figures.add("kick from a set stance, median distance", "m", Figures.median(distances), 5, true);
        figures.share("on its feet after that kick", stood[0], 0.9);
    }

    private void kickShort() {
        List<Double> distances = new ArrayList<>();
        each(8, known -> Drills.kickNow(known, false), (rig, i) -> distances.add(kick(rig, KickSpot.NEAR)));
        figures.add("short kick from a set stance, median distance", "m", Figures.median(distances));
    }

    /** Puts the ball before the right foot of a robot that stands, and returns how far it rolls. */
    private static double kick(Rig rig, KickSpot spot) {
        rig.stand(5, 60);
        double c = StrictMath.cos(rig.heading());
        double s = StrictMath.sin(rig.heading());
        double bx = rig.x() + c * spot.ahead() + s * spot.side();
        double by = rig.y() + s * spot.ahead() - c * spot.side();
        rig.ball(bx, by);
        rig.cycles(110);
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

    private void getUp(int how) {
        String from = List.of("the front", "the back", "the side").get(how);
        List<Double> times = new ArrayList<>();
        each(3 + how, TYPES, i -> Drills::stand, (rig, i) -> {
            rig.stand(3, 40);
            rig.lay(how == 2 && i / TYPES % 2 == 1 ? 3 : how);
            times.add(up(rig, 8));
        });
        figures.share("up again from " + from + ", types 0 to 3", finite(times, 0, 1), 0.95);
        figures.add("median time to get up from " + from, "s", Figures.median(times), 2.5, false);
        for (int type = 0; type < TYPES; type++) {
            figures.add(
                    "up from " + from + ", type " + type,
                    of((seeds - type + TYPES - 1) / TYPES),
                    finite(times, type, TYPES));
        }
    }

    /** How many of every so many runs, from one on, have a finite time. */
    private static int finite(List<Double> times, int from, int every) {
        return (int) IntStream.range(0, times.size())
                .filter(i -> i % every == from && Double.isFinite(times.get(i)))
                .count();
    }

    /** A blow of 1.5 m/s from any side, which no robot withstands: falls safely, gets up. */
    private void push() {
        List<Double> times = new ArrayList<>();
        each(6, TYPES, i -> Drills::stand, (rig, i) -> {
            rig.stand(3, 40);
            double from = 2 * StrictMath.PI * rig.random().nextDouble();
            double[] blow = {1.5 * StrictMath.cos(from), 1.5 * StrictMath.sin(from), 0};
            rig.world().throwRobot(0, blow, new double[3]);
            rig.cyclesUntil(() -> rig.upright() <= 0.5, 50 * 2);
            times.add(up(rig, 10));
        });
        figures.add("on its feet within 10 s after a push, types 0 to 3", of(seeds), finite(times, 0, 1));
        figures.add("median time from lying to standing after it", "s", Figures.median(times));
    }

    /** After how long the robot stands for a second, s; infinite if it does not within the time. */
    private static double up(Rig rig, double seconds) {
        int since = -1;
        for (int k = 0; k < 50 * seconds && (since < 0 || k - since < 50); k++) {
            rig.cycle();
            since = rig.stands() ? (since < 0 ? k : since) : -1;
        }
        return since < 0 ? Double.POSITIVE_INFINITY : since * Rig.CYCLE;
    }

    private void dive() {
        List<Double> reaches = new ArrayList<>();
        List<Double> times = new ArrayList<>();
        each(9, 1, i -> known -> Drills.dive(known, i % 2 == 0), (rig, i) -> {
            boolean left = i % 2 == 0;
            // The drill stands for 0.7 s.
            rig.stand(3, 36);
            double start = rig.y();
            rig.cycles(30);
            reaches.add((left ? 1 : -1) * (rig.reach(left) - start));
            times.add(up(rig, 8));
        });
        figures.add("reach of a dive to the side after 0.6 s, median", "m", Figures.median(reaches));
        figures.add("on its feet within 8 s after a dive", of(seeds), finite(times, 0, 1));
    }

    /** What a dive is good for: the same shots at a keeper that stands and at one that dives. */
    private void save() {
        int[] saved = {0, 0};
        for (int shot = 0; shot < SHOTS; shot++) {
            for (int dives = 0; dives < 2; dives++) {
                boolean diving = dives == 1;
                int number = shot;
                each(10, known -> Drills.keep(known, diving), (rig, i) -> {
                    saved[diving ? 1 : 0] += isSaved(rig, new RandomStream(seed(10, i), number)) ? 1 : 0;
                });
            }
        }
        figures.add("shots saved by a keeper that stands", of(SHOTS * seeds), saved[0]);
        figures.add("the same shots saved by one that dives", of(SHOTS * seeds), saved[1]);
    }

    /** Shoots from 2.5 to 4.5 m at a keeper that has taken its place; whether it was no goal. */
    private static boolean isSaved(Rig rig, RandomStream random) {
        double distance = 2.5 + 2 * random.nextDouble();
        double angle = 1.4 * (random.nextDouble() - 0.5);
        double x = -15 + distance * StrictMath.cos(angle);
        double y = distance * StrictMath.sin(angle);
        double target = 1.9 * (random.nextDouble() - 0.5);
        double speed = SHOT_SPEED + 0.2 * random.nextGaussian();
        rig.beam(-14.2, 0.8 * y / distance, angle);
        rig.ball(x, y);
        rig.cycles(50 * 4);
        double way = StrictMath.hypot(x + 15, target - y);
        double z = rig.world().physics().ballRadius();
        rig.world().placeBall(x, y, z, -speed * (x + 15) / way, speed * (target - y) / way, 0);
        rig.cyclesUntil(() -> rig.game().referee().score(Side.YELLOW) > 0, 50 * 3);
        return rig.game().referee().score(Side.YELLOW) == 0;
    }

    private void score() {
        List<Double> times = new ArrayList<>();
        each(7, Brain::new, (rig, i) -> {
            double[] ball = place(rig);
            double[] robot = place(rig);
            rig.beam(robot[0], robot[1], 2 * StrictMath.PI * rig.random().nextDouble());
            rig.ball(ball[0], ball[1]);
            int cycles = rig.cyclesUntil(() -> rig.game().referee().score(Side.BLUE) > 0, 50 * 90);
            if (rig.game().referee().score(Side.BLUE) > 0) {
                times.add(cycles * Rig.CYCLE);
            }
        });
        figures.share("goal into the empty goal within 90 s", times.size(), 0.9);
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
