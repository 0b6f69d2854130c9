// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench.humanoid;

import java.util.Arrays;
import org.robopitch.lab.report.Table;

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

    static final Table<HumanoidSpeed> FIGURES = new Table<HumanoidSpeed>()
            .column("humanoid, 20 ms cycles", "%-32s", "scene", HumanoidSpeed::scene)
            .column("engine", "%-10s", "engine", HumanoidSpeed::engine)
            .column("cycles", "%8d", "cycles", HumanoidSpeed::cycles)
            .column("mean ms", "%9.4f", "meanMilliseconds", 5, HumanoidSpeed::meanMilliseconds)
            .column("99 % ms", "%9.4f", "mostOf99Milliseconds", 5, HumanoidSpeed::mostOf99Milliseconds)
            .column("worst ms", "%9.3f", "worstMilliseconds", 5, HumanoidSpeed::worstMilliseconds)
            .column("real time", "%,10.0fx", "timesRealTime", 1, HumanoidSpeed::timesRealTime)
            .column("bytes/cycle", "%,12.0f", "bytesPerCycle", 1, HumanoidSpeed::bytesPerCycle);

    static HumanoidSpeed of(String scene, String engine, long[] nanoseconds, double bytes, double cycleSeconds) {
        long[] sorted = nanoseconds.clone();
        Arrays.sort(sorted);
        double mean = Arrays.stream(sorted).average().orElse(0) / 1e6;
        double most99 = sorted[(int) Math.floor(0.99 * (sorted.length - 1))] / 1e6;
        double worst = sorted[sorted.length - 1] / 1e6;
        return new HumanoidSpeed(
                scene, engine, sorted.length, mean, most99, worst, cycleSeconds * 1e3 / mean, Math.max(0, bytes));
    }
}
