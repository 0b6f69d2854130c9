// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Sketch;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.robot.see.Meaning;

class BeliefDrawingTest {
    /** What was drawn. */
    private static final class Paper implements Sketch {
        final List<double[]> circles = new ArrayList<>();
        final List<double[]> curves = new ArrayList<>();
        final List<int[]> pictures = new ArrayList<>();
        int lines;

        @Override
        public void line(double x1, double y1, double x2, double y2, String colour) {
            lines++;
        }

        @Override
        public void curve(double[] points, String colour) {
            curves.add(points);
        }

        @Override
        public void picture(int robot, String name, int width, int height, int[] colours) {
            pictures.add(colours.clone());
        }

        @Override
        public void circle(double x, double y, double radius, String colour) {
            circles.add(new double[] {x, y, radius});
        }

        @Override
        public void text(double x, double y, String text, String colour) {}
    }

    @Test
    void aRobotThatSeesByCameraIsDrawnWhereItBelievesToBeAndTheLinesWhereTheyAre() {
        Nubot nubot = new Nubot(NubotOptions.parse("camera"));
        Match match = new Match(new MatchSetup(
                MiddleSize.of(Dialect.A),
                nubot,
                (seen, commands) -> {},
                4,
                SensingSettings.PERFECT,
                ActuationSettings.PERFECT));
        for (int i = 0; i < 100; i++) {
            match.cycle();
        }
        Paper paper = new Paper();
        BeliefDrawing drawing = new BeliefDrawing();
        drawing.draw(nubot.robot(1), paper);
        assertThat(paper.circles).isNotEmpty();
        assertThat(paper.curves.stream().filter(BeliefDrawingTest::isAroundTheBall))
                .hasSize(1);
        assertThat(paper.lines).isPositive();
        assertThat(nubot.robot(1)
                        .world
                        .me()
                        .distance(paper.circles.get(0)[0], paper.circles.get(0)[1]))
                .isZero();

        Paper seen = new Paper();
        CameraEyes eyes = Objects.requireNonNull(nubot.camera(1));
        drawing.drawSeen(nubot.robot(1), eyes.vision(), seen);
        assertThat(seen.circles).hasSizeGreaterThan(10);
        long onLines = seen.circles.stream()
                .filter(point -> isNearLine(point[0], point[1]))
                .count();
        assertThat(onLines).isGreaterThan(seen.circles.size() * 8 / 10);
    }

    /** Whether a curve is closed, and the centre spot, where the ball lies, in its middle. */
    private static boolean isAroundTheBall(double[] points) {
        int last = points.length - 2;
        boolean closed = last >= 6 && Math.hypot(points[0] - points[last], points[1] - points[last + 1]) < 1e-9;
        double x = 0;
        double y = 0;
        for (int i = 0; i < last; i += 2) {
            x += points[i] / (last / 2);
            y += points[i + 1] / (last / 2);
        }
        return closed && Math.hypot(x, y) < 0.1;
    }

    @Test
    void picturesShowTheBallInTheImageAndInItsSegmentation() {
        Nubot nubot = new Nubot(NubotOptions.parse("camera"));
        Match match = new Match(new MatchSetup(
                MiddleSize.of(Dialect.A),
                nubot,
                (seen, commands) -> {},
                4,
                SensingSettings.PERFECT,
                ActuationSettings.PERFECT));
        Paper paper = new Paper();
        match.commands(Side.BLUE).sketchOn(paper);
        for (int i = 0; i < 67; i++) {
            match.cycle();
        }
        // Five robots, each with an image and its segmentation, once in a second; robots 1 and 2 are near the ball.
        assertThat(paper.pictures).hasSize(10);
        int pixels = 133 * 133;
        for (int i = 2; i < 6; i += 2) {
            int[] image = paper.pictures.get(i);
            int[] meanings = paper.pictures.get(i + 1);
            assertThat(image).hasSize(pixels);
            int orange = 0;
            int both = 0;
            for (int at = 0; at < pixels; at++) {
                boolean isOrange = (image[at] >> 16) > 0xa0 && (image[at] & 0xff) < 0x60;
                orange += isOrange ? 1 : 0;
                both += isOrange && meanings[at] == Meaning.BALL.colour() ? 1 : 0;
            }
            assertThat(orange).as("robot %d sees the ball", i / 2).isPositive();
            assertThat(both).isGreaterThanOrEqualTo(orange / 2);
        }
    }

    /** Side, goal and half-way lines, circle and areas of 18 × 12 m, roughly. */
    private static boolean isNearLine(double x, double y) {
        double away = Math.min(Math.abs(Math.abs(x) - 9), Math.abs(Math.abs(y) - 6));
        away = Math.min(away, Math.abs(x));
        away = Math.min(away, Math.abs(Math.hypot(x, y) - 2));
        boolean inArea = Math.abs(x) > 6.3 && Math.abs(y) < 3.7;
        return away < 0.25 || inArea;
    }
}
