// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.campaign.Made;
import org.robopitch.campaign.MatchJob;
import org.robopitch.campaign.MatchResult;
import org.robopitch.runner.MatchOrder;

class SweepTest {
    private final List<Dimension> two =
            List.of(Dimension.parse("ball.mass=0.02:0.08:4"), Dimension.parse("blue.x=-1:1:3"));

    @Test
    void aGridHasAllCombinationsWithItsBounds() {
        List<List<Double>> points = Design.GRID.points(two, 0, 1);
        assertThat(points).hasSize(12);
        assertThat(points.get(0)).containsExactly(0.02, -1.0);
        assertThat(points.get(1)).containsExactly(0.02, 0.0);
        assertThat(points.get(11).get(0)).isCloseTo(0.08, within(1e-15));
    }

    @Test
    void aLatinHypercubeHasOneValueInEachInterval() {
        List<List<Double>> points = Design.LATIN_HYPERCUBE.points(two, 40, 7);
        for (int d = 0; d < 2; d++) {
            boolean[] hit = new boolean[40];
            for (List<Double> point : points) {
                double share = (point.get(d) - two.get(d).low())
                        / (two.get(d).high() - two.get(d).low());
                int interval = (int) (share * 40);
                assertThat(hit[interval]).isFalse();
                hit[interval] = true;
            }
        }
    }

    @Test
    void theSameSeedDrawsTheSamePoints() {
        for (Design design : Design.values()) {
            List<List<Double>> drawn = design.points(two, 10, 3);
            assertThat(design.points(two, 10, 3)).isEqualTo(drawn);
        }
        assertThat(Design.RANDOM.points(two, 1, 3).get(0).get(0))
                .isNotEqualTo(Design.RANDOM.points(two, 1, 4).get(0).get(0));
    }

    @Test
    void whatIsNoParameterIsRefused() {
        for (String bad : List.of("ball.mass", "=1:2", "a=1", "a=2:1", "a=1:x", "a=1:2:1", "a=NaN:1", "a=1:2:3:4")) {
            assertThatThrownBy(() -> Dimension.parse(bad)).as(bad).isInstanceOf(IllegalArgumentException.class);
        }
        List<Dimension> large = List.of(new Dimension("a", 0, 1, 1000), new Dimension("b", 0, 1, 1000));
        assertThatThrownBy(() -> Design.GRID.points(large, 0, 1)).hasMessageContaining("latin-hypercube");
    }

    @Test
    void theLeadIsThatOfTheFirstTeamInBothColours() {
        MatchOrder order = MatchOrder.of("mirosot", "3v3", "a", "b", 10);
        SweepPlan plan = new SweepPlan(
                List.of("x"),
                List.of(new SweepPlan.Point(List.of(1.0), order), new SweepPlan.Point(List.of(2.0), order)),
                2);
        List<MatchJob> jobs = plan.schedule().jobs(List.of());
        assertThat(jobs)
                .hasSize(8)
                .extracting(job -> job.order().seed())
                .containsExactly(10L, 10L, 11L, 11L, 10L, 10L, 11L, 11L);
        List<MatchResult> results = jobs.stream()
                .map(job -> job.round() == 1 == job.order().blue().equals("a")
                        ? Made.result(job, 3, 1)
                        : Made.result(job, 0, 2))
                .toList();
        assertThat(plan.leads(results)).containsExactly(new Lead(4, 2, 0), new Lead(4, -2, 0));
        // 1, 2, 3: mean 2, deviation 1, margin t(2) / sqrt(3).
        assertThat(Lead.of(List.of(1.0, 2.0, 3.0), 6).margin()).isCloseTo(4.302653 / Math.sqrt(3), within(1e-6));
    }

    /** Blue wins by what its colour is worth: that shows in both matches of a seed, and is no doubt about the team. */
    @Test
    void theTwoSidesOfASeedAreOneBlock() {
        MatchOrder order = MatchOrder.of("mirosot", "3v3", "a", "b", 10);
        List<MatchResult> results = MatchJob.bothSides(0, 1, order, 10, 4, false).stream()
                .map(job -> job.order().blue().equals("a") ? Made.result(job, 5, 0) : Made.result(job, 3, 0))
                .toList();
        assertThat(Lead.bySeed(results)).containsExactly(1.0, 1.0, 1.0, 1.0);
        assertThat(Lead.of(results)).isEqualTo(new Lead(8, 1, 0));
    }

    @Test
    void pointsAreComparedWithTheBestSeedBySeedAndCorrectedForTheirNumber() {
        // What the seeds share, 0 to 9, hides the difference of points from each other unless it is taken away.
        List<Double> best = new ArrayList<>();
        List<Double> worse = new ArrayList<>();
        List<Double> level = new ArrayList<>();
        for (int seed = 0; seed < 10; seed++) {
            best.add(seed + 1.0);
            worse.add(seed + 0.1 * (seed % 2));
            level.add(seed + (seed % 2 == 0 ? 3.0 : -1.2));
        }
        List<Contrast> contrasts = Contrast.withBest(List.of(worse, best, level), 2);
        assertThat(contrasts.get(1)).isEqualTo(new Contrast(1, new Lead(20, 0, 0), 1));
        assertThat(contrasts.get(0).behind().mean()).isCloseTo(0.95, within(1e-12));
        assertThat(contrasts.get(0).isWorse()).isTrue();
        assertThat(contrasts.get(2).isWorse()).isFalse();
        // Holm: the smaller of two chances counts twice, the other once.
        double alone = Contrast.withBest(List.of(level, best), 2).get(0).chance();
        assertThat(contrasts.get(2).chance()).isCloseTo(alone, within(1e-12));
        double first = Contrast.withBest(List.of(worse, best), 2).get(0).chance();
        assertThat(contrasts.get(0).chance()).isCloseTo(2 * first, within(1e-15));
    }
}
