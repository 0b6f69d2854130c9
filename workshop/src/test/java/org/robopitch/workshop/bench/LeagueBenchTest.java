// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LeagueBenchTest {

    @Test
    void theTableTellsStepsAndTheRatioToRealTime() {
        String table =
                LeagueBench.figures("middle-size").text(List.of(new LeagueBench.Speed("A random", 1250, 4000, 0)));
        assertThat(table)
                .contains("A random")
                .contains("1,250")
                .contains("4,000")
                .contains("0.0");
    }

    @Test
    void aThousandStepsOfEitherSceneStayOnTheField() {
        for (String scene : List.of("random", "scrum")) {
            LeagueBenchmark benchmark = new LeagueBenchmark();
            benchmark.scene = scene;
            benchmark.dialect = "B";
            benchmark.kickOff();
            for (int call = 0; call < 3; call++) {
                assertThat(Math.abs(benchmark.step())).isLessThan(12.5);
            }
        }
    }

    @Test
    void aThousandStepsOfMirosotStayOnThePitch() {
        MirosotBenchmark benchmark = new MirosotBenchmark();
        benchmark.size = "SMALL";
        benchmark.kickOff();
        for (int call = 0; call < 3; call++) {
            assertThat(Math.abs(benchmark.step())).isLessThan(0.85);
        }
    }
}
