// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign;

import java.util.List;
import org.robopitch.engine.match.Statistic;
import org.robopitch.engine.match.Totals;
import org.robopitch.runner.MatchOrder;

/** Results made up for tests. */
public final class Made {
    private Made() {}

    /** A result with a score. */
    public static MatchResult result(int number, String blue, String yellow, int blueGoals, int yellowGoals) {
        return result(
                new MatchJob(number, 1, MatchOrder.of("mirosot", "3v3", blue, yellow, 7)), blueGoals, yellowGoals);
    }

    /** The result of a job. */
    public static MatchResult result(MatchJob job, int blueGoals, int yellowGoals) {
        MatchOrder order = job.order();
        HeatGrid heat = HeatGrid.empty(1.5, 1.3);
        heat.count(0.1 * blueGoals, -0.2);
        return new MatchResult(
                job.number(),
                job.round(),
                order.league(),
                order.size(),
                order.blue(),
                order.yellow(),
                order.seed(),
                new MatchResult.Score(blueGoals, yellowGoals),
                60.0000001,
                String.format("%016x", 31L * job.number() + order.seed()),
                "",
                Totals.NONE
                        .with(Statistic.POSSESSION, 1.0 / 3, 0)
                        .with(Statistic.SHOTS, 2, 3)
                        .with(Statistic.DISTANCE, 10.25, 11.5)
                        .with(Statistic.COLLISIONS, 99, 0)
                        .with(Statistic.ERRORS, 0, 1),
                List.of(new MatchResult.Event(1.25, "goal", "blue", 2, "blue scores: \"1 : 0\"\nand a line")),
                heat,
                Samples.NONE);
    }

    /** Plays a job without playing: the alphabetically first team wins by the seed's last digit. */
    public static MatchResult played(MatchJob job) {
        int goals = (int) (job.order().seed() % 10);
        boolean blueFirst = job.order().blue().compareTo(job.order().yellow()) < 0;
        return result(job, blueFirst ? goals : 0, blueFirst ? 0 : goals);
    }
}
