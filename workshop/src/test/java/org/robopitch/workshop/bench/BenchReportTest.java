// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class BenchReportTest {

    private final BenchReport report = new BenchReport(
            BenchPlan.defaults(),
            List.of(
                    new Measurement(Subject.of(Scene.RANDOM_5V5, Contender.ROBOPITCH), 500.0, 490.0, 1.3, 0.0),
                    new Measurement(Subject.of(Scene.RANDOM_5V5, Contender.DYN4J), 3_456.78, 3_400.0, 1.25, 4_096.5),
                    new Measurement(Subject.of(Scene.RANDOM_5V5, Contender.JBOX2D), 7_000.0, 6_900.0, 1.5, 0.0)));

    @Test
    void theJsonHasOneResultPerEngineAndScene() {
        JsonNode root = JsonMapper.builder().build().readTree(report.json());
        assertThat(root.get("quick").asBoolean()).isFalse();
        assertThat(root.get("warmUpSeconds").asDouble()).isEqualTo(15.0);
        assertThat(root.get("results").size()).isEqualTo(3);
        JsonNode one = root.get("results").get(1);
        assertThat(one.get("scene").asString()).isEqualTo("random-5v5");
        assertThat(one.get("engine").asString()).isEqualTo("dyn4j");
        assertThat(one.get("nsPerStep").asDouble()).isEqualTo(3_456.8);
        assertThat(one.get("cpuNsPerStep").asDouble()).isEqualTo(3_400.0);
        assertThat(one.get("bytesPerStep").asDouble()).isEqualTo(4_096.5);
        assertThat(one.get("contactsPerStep").asDouble()).isEqualTo(1.25);
    }

    @Test
    void theTableNamesEveryEngineWithItsNumbers() {
        assertThat(report.table().lines())
                .anySatisfy(line -> assertThat(line).matches("random-5v5 +dyn4j +3,457 +3,400 +1\\.25 +4,096\\.5"))
                .anySatisfy(line -> assertThat(line).matches("random-5v5 +jbox2d +7,000 +6,900 +1\\.50 +0\\.0"));
    }

    @Test
    void ourEngineIsComparedWithEachPeerAndWithTheFastest() {
        assertThat(report.table())
                .contains("random-5v5: our speed is 6.9 times dyn4j, 14.0 times jbox2d; 6.9 times the fastest peer");
        JsonNode ratios = JsonMapper.builder().build().readTree(report.json()).get("ratios");
        assertThat(ratios.size()).isEqualTo(2);
        assertThat(ratios.get(1).get("peer").asString()).isEqualTo("jbox2d");
        assertThat(ratios.get(1).get("timesFaster").asDouble()).isEqualTo(14.0);
    }

    @Test
    void aBusyMachineIsToldFromAnIdleOne() {
        BenchReport disturbed = new BenchReport(
                BenchPlan.defaults(),
                List.of(new Measurement(
                        Subject.of(Scene.RANDOM_5V5, Contender.DYN4J), 9_000.0, 3_400.0, 1.25, 4_096.5)));
        assertThat(disturbed.table()).contains("The machine was busy");
        assertThat(report.table()).doesNotContain("The machine was busy");
    }
}
