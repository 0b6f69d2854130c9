// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench.humanoid;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * How fast a scene is on an engine.
 *
 * @param scene what happens
 * @param engine robopitch or ode4j
 * @param cycles how many were measured
 * @param meanMilliseconds CPU time of a cycle, mean, ms
 * @param mostOf99Milliseconds CPU time that 99 of 100 cycles keep, ms
 * @param worstMilliseconds CPU time of the slowest cycle, ms
 * @param timesRealTime how much faster than real time
 * @param bytesPerCycle allocated
 */
public record HumanoidSpeed(
        String scene,
        String engine,
        int cycles,
        double meanMilliseconds,
        double mostOf99Milliseconds,
        double worstMilliseconds,
        double timesRealTime,
        double bytesPerCycle) {

    static HumanoidSpeed of(String scene, String engine, long[] nanoseconds, double bytes, double cycleSeconds) {
        long[] sorted = nanoseconds.clone();
        Arrays.sort(sorted);
        double mean = Arrays.stream(sorted).average().orElse(0) / 1e6;
        double most99 = sorted[(int) Math.floor(0.99 * (sorted.length - 1))] / 1e6;
        double worst = sorted[sorted.length - 1] / 1e6;
        return new HumanoidSpeed(
                scene, engine, sorted.length, mean, most99, worst, cycleSeconds * 1e3 / mean, Math.max(0, bytes));
    }

    /**
     * {@return the speeds as a table}
     *
     * @param speeds what was measured
     */
    public static String table(List<HumanoidSpeed> speeds) {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%-32s %-10s %8s %9s %9s %9s %11s %12s%n",
                "humanoid, 20 ms cycles",
                "engine",
                "cycles",
                "mean ms",
                "99 % ms",
                "worst ms",
                "real time",
                "bytes/cycle"));
        for (HumanoidSpeed one : speeds) {
            text.append(String.format(
                    Locale.ROOT,
                    "%-32s %-10s %8d %9.4f %9.4f %9.3f %,10.0fx %,12.0f%n",
                    one.scene,
                    one.engine,
                    one.cycles,
                    one.meanMilliseconds,
                    one.mostOf99Milliseconds,
                    one.worstMilliseconds,
                    one.timesRealTime,
                    one.bytesPerCycle));
        }
        return text.toString();
    }

    /**
     * {@return the speeds as a JSON array}
     *
     * @param speeds what was measured
     */
    public static String json(List<HumanoidSpeed> speeds) {
        return speeds.stream()
                .map(one -> String.format(
                        Locale.ROOT,
                        "{\"scene\": \"%s\", \"engine\": \"%s\", \"cycles\": %d, \"meanMilliseconds\": %.5f,"
                                + " \"mostOf99Milliseconds\": %.5f, \"worstMilliseconds\": %.5f,"
                                + " \"timesRealTime\": %.1f, \"bytesPerCycle\": %.1f}",
                        one.scene,
                        one.engine,
                        one.cycles,
                        one.meanMilliseconds,
                        one.mostOf99Milliseconds,
                        one.worstMilliseconds,
                        one.timesRealTime,
                        one.bytesPerCycle))
                .collect(Collectors.joining(",\n  ", "[\n  ", "\n]"));
    }
}
