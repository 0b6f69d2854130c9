// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.kit.scenario.Scenario;
import org.robopitch.kit.scenario.ScenarioRun;

/** The papers' cases, as they are shipped in docs/examples. */
class ExamplesTest {
    private static final Path EXAMPLES = Path.of("../../docs/examples");

    static Stream<Path> examples() throws IOException {
        try (Stream<Path> files = Files.list(EXAMPLES)) {
            List<Path> found = files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
            return found.stream();
        }
    }

    private static Scenario<MirosotGame> example(String name) throws IOException {
        return read(EXAMPLES.resolve(name + ".yaml"));
    }

    private static Scenario<MirosotGame> read(Path file) throws IOException {
        return Scenario.parse(file.toString(), Files.readString(file), MirosotScenario::new);
    }

    /** Plays an example and keeps its events. */
    private static final class Played implements ScenarioRun.Watcher {
        final List<ScenarioRun.Event> events = new ArrayList<>();
        final ScenarioRun<MirosotGame> run;

        Played(Scenario<MirosotGame> scenario) {
            run = new ScenarioRun<>(scenario);
            run.play(this);
        }

        Bodies bodies() {
            return run.bodies();
        }

        @Override
        public void state() {
            PlanarWorld world = run.game().world();
            Bodies bodies = world.bodies();
            for (int i = 0; i <= bodies.ball; i++) {
                assertThat(bodies.body[i].x
                                + bodies.body[i].y
                                + bodies.body[i].along
                                + bodies.body[i].across
                                + bodies.body[i].spin)
                        .isFinite();
            }
            for (int a = 0; a < bodies.robots; a++) {
                if (!bodies.body[a].present) {
                    continue;
                }
                assertThat(world.gap(a, world.bodies().ground)).isGreaterThan(-1e-4);
                double dx = bodies.body[bodies.ball].x - bodies.body[a].x;
                double dy = bodies.body[bodies.ball].y - bodies.body[a].y;
                double hx = bodies.body[a].headingX;
                double hy = bodies.body[a].headingY;
                assertThat(bodies.rim(a).gap(hx * dx + hy * dy, hx * dy - hy * dx))
                        .isGreaterThan(-1e-4);
                for (int b = a + 1; b < bodies.robots; b++) {
                    if (bodies.body[b].present) {
                        assertThat(world.gap(a, b)).isGreaterThan(-1e-4);
                    }
                }
            }
        }

        @Override
        public void event(ScenarioRun.Event event) {
            events.add(event);
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void nothingOverlapsInAnyExampleAndItsPictureIsWhatTheProgramDraws(Path file, @TempDir Path folder)
            throws IOException {
        Scenario<MirosotGame> scenario = read(file);
        new Played(scenario);

        Path svg = folder.resolve("x.svg");
        Path png = folder.resolve("x.png");
        new ScenarioRun<>(scenario).drawing().save(svg);
        new ScenarioRun<>(scenario).drawing().save(png);

        assertThat(svg)
                .as("draw it again with `./robopitch scenario draw` if the physics has changed")
                .hasSameTextualContentAs(picture(file));
        assertThat(ImageIO.read(png.toFile()).getWidth()).isGreaterThan(100);
    }

    private static Path picture(Path example) {
        return EXAMPLES.resolve(String.valueOf(example.getFileName()).replace(".yaml", ".svg"));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyExampleIsShippedWithAPictureAndAWordAboutIt(Path file) throws IOException {
        String name = String.valueOf(file.getFileName()).replace(".yaml", "");

        assertThat(EXAMPLES.resolve("README.md"))
                .content()
                .contains("(" + name + ".yaml)")
                .contains("(" + name + ".svg)");
    }

    @ParameterizedTest
    @CsvSource({"front-right, 90", "front-left, 90", "back-right, 270", "back-left, 270"})
    void aRobotPivotsAboutThePinnedCornerUntilItStandsFlushAtTheWall(String corner, double degrees) throws IOException {
        ScenarioRun<MirosotGame> run = new ScenarioRun<>(example("wall-pivot-" + corner));
        Bodies bodies = run.bodies();
        double cornerX = corner.startsWith("front") ? 0.0375 : -0.0375;
        double cornerY = corner.endsWith("left") ? 0.0375 : -0.0375;
        List<double[]> pinned = new ArrayList<>();
        run.play(new ScenarioRun.Watcher() {
            private boolean touched;

            @Override
            public void state() {
                if (touched) {
                    double hx = bodies.body[0].headingX;
                    double hy = bodies.body[0].headingY;
                    pinned.add(new double[] {
                        bodies.body[0].x + hx * cornerX - hy * cornerY, bodies.body[0].y + hy * cornerX + hx * cornerY
                    });
                }
            }

            @Override
            public void event(ScenarioRun.Event event) {
                touched = true;
            }
        });

        assertThat(pinned).hasSizeGreaterThan(10);
        for (double[] place : pinned) {
            assertThat(place[0]).isEqualTo(pinned.get(0)[0], within(2e-4));
            assertThat(place[1]).isEqualTo(0.65, within(1e-4));
        }
        double angle = Math.toDegrees(StrictMath.atan2(bodies.body[0].headingY, bodies.body[0].headingX));
        assertThat((angle + 360) % 360).isEqualTo(degrees, within(0.1));
        assertThat(bodies.body[0].spin).isEqualTo(0, within(1e-9));
    }

    @Test
    void aRobotThatMeetsTheWallAtAFlatAngleSlidesAlongItWithItsSpeed() throws IOException {
        Played played = new Played(example("wall-slide"));

        assertThat(played.bodies().body[0].headingX).isEqualTo(1, within(1e-5));
        assertThat(played.bodies().body[0].y).isEqualTo(0.65 - 0.0375, within(2e-4));
        assertThat(played.bodies().body[0].along).isEqualTo(0.8, within(1e-6));
    }

    @Test
    void twoCornersStopTheRobot() throws IOException {
        Played played = new Played(example("wall-two-corners"));

        assertThat(played.bodies().body[0].along).isEqualTo(0, within(1e-9));
        assertThat(played.bodies().body[0].y).isEqualTo(0.6125, within(1e-5));
    }

    @Test
    void theBallStaysInTheMouthThroughTheCurve() throws IOException {
        Played played = new Played(example("ball-mouth"));

        assertThat(played.events).hasSize(1);
        Bodies bodies = played.bodies();
        assertThat(StrictMath.hypot(
                        bodies.body[bodies.ball].x - bodies.body[0].x, bodies.body[bodies.ball].y - bodies.body[0].y))
                .isLessThan(0.055);
    }

    @Test
    void thePileUpKeepsItsSymmetry() throws IOException {
        Bodies bodies = new Played(example("pile-up")).bodies();

        for (int i = 0; i < 3; i++) {
            assertThat(bodies.body[i].x).isEqualTo(-bodies.body[i + 3].x, within(1e-9));
            assertThat(bodies.body[i].y).isEqualTo(bodies.body[i + 3].y, within(1e-9));
        }
    }
}
