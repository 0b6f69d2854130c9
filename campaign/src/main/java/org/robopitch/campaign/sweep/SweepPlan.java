// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.sweep;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.campaign.MatchJob;
import org.robopitch.campaign.MatchResult;
import org.robopitch.campaign.Schedule;
import org.robopitch.runner.MatchOrder;

/**
 * A sweep: the first team, in blue, against the second at every point, each seed in both colours. The same seeds are played
 * at every point, so that points differ by their parameters and not by luck.
 *
 * @param paths of the parameters
 * @param points values of the parameters and the match they make
 * @param seeds how many seeds, counted from the match's
 */
public record SweepPlan(List<String> paths, List<Point> points, int seeds) {
    public SweepPlan {
        paths = List.copyOf(paths);
        points = List.copyOf(points);
        if (seeds < 1 || seeds > 1_000_000) {
            throw new IllegalArgumentException("--seeds must be 1 to 1000000, but is " + seeds);
        }
    }

    /** A point: values in the order of the paths, and the match of the first seed. */
    public record Point(List<Double> values, MatchOrder order) {
        public Point {
            values = List.copyOf(values);
        }
    }

    /** {@return the matches; the round of a match is its point, counted from 1} */
    public Schedule schedule() {
        List<MatchJob> jobs = new ArrayList<>();
        for (int p = 0; p < points.size(); p++) {
            MatchOrder order = points.get(p).order();
            jobs.addAll(MatchJob.bothSides(jobs.size(), p + 1, order, order.seed(), seeds, false));
        }
        return Schedule.of(jobs);
    }

    /** {@return how the first team did at each point} */
    public List<Lead> leads(List<MatchResult> results) {
        return byPoint(results).stream().map(Lead::of).toList();
    }

    /** {@return each point against the best one} */
    public List<Contrast> contrasts(List<MatchResult> results) {
        return Contrast.withBest(byPoint(results).stream().map(Lead::bySeed).toList(), 2);
    }

    private List<List<MatchResult>> byPoint(List<MatchResult> results) {
        List<List<MatchResult>> byPoint = new ArrayList<>();
        points.forEach(point -> byPoint.add(new ArrayList<>()));
        results.forEach(result -> byPoint.get(result.round() - 1).add(result));
        return byPoint;
    }
}
