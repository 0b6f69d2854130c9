// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAdder;
import org.robopitch.engine.random.RandomStream;

/**
 * Times environments with random wheel speeds: each robot gets new ones every 0.4 simulated seconds, so that robots drive
 * about, meet each other, the walls and the ball.
 */
public final class VectorBench {
    private static final double HOLD_SECONDS = 0.4;
    private static final int MOST_ROUNDS = 1 << 20;

    /**
     * What was measured.
     *
     * @param settings what ran
     * @param worldSteps steps of the physics, of all worlds together
     * @param seconds how long they took
     * @param cpuSeconds processor time of the threads that step, together
     * @param rounds how often all worlds were stepped
     * @param medianRoundSeconds the time that half of the rounds took at most
     */
    public record Result(
            LearnSettings settings,
            long worldSteps,
            double seconds,
            double cpuSeconds,
            long rounds,
            double medianRoundSeconds) {
        /** {@return steps of the physics in a second of real time} */
        public double worldStepsPerSecond() {
            return worldSteps / seconds;
        }

        /** {@return steps of the physics in a second of processor time of one thread; of use on a busy machine} */
        public double worldStepsPerCpuSecond() {
            return worldSteps / cpuSeconds;
        }

        /**
         * {@return steps of the physics in a second if every round took as long as the median one; on a busy machine, where
         * threads wait for processors in some rounds, this is what they do in the others}
         */
        public double medianWorldStepsPerSecond() {
            return worldSteps / (rounds * medianRoundSeconds);
        }
    }

    private VectorBench() {}

    /**
     * {@return the settings of a task as it is timed: each side one agent that gets random actions in every step of 5 ms}
     *
     * @param league its name
     * @param task what is timed
     * @param worlds how many
     * @param threads how many
     */
    public static LearnSettings settings(String league, Task task, int worlds, int threads) {
        LearnSettings defaults = LearnSettings.of(league, task);
        return defaults.with("worlds", worlds)
                .with("threads", threads)
                .with("stepSeconds", 0.005)
                .with("stepsPerAction", 1)
                .with("episodeSeconds", defaults.episodeSeconds())
                .with("control", Control.TEAM)
                .with("opponents", task.hasTwoSides() ? new Opponents.Self() : new Opponents.None());
    }

    /**
     * {@return what comes out}
     *
     * @param settings what runs
     * @param warmUpSeconds real time before the measurement
     * @param seconds real time of the measurement
     */
    public static Result run(LearnSettings settings, double warmUpSeconds, double seconds) {
        try (VectorEnv env = new VectorEnv(settings)) {
            env.reset(1);
            RandomStream random = new RandomStream(1, 0);
            measure(env, random, warmUpSeconds);
            return measure(env, random, seconds);
        }
    }

    private static Result measure(VectorEnv env, RandomStream random, double seconds) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        int hold = (int) Math.max(1, Math.round(HOLD_SECONDS / env.settings().actionSeconds()));
        long before = env.worldSteps();
        long cpu = threads.getCurrentThreadCpuTime() + env.helpersNanos(threads);
        long begin = System.nanoTime();
        long end = begin + (long) (seconds * 1e9);
        long now = begin;
        long[] took = new long[MOST_ROUNDS];
        int rounds = 0;
        while (now < end) {
            renew(env.actions(), random, rounds % hold, hold);
            env.step();
            long last = now;
            now = System.nanoTime();
            took[rounds++ % MOST_ROUNDS] = now - last;
        }
        double cpuSeconds = (threads.getCurrentThreadCpuTime() + env.helpersNanos(threads) - cpu) * 1e-9;
        int kept = Math.min(rounds, MOST_ROUNDS);
        Arrays.sort(took, 0, kept);
        return new Result(
                env.settings(),
                env.worldSteps() - before,
                (now - begin) * 1e-9,
                cpuSeconds,
                rounds,
                took[kept / 2] * 1e-9);
    }

    /**
     * {@return how many times as much plain arithmetic some threads do as one: what the machine itself gives, to compare
     * environments on several threads with}
     *
     * @param threads how many
     * @param seconds real time of each of the two measurements
     */
    public static double machineTimesOneThread(int threads, double seconds) {
        arithmetic(threads, 0.25 * seconds);
        double one = arithmetic(1, seconds);
        return arithmetic(threads, seconds) / one;
    }

    /** Blocks of arithmetic that some threads do in a while, the caller's among them. */
    private static double arithmetic(int threads, double seconds) {
        LongAdder blocks = new LongAdder();
        DoubleAdder results = new DoubleAdder();
        long end = System.nanoTime() + (long) (seconds * 1e9);
        Runnable work = () -> {
            do {
                results.add(block());
                blocks.increment();
            } while (System.nanoTime() < end);
        };
        Thread[] others = new Thread[threads - 1];
        for (int i = 0; i < others.length; i++) {
            others[i] = new Thread(work, "arithmetic-" + (i + 1));
            others[i].setDaemon(true);
            others[i].start();
        }
        work.run();
        for (Thread other : others) {
            try {
                other.join();
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        }
        return results.sum() > 0 ? blocks.sum() : 0;
    }

    private static double block() {
        double x = 1;
        double sum = 0;
        for (int i = 0; i < 100_000; i++) {
            x = x * 1.0000001 + 0.5;
            sum += Math.sqrt(x);
        }
        return sum;
    }

    /** Every so many steps an action is replaced, each time others. */
    private static void renew(float[] actions, RandomStream random, int first, int hold) {
        for (int i = first; i < actions.length; i += hold) {
            actions[i] = (float) random.between(-1, 1);
        }
    }
}
