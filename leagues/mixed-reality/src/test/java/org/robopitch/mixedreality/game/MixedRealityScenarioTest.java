// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.engine.body.Bodies;
import org.robopitch.kit.scenario.Scenario;
import org.robopitch.kit.scenario.ScenarioRun;
import org.robopitch.settings.BadFileException;

class MixedRealityScenarioTest {
    private static final Path EXAMPLES = Path.of("../../docs/examples/mixed-reality");

    static List<Path> examples() throws IOException {
        try (Stream<Path> files = Files.list(EXAMPLES)) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
        }
    }

    private static Scenario<MixedRealityGame> read(Path file) throws IOException {
        return parse(file.getFileName().toString(), Files.readString(file));
    }

    private static Scenario<MixedRealityGame> parse(String name, String text) {
        return Scenario.parse(name, text, MixedRealityScenario::new);
    }

    private static String play(Scenario<MixedRealityGame> scenario, boolean json) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        new ScenarioRun<>(scenario).write(out, json ? ScenarioRun.Format.JSONL : ScenarioRun.Format.CSV);
        out.flush();
        return text.toString();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyExampleShowsTheCollisionItIsNamedAfter(Path file) throws IOException {
        String name = file.getFileName().toString();
        String csv = play(read(file), false);
        for (String kind : List.of("parallel", "perpendicular", "oblique")) {
            if (name.startsWith(kind)) {
                assertThat(csv).contains("collision " + kind);
            }
        }
        if (name.startsWith("wall")) {
            assertThat(csv).contains("wall,blue 1").contains("free,blue 1");
        }
        assertThat(csv.lines().count()).isGreaterThan(50);
    }

    @Test
    void headingsAreInRadiansOrInDegreesButNotInBoth() {
        String start = "league: mixed-reality\nduration: 1\ninitial:\n  robots:\n    - {robot: blue 1, x: 0, y: 0, ";
        Scenario<MixedRealityGame> radians = parse("a.yaml", start + "heading: 1.5}\n");
        assertThat(radians.situation().robots().get(0).heading()).isEqualTo(1.5);
        Scenario<MixedRealityGame> degrees = parse("b.yaml", start + "headingDegrees: 90}\n");
        assertThat(degrees.situation().robots().get(0).heading()).isEqualTo(Math.PI / 2);
        assertThatThrownBy(() -> parse("c.yaml", start + "heading: 1, headingDegrees: 90}\n"))
                .hasMessageContaining("c.yaml")
                .hasMessageContaining("cannot be given together with heading");
    }

    @Test
    void forwardEndsWhereTheSpeedOfTheTableSays() throws IOException {
        ScenarioRun<MixedRealityGame> run = new ScenarioRun<>(read(EXAMPLES.resolve("forward.yaml")));
        run.play(() -> {});
        assertThat(run.bodies().body[0].x).isCloseTo(-0.2 + 3 * 0.09748, within(1e-12));
    }

    @Test
    void goingToTheBallEndsAtTheBallWhichIsThenKicked() throws IOException {
        ScenarioRun<MixedRealityGame> run = new ScenarioRun<>(read(EXAMPLES.resolve("go-to-ball.yaml")));
        run.play(() -> {});
        Bodies bodies = run.bodies();
        assertThat(run.game().world().lastTouch()).isZero();
        assertThat(Math.hypot(
                        bodies.body[bodies.ball].x - bodies.body[0].x, bodies.body[bodies.ball].y - bodies.body[0].y))
                .isGreaterThan(0.06);
    }

    @Test
    void rowsAreTheSameInJson() throws IOException {
        Scenario<MixedRealityGame> scenario = read(EXAMPLES.resolve("spin.yaml"));
        assertThat(play(scenario, true).lines().findFirst().orElse(""))
                .startsWith("{\"time\":0,\"kind\":\"state\",\"body\":\"blue 1\",\"x\":0,\"y\":0,\"heading\":0")
                .endsWith("\"status\":\"none\"}");
        assertThat(play(scenario, true).lines().count())
                .isEqualTo(play(scenario, false).lines().count() - 1);
    }

    @Test
    void mistakesAreNamedWithFileAndLine() {
        assertThatThrownBy(() -> parse("s.yaml", "duration: 1\ncommands:\n  - {robot: blue 1, wheels: [1]}\n"))
                .isInstanceOf(BadFileException.class)
                .hasMessageContaining("s.yaml:3")
                .hasMessageContaining("[left, right]");
        assertThatThrownBy(() -> parse("s.yaml", "duration: 1\ncommands:\n  - {robot: blue 1}\n"))
                .hasMessageContaining("one of wheels, goTo");
        assertThatThrownBy(() -> parse(
                        "s.yaml",
                        "duration: 1\ninitial:\n  robots:\n    - {robot: blue 1, x: 0, y: 0}\n"
                                + "    - {robot: yellow 1, x: 0.01, y: 0}\n"))
                .hasMessageContaining("s.yaml:5")
                .hasMessageContaining("no room");
    }

    @Test
    void aGoalNamesTheSideThatScored() {
        String shot = "league: mixed-reality\nduration: 1\ninitial: {ball: {x: %s0.2, y: 0, vx: %s0.5}}\n";
        // Blue defends the end at positive x.
        assertThat(play(parse("s.yaml", shot.formatted("", "")), false)).contains(",goal,ball,yellow,");
        assertThat(play(parse("s.yaml", shot.formatted("-", "-")), false)).contains(",goal,ball,blue,");
    }
}
