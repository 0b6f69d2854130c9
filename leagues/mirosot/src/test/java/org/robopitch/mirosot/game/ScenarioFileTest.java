// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.kit.scenario.Scenario;
import org.robopitch.kit.scenario.ScenarioLeague;
import org.robopitch.kit.scenario.ScenarioRun;
import org.robopitch.settings.BadFileException;

class ScenarioFileTest {

    private static Scenario<MirosotGame> parse(String text) {
        return Scenario.parse("s.yaml", text, MirosotScenario::new);
    }

    private static void assertRefused(String text, String message) {
        assertThatThrownBy(() -> parse(text))
                .isInstanceOf(BadFileException.class)
                .hasMessage(message);
    }

    @Test
    void aScenarioHasAsManyRobotsASideAsItNames() {
        Scenario<MirosotGame> scenario = parse("""
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

        assertThat(scenario.league().league().robotsPerSide()).isEqualTo(2);
        assertThat(scenario.situation().robots()).hasSize(1);
        assertThat(scenario.situation().robots().get(0).index()).isEqualTo(3);
        ScenarioRun<MirosotGame> run = new ScenarioRun<>(scenario);
        assertThat(run.bodies().body[3].headingX).isZero();
        assertThat(scenario.ticks()).isEqualTo(1500);
        assertThat(scenario.ticksPerOutput()).isEqualTo(50);
        // In the order of time, whatever the order of the file.
        assertThat(scenario.orders().get(0).tick()).isZero();
        scenario.orders().get(0).action().apply(run.game(), 3);
        assertThat(run.game().world().commands()[6]).isEqualTo(3);
        assertThat(scenario.orders().get(1).tick()).isEqualTo(500);
    }

    @Test
    void aQuarterTurnIsExactInDegreesAndInRadians() {
        for (double degrees = -360; degrees <= 360; degrees += 90) {
            for (String heading : List.of("headingDegrees: " + degrees, "heading: " + StrictMath.toRadians(degrees))) {
                ScenarioRun<MirosotGame> run = new ScenarioRun<>(
                        parse("duration: 1\ninitial: {robots: [{robot: blue 1, x: 0.1, y: 0.1, " + heading + "}]}\n"));
                assertThat(run.bodies().body[0].headingX * run.bodies().body[0].headingY)
                        .as(heading)
                        .isZero();
            }
        }
    }

    /** A command that is carried out once and noted. */
    private record Note(String text, List<String> log) implements ScenarioLeague.Action<MirosotGame> {
        @Override
        public void apply(MirosotGame game, int robot) {
            log.add(text);
        }

        @Override
        public boolean isOnce() {
            return true;
        }
    }

    @Test
    void whatIsDueHappensBeforeItsTickAndTheStateIsShownAtTheIntervalAndAtTheEnd() {
        Scenario<MirosotGame> base = parse("duration: 1\n");
        List<String> log = new ArrayList<>();
        List<Scenario.Order<MirosotGame>> orders =
                List.of(new Scenario.Order<>(3, 0, new Note("b", log)), new Scenario.Order<>(0, 0, new Note("a", log)));
        ScenarioRun<MirosotGame> run =
                new ScenarioRun<>(new Scenario<>(base.league(), base.situation(), orders, 5, 2, true, List.of()));
        run.play(() -> log.add("show " + run.game().world().steps()));
        assertThat(log).containsExactly("show 0", "a", "show 2", "b", "show 4", "show 5");
    }

    @Test
    void eventsCanBeLeftOut() {
        String text = "size: small\nevents: false\nduration: 0.01\ninitial: {ball: {x: 0, y: 0}}\n";
        StringWriter written = new StringWriter();
        new ScenarioRun<>(parse(text)).write(new PrintWriter(written), ScenarioRun.Format.CSV);
        assertThat(written.toString()).startsWith("time,kind,body,x,y,heading,vx,vy,spin\n0,state,ball,0,0,0,0,0,0\n");
    }

    @Test
    void mistakesAreRefusedWithTheirLine() {
        assertRefused("size: small\n", "s.yaml:1: duration is missing");
        assertRefused("duration: 0\n", "s.yaml:1: duration must be more than 0 s and at most a day, but is 0.0 s");
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
                "s.yaml:5: initial.robots[1] has no room at (0.05, 0.0): it would leave the pitch or overlap another body");
        assertRefused(
                "duration: 1\ninitial:\n  ball: {x: 0, y: 5}\n",
                "s.yaml:3: initial.ball has no room at (0.0, 5.0): it would leave the pitch or overlap another body");
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
