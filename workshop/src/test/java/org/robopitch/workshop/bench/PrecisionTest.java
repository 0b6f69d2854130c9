// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.robopitch.workshop.bench.Precision.Point;

class PrecisionTest {
    private static final List<Point> POINTS =
            new Precision(6).run(List.of(Scene.RANDOM_5V5), List.of(Contender.ROBOPITCH, Contender.DYN4J), line -> {});

    @Test
    void ourStepsOfFourMillisecondsErrLessThanAPeersOfOne() {
        assertThat(error(Contender.ROBOPITCH, 0.004)).isLessThan(error(Contender.DYN4J, 0.001));
    }

    @Test
    void aPeersErrorGrowsWithTheStep() {
        assertThat(error(Contender.DYN4J, 0.008)).isGreaterThan(error(Contender.DYN4J, 0.001));
        assertThat(error(Contender.DYN4J, 0.001)).isGreaterThan(error(Contender.DYN4J, 0.00025));
    }

    @Test
    void theReportHasAllPointsAndCompares() {
        PrecisionReport report = new PrecisionReport(POINTS);
        assertThat(report.table()).contains("random-5v5: with steps of", "as dyn4j at 1 ms", "times as fast");
        assertThat(report.table().lines()).hasSize(1 + 12 + 1);
        assertThat(report.svg())
                .startsWith("<svg")
                .contains("robopitch", "dyn4j", "<polyline")
                .doesNotContain("NaN");
        assertThat(report.json()).startsWith("{\"results\":[{\"scene\":\"random-5v5\",\"engine\":\"robopitch\"");
    }

    @Test
    void labelsOfPointsThatLieTogetherDoNotOverlap() {
        List<Precision.Point> together = new ArrayList<>();
        for (Contender contender : List.of(Contender.ROBOPITCH, Contender.DYN4J, Contender.JBOX2D)) {
            for (double step : Precision.STEPS) {
                together.add(new Precision.Point(Scene.RANDOM_5V5, contender, step, 0.1 + step, 1 / step));
            }
        }
        Matcher label = Pattern.compile(
                        "<text x=\"([0-9.]+)\" y=\"([0-9.]+)\" text-anchor=\"start\" fill=\"#[0-9a-f]{6}\">[0-9.]+<")
                .matcher(new PrecisionReport(together).svg());
        List<double[]> places = new ArrayList<>();
        while (label.find()) {
            places.add(new double[] {Double.parseDouble(label.group(1)), Double.parseDouble(label.group(2))});
        }
        assertThat(places).hasSizeGreaterThanOrEqualTo(Precision.STEPS.size());
        for (int i = 0; i < places.size(); i++) {
            for (int j = 0; j < i; j++) {
                boolean sideBySide = Math.abs(places.get(i)[0] - places.get(j)[0]) >= 7;
                boolean oneAboveTheOther = Math.abs(places.get(i)[1] - places.get(j)[1]) >= 10;
                assertThat(sideBySide || oneAboveTheOther).isTrue();
            }
        }
    }

    @Test
    void theLineOfQualityCountsNoHolds() {
        assertThat(SceneQuality.line(Scene.SCRUM_5V5, 3_000))
                .startsWith("scrum-5v5, quality per 1,000 steps: 0.00 holds, ")
                .contains("0.0000 N·s lost", "0.00 times the ball pinned", "impacts", "corrections");
    }

    private double error(Contender contender, double step) {
        return POINTS.stream()
                .filter(one -> one.contender() == contender && one.stepSeconds() == step)
                .findFirst()
                .orElseThrow()
                .errorMillimetres();
    }
}
