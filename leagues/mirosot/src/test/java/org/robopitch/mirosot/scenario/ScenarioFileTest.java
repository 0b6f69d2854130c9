// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.robopitch.settings.BadFileException;

class ScenarioFileTest {

    private static Scenario parse(String text) {
        return ScenarioFile.parse("s.yaml", text);
    }

    private static void assertRefused(String text, String message) {
        assertThatThrownBy(() -> parse(text))
                .isInstanceOf(BadFileException.class)
                .hasMessage(message);
    }

    @Test
    void aScenarioHasAsManyRobotsASideAsItNames() {
        Scenario scenario = parse("""
                size: small
                initial:
                  robots:
                    - {robot: yellow 2, x: 0.2, y: 0.1, headingDegrees: 90, along: 0.3, spin: 1}
                commands:
                  - {at: 0.5, robot: yellow 2, wheelSpeeds: [1, 2]}
                  - {robot: yellow 2, wheelSpeeds: [3, 4]}
                duration: 1.5
                outputInterval: 0.05
                """);

        assertThat(scenario.league().robotsPerTeam()).isEqualTo(2);
        assertThat(scenario.robots()).hasSize(1);
        assertThat(scenario.robots().get(0).robot()).isEqualTo(3);
        assertThat(scenario.robots().get(0).pose().headingX()).isZero();
        assertThat(scenario.timeline().ticks()).isEqualTo(1500);
        assertThat(scenario.timeline().ticksPerOutput()).isEqualTo(50);
        // In the order of time, whatever the order of the file.
        assertThat(scenario.commands().get(0).left()).isEqualTo(3);
        assertThat(scenario.commands().get(1).tick()).isEqualTo(500);
    }

    @Test
    void mistakesAreRefusedWithTheirLine() {
        assertRefused("size: small\n", "s.yaml:1: duration is missing");
        assertRefused("duration: -1\n", "s.yaml:1: duration must be between 0 and 86400 s (a day), but is -1");
        assertRefused(
                "duration: 1\noutputInterval: 0.0015\n",
                "s.yaml:2: outputInterval must be a whole number of steps of 0.001 s, but is 0.0015 s");
        assertRefused(
                "duration: 1\ninitial:\n  robots:\n    - {robot: red 1, x: 0, y: 0}\n",
                "s.yaml:4: initial.robots[0].robot must be a team and a number, such as 'blue 1', but is 'red 1'");
        assertRefused(
                "duration: 1\ninitial:\n  robots:\n    - {robot: blue 2, y: 0}\n",
                "s.yaml:4: initial.robots[0].x is missing");
        assertRefused(
                "duration: 1\nrobotsPerTeam: 2\ncommands:\n  - {robot: blue 3, wheelSpeeds: [1, 1]}\n",
                "s.yaml:4: commands[0].robot is 'blue 3', but robot numbers count from 1: a side has robots 1 to 2");
        assertRefused(
                "duration: 1\ninitial:\n  robots:\n    - {robot: blue 0, x: 0, y: 0}\n",
                "s.yaml:4: initial.robots[0].robot is 'blue 0', but robot numbers count from 1: a side has robots 1 to 1");
        assertRefused(
                "duration: 1\ncommands:\n  - {robot: blue 1, wheelSpeeds: [1]}\n",
                "s.yaml:3: commands[0].wheelSpeeds must be two numbers, [left, right], but has 1");
        assertRefused(
                "duration: 1\ncommands:\n  - robot: blue 1\n    torques: [1, 1]\n",
                "s.yaml:4: commands[0].torques cannot be commanded while drive.command is wheel-speed");
    }

    @Test
    void bodiesThatOverlapAreRefusedWithTheLineOfTheSecond() {
        assertRefused(
                """
                duration: 1
                initial:
                  robots:
                    - {robot: blue 1, x: 0, y: 0}
                    - {robot: blue 2, x: 0.05, y: 0}
                """,
                "s.yaml:5: initial.robots[1] has no room at (0.05, 0.0): it would overlap a wall or another robot");
        assertRefused(
                "duration: 1\ninitial:\n  ball: {x: 0, y: 5}\n",
                "s.yaml:3: initial.ball has no room at (0.0, 5.0): it would overlap a wall or a robot");
    }

    @Test
    void aRobotGivenTwiceIsRefused() {
        assertRefused("""
                duration: 1
                initial:
                  robots:
                    - {robot: blue 1, x: 0, y: 0}
                    - {robot: blue 1, x: 0.5, y: 0}
                """, "s.yaml:5: initial.robots[1].robot is given twice: blue 1");
    }
}
