// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot.planning;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleConsumer;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.robot.plan.Obstacles;
import org.robopitch.robot.plan.Path;
import org.robopitch.robot.plan.PathPlanner;
import org.robopitch.robot.plan.PlanLimits;

/**
 * How often the path planner brings a robot across a field of moving robots without touching one.
 *
 * @param scenes random scenes
 * @param solvable how many of them have a way on the fine grid
 * @param free in how many of those the robot arrived and touched nobody
 * @param plans how many plans were made in all
 * @param planMicrosP99 99 % of the plans took no longer, µs of thread time
 * @param bytesPerPlan allocated, B
 */
public record PlanningStudy(int scenes, int solvable, int free, long plans, double planMicrosP99, double bytesPerPlan) {
    private static final int MOST_TIMES = 2_000_000;

    /** {@return the limits of the study: a robot of the league on 18 × 12 m, up to 3.25 m/s} */
    public static PlanLimits limits() {
        return new PlanLimits(0.35, 0.15, 9, 6, 3.25, 2.5, 5, 2.5, 1.5);
    }

    /**
     * {@return the study of random scenes}
     *
     * @param scenes how many
     * @param seed of the first; each has its own
     * @param progress gets the share that is done, 0 … 1
     */
    public static PlanningStudy run(int scenes, long seed, DoubleConsumer progress) {
        PlanLimits limits = limits();
        GridSearch search = new GridSearch(limits.halfLength(), limits.halfWidth());
        PathPlanner planner = new PathPlanner(limits);
        Obstacles obstacles = new Obstacles();
        Path path = new Path();
        Times times = new Times();
        int solvable = 0;
        int free = 0;
        for (int i = 0; i < scenes; i++) {
            PlanningScene scene = new PlanningScene(limits, new RandomStream(seed + i, 7));
            if (scene.hasWay(search)) {
                solvable++;
                free += scene.drive(planner, obstacles, path, times::begin, times::end) ? 1 : 0;
            }
            progress.accept((i + 1.0) / scenes);
        }
        return new PlanningStudy(scenes, solvable, free, times.count, times.p99(), times.bytesEach());
    }

    /**
     * {@return where everybody went in a scene: of the robot first, then of each other robot, x and y in turn, m}
     *
     * @param seed of the scene
     */
    public static List<double[]> drive(long seed) {
        PlanLimits limits = limits();
        PlanningScene scene = new PlanningScene(limits, new RandomStream(seed, 7));
        List<List<Double>> ways = new ArrayList<>();
        for (int i = 0; i <= scene.count; i++) {
            ways.add(new ArrayList<>());
        }
        scene.drive(
                new PathPlanner(limits),
                new Obstacles(),
                new Path(),
                () -> {
                    ways.get(0).addAll(List.of(scene.robotX, scene.robotY));
                    for (int i = 0; i < scene.count; i++) {
                        ways.get(i + 1).addAll(List.of(scene.x[i], scene.y[i]));
                    }
                },
                () -> {});
        return ways.stream()
                .map(way -> way.stream().mapToDouble(Double::doubleValue).toArray())
                .toList();
    }

    /** {@return the share of the scenes with a way in which the robot arrived and touched nobody} */
    public double share() {
        return solvable == 0 ? 1 : (double) free / solvable;
    }

    /** Thread time and allocation of each plan; the first plans, which a compiler has not seen yet, do not count. */
    private static final class Times {
        private static final int WARM_UP = 20_000;
        private static final int BLOCK = 100;

        private final com.sun.management.ThreadMXBean threads =
                (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        private final long me = Thread.currentThread().getId();
        private final float[] micros = new float[MOST_TIMES];
        private final long[] bytes = new long[MOST_TIMES / BLOCK + 1];
        private long count;
        private int kept;
        private long began;

        void begin() {
            if (kept == 0) {
                bytes[0] = threads.getThreadAllocatedBytes(me);
            }
            began = threads.getCurrentThreadCpuTime();
        }

        void end() {
            long nanos = threads.getCurrentThreadCpuTime() - began;
            count++;
            if (kept < MOST_TIMES) {
                micros[kept++] = nanos / 1000f;
                if (kept % BLOCK == 0) {
                    bytes[kept / BLOCK] = threads.getThreadAllocatedBytes(me);
                }
            }
        }

        /** In a short study, the first half. */
        private int warmUp() {
            return Math.min(WARM_UP, kept / 2);
        }

        double p99() {
            if (kept == 0) {
                return 0;
            }
            float[] sorted = Arrays.copyOfRange(micros, warmUp(), kept);
            Arrays.sort(sorted);
            return sorted[(int) (0.99 * (sorted.length - 1))];
        }

        double bytesEach() {
            int from = warmUp() / BLOCK;
            int to = kept / BLOCK;
            return to == from ? 0 : (bytes[to] - bytes[from]) / (double) (BLOCK * (to - from));
        }
    }
}
