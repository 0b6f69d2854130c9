// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class BenchReportTest {

    private final BenchReport report = new BenchReport(
            BenchPlan.defaults(),
            List.of(
                    new Measurement(Scene.RANDOM_5V5, Contender.DYN4J, 3_456.78, 3_400.0, 1.25, 4_096.5),
                    new Measurement(Scene.RANDOM_5V5, Contender.JBOX2D, 7_000.0, 6_900.0, 1.5, 0.0)));

    @Test
    void theJsonHasOneResultPerEngineAndScene() {
        JsonNode root = JsonMapper.builder().build().readTree(report.json());
        assertThat(root.get("quick").asBoolean()).isFalse();
        assertThat(root.get("warmUpSeconds").asDouble()).isEqualTo(15.0);
        assertThat(root.get("results").size()).isEqualTo(2);
        JsonNode first = root.get("results").get(0);
        assertThat(first.get("scene").asString()).isEqualTo("random-5v5");
        assertThat(first.get("engine").asString()).isEqualTo("dyn4j");
        assertThat(first.get("nsPerStep").asDouble()).isEqualTo(3_456.8);
        assertThat(first.get("cpuNsPerStep").asDouble()).isEqualTo(3_400.0);
        assertThat(first.get("bytesPerStep").asDouble()).isEqualTo(4_096.5);
        assertThat(first.get("contactsPerStep").asDouble()).isEqualTo(1.25);
    }

    @Test
    void theTableNamesEveryEngineWithItsNumbers() {
        assertThat(report.table().lines())
                .anySatisfy(line -> assertThat(line).matches("random-5v5 +dyn4j +3,457 +3,400 +1\\.25 +4,096\\.5"))
                .anySatisfy(line -> assertThat(line).matches("random-5v5 +jbox2d +7,000 +6,900 +1\\.50 +0\\.0"));
    }
}
