// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

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
    void aPeersErrorGrowsWithTheStep() {
        assertThat(error(Contender.DYN4J, 0.008)).isGreaterThan(error(Contender.DYN4J, 0.001));
        assertThat(error(Contender.DYN4J, 0.001)).isGreaterThan(error(Contender.DYN4J, 0.00025));
    }

    @Test
    void ourStepsErrLessThanThoseOfTheSameLengthOfAPeer() {
        for (double step : Precision.STEPS) {
            assertThat(error(Contender.ROBOPITCH, step)).isLessThan(error(Contender.DYN4J, step));
        }
    }

    /** Two peers: of each the steps that the other beats in both error and time are no part of the front. */
    @Test
    void theFrontHasThePeersBestStepsWithTheCheapestOfOursThatIsAsExact() {
        List<Point> points = List.of(
                point(Contender.ROBOPITCH, 8, 0.08, 200),
                point(Contender.ROBOPITCH, 4, 0.04, 250),
                point(Contender.ROBOPITCH, 1, 0.02, 400),
                point(Contender.DYN4J, 4, 0.5, 500),
                point(Contender.DYN4J, 1, 0.05, 4_000),
                point(Contender.JBOX2D_REPAIRED, 4, 0.6, 900),
                point(Contender.JBOX2D_REPAIRED, 1, 0.1, 2_000));
        assertThat(BenchPrecisionCommand.front(points))
                .extracting(
                        pair -> pair.peer().contender(), pair -> pair.peer().stepSeconds(), pair -> pair.timesAsFast())
                .containsExactly(
                        tuple(Contender.DYN4J, 0.004, 2.5),
                        tuple(Contender.JBOX2D_REPAIRED, 0.001, 10.0),
                        tuple(Contender.DYN4J, 0.001, 16.0));
        assertThat(BenchPrecisionCommand.table(points))
                .contains("random-5v5: at least 10.0 times as fast where a peer errs by less than 0.2 mm, at least 2.5"
                        + " times where it errs more");
    }

    private static Point point(Contender contender, double milliseconds, double error, double time) {
        return new Point(Scene.RANDOM_5V5, contender, 1e-3 * milliseconds, error, time);
    }

    @Test
    void theReportHasAllPointsAndTheFront() {
        assertThat(BenchPrecisionCommand.table(POINTS)
                        .lines()
                        .filter(line -> line.startsWith("random-5v5   robopitch")))
                .hasSize(7);
        assertThat(BenchPrecisionCommand.svg(POINTS))
                .startsWith("<svg")
                .contains("robopitch", "dyn4j", "class=\"line")
                .doesNotContain("NaN");
        assertThat(BenchPrecisionCommand.json(POINTS))
                .startsWith("{\"results\":[{\"scene\":\"random-5v5\",\"engine\":\"robopitch\"");
    }

    @Test
    void labelsOfPointsThatLieTogetherDoNotOverlap() {
        List<Point> together = new ArrayList<>();
        for (Contender contender : List.of(Contender.ROBOPITCH, Contender.DYN4J, Contender.JBOX2D)) {
            for (double step : Precision.STEPS) {
                together.add(new Point(Scene.RANDOM_5V5, contender, step, 0.1 + step, 1 / step));
            }
        }
        Matcher label = Pattern.compile("<text x=\"([0-9.]+)\" y=\"([0-9.]+)\" class=\"value\">[0-9.]+<")
                .matcher(BenchPrecisionCommand.svg(together));
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
        assertThat(BenchCommand.quality(Scene.SCRUM_5V5, 3_000))
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
