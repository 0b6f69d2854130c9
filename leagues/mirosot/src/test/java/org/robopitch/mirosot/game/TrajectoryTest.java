// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.kit.scenario.Scenario;
import org.robopitch.kit.scenario.ScenarioRun;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class TrajectoryTest {
    private static final String TWO_ROBOTS = """
            size: small
            drive: {model: dynamic, command: torque, damping: 0}
            collisions: {mode: free, robotRestitution: 0.5}
            initial:
              robots:
                - {robot: blue 1, x: -0.2, y: 0.0, along: 0.5}
                - {robot: yellow 1, x: 0.2, y: 0.0, headingDegrees: 180, along: 0.3}
            duration: 0.6
            outputInterval: 0.1
            """;

    private static List<String> lines(String scenario, ScenarioRun.Format format) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        new ScenarioRun<>(Scenario.parse("s.yaml", scenario, MirosotScenario::new)).write(out, format);
        out.flush();
        return text.toString().lines().toList();
    }

    private static List<JsonNode> json(String scenario) {
        JsonMapper mapper = new JsonMapper();
        return lines(scenario, ScenarioRun.Format.JSONL).stream()
                .map(mapper::readTree)
                .toList();
    }

    @Test
    void everyCsvRowHasAValueForEveryColumnAndItsNumbersParse() {
        List<String> lines = lines(TWO_ROBOTS, ScenarioRun.Format.CSV);

        assertThat(lines.get(0)).isEqualTo("time,kind,body,other,x,y,heading,vx,vy,spin");
        assertThat(lines.get(1)).isEqualTo("0,state,blue 1,,-0.2,0,0,0.5,0,0");
        assertThat(lines).hasSizeGreaterThan(7 * 3);
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split(",", -1);
            assertThat(cells).hasSize(10);
            for (int i : cells[1].equals("state") ? new int[] {0, 4, 5, 6, 7, 8, 9} : new int[] {0, 4, 5}) {
                assertThat(Double.parseDouble(cells[i])).isFinite();
            }
        }
    }

    @Test
    void robotsThatMeetHeadOnPartAsTheImpulseOf2003Says() {
        List<JsonNode> rows = json(TWO_ROBOTS);

        // They close 0.325 m at 0.8 m/s: contact after 0.40625 s, at x = −0.2 + 0.0375 + 0.5·0.40625 = 0.040625.
        JsonNode begin = rows.stream()
                .filter(row -> row.get("kind").asString().equals("contact-begin"))
                .findFirst()
                .orElseThrow();
        assertThat(begin.get("body").asString()).isEqualTo("blue 1");
        assertThat(begin.get("other").asString()).isEqualTo("yellow 1");
        assertThat(begin.get("time").asDouble()).isEqualTo(0.407, within(1e-9));
        assertThat(begin.get("x").asDouble()).isEqualTo(0.040625, within(1e-3));
        // Equal masses, ε = 0.5: j = −(1 + ε)·v_rel/(2/m); blue: 0.5 − 0.75·0.8 = −0.1; yellow: −0.3 + 0.6 = 0.3 m/s.
        List<JsonNode> last = rows.stream()
                .filter(row -> row.get("kind").asString().equals("state")
                        && row.get("time").asDouble() > 0.59)
                .toList();
        // Masses along are those of free bodies in the collision; the drive knows the wheels' inertia too and says no
        // more.
        assertThat(last.get(0).get("vx").asDouble()).isEqualTo(-0.1, within(1e-9));
        assertThat(last.get(1).get("vx").asDouble()).isEqualTo(0.3, within(1e-9));
    }

    @Test
    void contactsBeginAndEndOnceEach() {
        List<JsonNode> rows = json(TWO_ROBOTS);

        assertThat(rows.stream().filter(row -> row.get("kind").asString().startsWith("contact")))
                .extracting(row -> row.get("kind").asString())
                .containsExactly("contact-begin", "contact-end");
    }

    @Test
    void aRestingContactIsOneContact() {
        List<JsonNode> rows = json("""
                size: small
                initial:
                  robots:
                    - {robot: blue 1, x: 0, y: 0.5, headingDegrees: 90, along: 0.3}
                duration: 2
                """);

        assertThat(rows.stream().filter(row -> row.get("kind").asString().startsWith("contact")))
                .hasSize(1);
    }

    @Test
    void aGoalNamesTheTeamThatScored() {
        List<JsonNode> rows = json("""
                size: small
                initial:
                  ball: {x: 0.4, y: 0.05, vx: 1.5, vy: 0}
                duration: 0.5
                """);

        JsonNode goal = rows.stream()
                .filter(row -> row.get("kind").asString().equals("goal"))
                .findFirst()
                .orElseThrow();
        assertThat(goal.get("body").asString()).isEqualTo("ball");
        // Blue defends the end at negative x.
        assertThat(goal.get("other").asString()).isEqualTo("blue");
        assertThat(goal.get("x").asDouble()).isBetween(0.75 + 0.02135, 0.775);
    }

    @Test
    void timedCommandsHoldUntilTheNext() {
        List<JsonNode> rows = json("""
                size: small
                drive: {model: ideal}
                initial:
                  robots:
                    - {robot: blue 1, x: -0.4, y: 0.2}
                commands:
                  - {at: 0.1, robot: blue 1, wheelSpeeds: [20, 20]}
                  - {at: 0.3, robot: blue 1, wheelSpeeds: [0, 0]}
                duration: 0.5
                outputInterval: 0.5
                """);

        // 0.2 s at 20 rad/s·0.025 m = 0.5 m/s
        JsonNode end = rows.get(rows.size() - 2);
        assertThat(end.get("body").asString()).isEqualTo("blue 1");
        assertThat(end.get("x").asDouble()).isEqualTo(-0.3, within(1e-12));
    }

    @Test
    void theSameFileGivesTheSameBytes() {
        assertThat(lines(TWO_ROBOTS, ScenarioRun.Format.CSV)).isEqualTo(lines(TWO_ROBOTS, ScenarioRun.Format.CSV));
    }
}
