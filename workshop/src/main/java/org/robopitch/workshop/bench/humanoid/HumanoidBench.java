// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench.humanoid;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Referee.EventSink;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.body.RobotType;
import org.robopitch.humanoid.game.EffectsCode;
import org.robopitch.humanoid.game.Humanoid;
import org.robopitch.humanoid.game.HumanoidGame;
import org.robopitch.humanoid.sense.Effects;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.humanoid.world.HumanoidPhysics;
import org.robopitch.humanoid.world.HumanoidWorld;
import org.robopitch.humanoid.world.PartMotion;

/**
 * Times cycles of the humanoid world, and of the same robots on ode4j, by the CPU time of the thread. Each run is
 * repeated with the same commands; of each cycle the least of its times counts, so that a busy machine shows less.
 */
final class HumanoidBench {
    private static final double CYCLE = 0.02;
    private static final int REPEATS = 3;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final boolean quick;
    private final Consumer<Percepts> codec;

    /**
     * @param quick whether this is a trial of the machinery, whose numbers mean little
     * @param codec what a server does with the senses of a robot, to be timed with them
     */
    public HumanoidBench(boolean quick, Consumer<Percepts> codec) {
        this.quick = quick;
        this.codec = codec;
    }

    /** Something that is moved on cycle by cycle. */
    private interface Run {
        void cycle(int number);
    }

    /**
     * Measures all scenes.
     *
     * @param progress hears, before each, what comes next
     * @return the measurements
     */
    public List<HumanoidSpeed> run(Consumer<String> progress) {
        int cycles = quick ? 100 : 1500;
        List<HumanoidSpeed> speeds = new ArrayList<>();
        progress.accept("one robot with its senses ...");
        speeds.add(time("1 walks, senses and codec", "robopitch", 4 * cycles, this::game));
        for (int robots : new int[] {1, 6, 22}) {
            progress.accept(robots + " robots walk ...");
            speeds.add(time(robots + " walk", "robopitch", cycles, () -> walk("robopitch", robots)));
            speeds.add(time(robots + " walk", "ode4j", quick ? 10 : 300, () -> walk("ode4j", robots)));
        }
        progress.accept("22 robots stand ...");
        speeds.add(time("22 stand", "robopitch", cycles, () -> {
            Robots world = on("robopitch", 22);
            return number -> world.step();
        }));
        for (int robots : new int[] {2, 6, 11}) {
            progress.accept("a heap of " + robots + " ...");
            speeds.add(time("heap of " + robots, "robopitch", cycles, () -> heap("robopitch", robots)));
            int odeCycles = quick ? 5 : robots == 11 ? 40 : 150;
            speeds.add(time("heap of " + robots, "ode4j", odeCycles, () -> heap("ode4j", robots)));
        }
        return speeds;
    }

    private HumanoidSpeed time(String scene, String engine, int cycles, Supplier<Run> scenario) {
        // Once to warm up; a slow engine is warm after few cycles.
        int repeats = engine.equals("ode4j") ? 1 : REPEATS;
        long[] least = new long[cycles];
        Arrays.fill(least, Long.MAX_VALUE);
        long allocated = Long.MAX_VALUE;
        long id = Thread.currentThread().getId();
        for (int repeat = 0; repeat <= repeats; repeat++) {
            Run run = scenario.get();
            long before = threads.getThreadAllocatedBytes(id);
            for (int i = 0; i < cycles; i++) {
                long start = threads.getCurrentThreadCpuTime();
                run.cycle(i);
                long took = threads.getCurrentThreadCpuTime() - start;
                if (repeat > 0) {
                    least[i] = Math.min(least[i], took);
                }
            }
            allocated = Math.min(allocated, threads.getThreadAllocatedBytes(id) - before);
        }
        return HumanoidSpeed.of(scene, engine, least, (double) allocated / cycles, CYCLE);
    }

    /** One robot of a game: its senses are made and given to the codec, its commands carried out, the referee looks. */
    private Run game() {
        SimpleWalk walk = new SimpleWalk(0.36, 0.092);
        double[] angles = new double[Joint.COUNT];
        Effects effects = new Effects();
        Humanoid league = Humanoid.standard(1).empty();
        HumanoidGame game = league.newGame(new RandomStream(1, 0));
        Observation seen = new Observation(1, game::newSense);
        Percepts percepts = seen.sense(0, Percepts.class);
        Commands commands = new Commands(1, league.channels());
        double[] values = commands.values();
        EventSink silent = (kind, side, robot, text) -> {};
        EffectsCode.body(commands, 0, 0);
        game.command(Side.BLUE, values);
        return number -> {
            game.observe(Side.BLUE, seen);
            codec.accept(percepts);
            walk.angles(CYCLE * number, percepts.gyro[1], angles);
            effects.clear();
            for (int j = 0; j < Joint.COUNT - 2; j++) {
                Joint joint = Joint.of(j);
                effects.speed(joint, 0.5 * (angles[j] - percepts.angle(joint)) / CYCLE);
            }
            EffectsCode.write(effects, commands, 0);
            game.command(Side.BLUE, values);
            game.world().step();
            game.referee().judge(CYCLE, silent);
        };
    }

    /** Robots on one of the engines. */
    interface Robots {
        void beam(int robot, double x, double y, double heading);

        void lift(int robot, double height);

        double angle(int robot, int joint);

        void command(int robot, int joint, double speed);

        void step();
    }

    private static Robots on(String engine, int robots) {
        RobotType[] types = new RobotType[robots];
        Arrays.fill(types, RobotType.TYPE0);
        return engine.equals("ode4j") ? new OdeHumanoids(CYCLE, types) : own(types);
    }

    private static Robots own(RobotType[] types) {
        HumanoidWorld world = new HumanoidWorld(HumanoidPhysics.standard(), types);
        return new Robots() {
            @Override
            public void beam(int robot, double x, double y, double heading) {
                world.beam(robot, x, y, heading);
            }

            @Override
            public void lift(int robot, double height) {
                double[] turn = new double[4];
                world.torsoQuaternion(robot, turn);
                PartMotion pose = new PartMotion();
                world.part(robot, 0, pose);
                double[] at = pose.position;
                world.place(robot, at[0], at[1], at[2] + height, turn[0], turn[1], turn[2], turn[3]);
            }

            @Override
            public double angle(int robot, int joint) {
                return world.angle(robot, joint);
            }

            @Override
            public void command(int robot, int joint, double speed) {
                world.command(robot, joint, speed);
            }

            @Override
            public void step() {
                world.step();
            }
        };
    }

    private static Run walk(String engine, int robots) {
        Robots world = on(engine, robots);
        SimpleWalk[] walks = new SimpleWalk[robots];
        for (int r = 0; r < robots; r++) {
            walks[r] = new SimpleWalk(0.36, 0.092);
            world.beam(r, -12 + 2.2 * (r % 11), r < 11 ? -4 : 4, Math.PI / 2);
        }
        double[] angles = new double[Joint.COUNT];
        return number -> {
            for (int r = 0; r < robots; r++) {
                walks[r].angles(CYCLE * (number + r % 7), 0, angles);
                for (int j = 0; j < Joint.COUNT - 2; j++) {
                    world.command(r, j, (angles[j] - world.angle(r, j)) / CYCLE);
                }
            }
            world.step();
        };
    }

    private static Run heap(String engine, int robots) {
        Robots world = on(engine, robots);
        Random random = new Random(1);
        for (int r = 0; r < robots; r++) {
            world.beam(r, 0.15 * random.nextGaussian(), 0.15 * random.nextGaussian(), random.nextDouble());
            world.lift(r, 0.25 * r);
        }
        return number -> {
            if (number % 10 == 0) {
                for (int r = 0; r < robots; r++) {
                    for (int j = 0; j < Joint.COUNT - 2; j++) {
                        world.command(r, j, 3 * random.nextGaussian());
                    }
                }
            }
            world.step();
        };
    }
}
