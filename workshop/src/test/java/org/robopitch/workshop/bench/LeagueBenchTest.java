// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LeagueBenchTest {

    @Test
    void theTableTellsStepsAndTheRatioToRealTime() {
        String table = Measurement.figures("middle-size")
                .text(List.of(new Measurement(Subject.named("middle-size A random"), 1250, 1250, 0, 0)));
        assertThat(table)
                .contains("A random")
                .contains("1,250")
                .contains("4,000")
                .contains("0.0");
    }

    @Test
    void aThousandStepsOfEitherSceneStayOnTheField() {
        for (String scene : List.of("random", "scrum")) {
            StepBenchmark benchmark = new StepBenchmark();
            benchmark.name = "middle-size B " + scene;
            benchmark.begin();
            for (int call = 0; call < 3; call++) {
                assertThat(Math.abs(benchmark.step())).isLessThan(12.5);
            }
        }
    }

    @Test
    void aThousandStepsOfMirosotStayOnThePitch() {
        StepBenchmark benchmark = new StepBenchmark();
        benchmark.name = "mirosot 3v3 random";
        benchmark.begin();
        for (int call = 0; call < 3; call++) {
            assertThat(Math.abs(benchmark.step())).isLessThan(0.85);
        }
    }
}
