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
import org.robopitch.engine.match.Sketch;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.Dialect;

class BeliefDrawingTest {
    /** What was drawn. */
    private static final class Paper implements Sketch {
        final List<double[]> circles = new ArrayList<>();
        int lines;

        @Override
        public void line(double x1, double y1, double x2, double y2, String colour) {
            lines++;
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
        assertThat(paper.lines).isPositive();
        assertThat(nubot.robot(1)
                        .world()
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

    /** Side, goal and half-way lines, circle and areas of 18 × 12 m, roughly. */
    private static boolean isNearLine(double x, double y) {
        double away = Math.min(Math.abs(Math.abs(x) - 9), Math.abs(Math.abs(y) - 6));
        away = Math.min(away, Math.abs(x));
        away = Math.min(away, Math.abs(Math.hypot(x, y) - 2));
        boolean inArea = Math.abs(x) > 6.3 && Math.abs(y) < 3.7;
        return away < 0.25 || inArea;
    }
}
