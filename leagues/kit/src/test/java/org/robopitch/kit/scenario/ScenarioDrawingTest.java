// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Rim;
import org.robopitch.engine.match.Marking;
import org.robopitch.kit.game.PlanarStage;

class ScenarioDrawingTest {
    private static final double SIZE = 0.1;

    private final Bodies bodies = bodies();

    private static Bodies bodies() {
        Outline box = Outline.box(SIZE, SIZE);
        Body robot = new Body(box, Rim.around(box, 0.02), 0.5, 0.5, 0.001, 0.08);
        return new Bodies(List.of(robot, robot), 0.02, 0.05, 0);
    }

    private ScenarioDrawing drawing(boolean withBall) {
        double half = SIZE / 2;
        PlanarStage.Field field = new PlanarStage.Field(
                2,
                1,
                0.4,
                List.of(
                        new Marking.Boundary(List.of(1.0, 0.5, -1.0, 0.5, -1.0, -0.5, 1.0, -0.5)),
                        new Marking.Spot(0, 0)),
                PlanarStage.describe(bodies, List.of(half, half, -half, half, -half, -half, half, -half)));
        return new ScenarioDrawing(field, 0.24, 24, withBall);
    }

    private static int count(String text, String what) {
        return (int) Pattern.compile(what).matcher(text).results().count();
    }

    @Test
    void everyRobotIsDrawnAtADozenMomentsAndAtTheEnd() {
        ScenarioDrawing drawing = drawing(false);
        for (int state = 0; state <= 24; state++) {
            bodies.body[0].x = -0.5 + 0.02 * state;
            bodies.body[1].x = 0.5;
            drawing.state(bodies, 0.01 * state, robot -> "");
        }
        String svg = drawing.svg();
        assertThat(count(svg, "<polygon"))
                .as("ground, floor, 13 moments of two robots")
                .isEqualTo(2 + 2 * 13);
        assertThat(svg).contains("#1f5fbf", "#d99a00").doesNotContain("<circle");
    }

    @Test
    void aBallThatTakesPartIsDrawnAndATouchIsMarked() {
        ScenarioDrawing drawing = drawing(true);
        drawing.state(bodies, 0, robot -> "");
        drawing.touch(0.1, 0.1);
        assertThat(drawing.svg()).contains("<circle", "#d6001c");
    }

    @Test
    void waysAreDrawnByWhatRobotsDoWithALegend() {
        ScenarioDrawing drawing = drawing(false);
        for (int state = 0; state < 20; state++) {
            boolean late = state >= 10;
            bodies.body[0].x = 0.05 * state;
            drawing.state(bodies, 0.01 * state, robot -> robot > 0 ? "" : late ? "kick & run" : "wait");
        }
        assertThat(drawing.svg()).contains(">blue 1 wait</text>", ">blue 1 kick &amp; run</text>");
    }

    @Test
    void picturesAreSvgOrPng(@TempDir Path folder) throws IOException {
        ScenarioDrawing drawing = drawing(true);
        drawing.state(bodies, 0, robot -> "");
        drawing.save(folder.resolve("a.PNG"));
        assertThat(ImageIO.read(folder.resolve("a.PNG").toFile()).getWidth()).isEqualTo(760);
        assertThatThrownBy(() -> drawing.save(folder.resolve("a.gif"))).hasMessageContaining("must be .svg or .png");
    }
}
