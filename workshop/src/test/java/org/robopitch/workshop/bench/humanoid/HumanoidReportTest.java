// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench.humanoid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class HumanoidReportTest {
    @Test
    void aQuickReportHasBothEnginesAndAStepThatAllocatesNothing() {
        int[] sensed = {0};
        HumanoidReport report =
                HumanoidReport.measure(true, percepts -> sensed[0] += percepts.acceleration[2] > 5 ? 1 : 0, text -> {});
        JsonNode json = JsonMapper.builder().build().readTree(report.json());
        assertThat(json.get("league").asString()).isEqualTo("humanoid");
        List<String> engines = new ArrayList<>();
        for (JsonNode speed : json.get("speeds")) {
            engines.add(speed.get("engine").asString());
            assertThat(speed.get("meanMilliseconds").asDouble()).isGreaterThan(0);
            assertThat(speed.get("worstMilliseconds").asDouble())
                    .isGreaterThanOrEqualTo(speed.get("meanMilliseconds").asDouble());
            if (speed.get("engine").asString().equals("robopitch")) {
                assertThat(speed.get("bytesPerCycle").asDouble()).isLessThan(64);
            }
        }
        assertThat(engines).contains("robopitch", "ode4j");
        assertThat(sensed[0]).isGreaterThan(100);
        for (JsonNode thrash : json.get("thrashes")) {
            assertThat(thrash.get("unconverged").asInt()).isZero();
            assertThat(thrash.get("finite").asBoolean()).isTrue();
        }
        assertThat(report.table()).contains("heap of 11");
    }
}
