// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robopitch.kit.scenario.Scenario;
import org.robopitch.kit.scenario.ScenarioRun;
import org.robopitch.settings.Section;

/** Robots of the Middle Size League that are commanded by a file. */
class MiddleSizeScenarioTest {
    private static final Path EXAMPLE = Path.of("../../docs/examples/middle-size/shot.yaml");
    private static final String HEAD =
            "league: middle-size\nduration: 1\ninitial: {robots: [{robot: blue 1, x: -3, y: 0}], ball: {x: 3, y: 3}}\n";

    private static ScenarioRun<MiddleSizeGame> run(String text) {
        Section root = Section.parse("s.yaml", text);
        return new ScenarioRun<>(
                Scenario.read(root, new MiddleSizeScenario(root), name -> () -> (seen, commands) -> commands.stop()));
    }

    @Test
    void theExampleIsAGoalAndItsPictureIsWhatTheProgramDraws() throws IOException {
        String text = Files.readString(EXAMPLE);
        ScenarioRun<MiddleSizeGame> run = run(text);
        List<ScenarioRun.Event> goals = new ArrayList<>();
        run.play(new ScenarioRun.Watcher() {
            @Override
            public void state() {}

            @Override
            public void event(ScenarioRun.Event event) {
                if (event.kind().equals("goal")) {
                    goals.add(event);
                }
            }
        });
        assertThat(goals).extracting(ScenarioRun.Event::other).containsExactly("blue");
        assertThat(run(text).drawing().svg())
                .as("draw it again with `./robopitch scenario draw` if the physics has changed")
                .isEqualTo(Files.readString(Path.of(EXAMPLE.toString().replace(".yaml", ".svg"))));
    }

    @Test
    void aCommandHoldsUntilTheNextAndOutranksTheTeam() {
        ScenarioRun<MiddleSizeGame> run =
                run(HEAD + "commands: [{robot: blue 1, velocity: [1, 0.5]}, {at: 0.5, robot: blue 1, spin: 1}]\n");
        run.play(() -> {});
        // Half a second, to the cycle of 15 ms that is nearest.
        assertThat(run.bodies().body[0].x).isEqualTo(-3 + 33 * 0.015, within(1e-9));
        assertThat(run.bodies().body[0].y).isEqualTo(33 * 0.015 / 2, within(1e-9));
        assertThat(run.bodies().body[0].spin).isEqualTo(1, within(1e-9));
    }

    @Test
    void eventsAreRowsWhereTheFileAsksForThem() {
        assertThat(table(HEAD)).startsWith("time,kind,body,x,y,z,heading,vx,vy,spin,role\n0,state,blue 1,-3,0,0,");
        String rolling = HEAD.replace("ball: {x: 3, y: 3}", "ball: {x: -2, y: 0, vx: -3}") + "events: true\n";
        assertThat(table(rolling)).startsWith("time,kind,body,other,x,").contains("contact-begin,blue 1,ball,");
    }

    private static String table(String text) {
        StringWriter written = new StringWriter();
        run(text).write(new PrintWriter(written), ScenarioRun.Format.CSV);
        return written.toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wheelSpeeds: [1, 1] | there is no key commands[0].wheelSpeeds; known here: at, dribble, kick, lob, robot,"
                        + " spin, velocity",
                "velocity: [1] | commands[0].velocity must be two numbers, [along, across] in m/s, but has 1",
                "kick: -1 | commands[0].kick must be between 0 and",
            })
    void mistakesAreNamedWithFileAndLine(String entry, String message) {
        assertThatThrownBy(() -> run(HEAD + "commands:\n  - {robot: blue 1, " + entry + "}\n"))
                .hasMessageStartingWith("s.yaml:5: " + message);
    }
}
