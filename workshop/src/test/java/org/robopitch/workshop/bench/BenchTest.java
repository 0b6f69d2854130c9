// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.runner.RunnerException;

class BenchTest {

    @Test
    void aQuickRunMeasuresTimeContactsAndBytes() throws RunnerException {
        BenchPlan plan = new BenchPlan(List.of(Scene.SCRUM_5V5), List.of(Contender.DYN4J), 15, 1, true);
        List<String> progress = new ArrayList<>();
        List<Measurement> measurements = new Bench(0).run(plan, plan.subjects(), progress::add);
        assertThat(progress).containsExactly("[1/1] scrum-5v5 on dyn4j ...");
        assertThat(measurements).singleElement().satisfies(one -> {
            assertThat(one.subject().name()).isEqualTo("scrum-5v5 on dyn4j");
            assertThat(one.nanosecondsPerStep()).isPositive();
            assertThat(one.processorNanosecondsPerStep()).isPositive();
            assertThat(one.contactsPerStep()).isGreaterThan(6.0);
            assertThat(one.bytesPerStep()).isGreaterThan(1_000.0);
        });
    }

    @Test
    void ourEngineAllocatesNothingInAStep() throws RunnerException {
        playOnce();
        BenchPlan plan = new BenchPlan(List.of(Scene.SCRUM_5V5), List.of(Contender.ROBOPITCH), 15, 1, true);
        List<Measurement> measurements = new Bench(0).run(plan, plan.subjects(), line -> {});
        // The smallest object in every step would be 16 bytes. The scene begins again every 20,000 steps, which takes
        // 4.8 kB:
        // 2.4 bytes a step where a slow machine measures 2,000 steps with one beginning among them.
        assertThat(measurements)
                .singleElement()
                .satisfies(one -> assertThat(one.bytesPerStep()).isLessThan(8.0));
    }

    /** Takes the rare paths for the first time: what they cost the class loader, 4 KB a class, is not the step's. */
    private static void playOnce() {
        Subject.of(Scene.SCRUM_5V5, Contender.ROBOPITCH).begin().advance(80_000);
    }

    @Test
    void theMedianIsTheMiddleOrTheMeanOfTheTwoInTheMiddle() {
        assertThat(Bench.median(DoubleStream.of(5.0, 1.0, 3.0))).isEqualTo(3.0);
        assertThat(Bench.median(DoubleStream.of(4.0, 1.0, 3.0, 100.0))).isEqualTo(3.5);
    }

    @Test
    void aPlanThatMeasuresNothingIsRefused() {
        assertThatThrownBy(() -> new BenchPlan(List.of(), Contender.DEFAULTS, 15, 9, false))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("at least one scene");
        assertThatThrownBy(() -> new BenchPlan(List.of(Scene.values()), Contender.DEFAULTS, 15, 0, false))
                .hasMessageContaining("1 to 3600 s, not 0");
    }

    @Test
    void aWarmUpTooShortForNumbersToQuoteIsRefused() {
        assertThatThrownBy(() -> new BenchPlan(List.of(Scene.values()), Contender.DEFAULTS, 5, 9, false))
                .hasMessageContaining("15 to 3600 s, not 5")
                .hasMessageContaining("--quick");
    }
}
