// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.robopitch.declare.Value;
import org.robopitch.engine.match.PlayState;

/** Plays two teams against each other, each seed in both colours, and counts how it went for the first of them. */
public final class Comparison {
    private final Matches matches;
    private final MatchOrder order;
    private final int seeds;
    private final double hungSeconds;

    /**
     * A comparison to be played.
     *
     * @param order the match of the first seed, the first team in blue
     * @param seeds how many seeds, counted on from the order's
     * @param hungSeconds real time after which a team that does not return is given up, s
     */
    public Comparison(Matches matches, MatchOrder order, int seeds, double hungSeconds) {
        this.matches = matches;
        this.order = order;
        this.seeds = seeds;
        this.hungSeconds = hungSeconds;
    }

    /**
     * One of the matches.
     *
     * @param firstIsBlue whether the first team played in blue
     * @param first goals of the first team
     * @param second goals of the second
     * @param troubles errors and missed decisions of both teams
     */
    public record Row(
            long seed,
            boolean firstIsBlue,
            int first,
            int second,
            @Value(key = "teamFailures") long troubles,
            String hash) {
        public int lead() {
            return first - second;
        }
    }

    /** Plays all matches, one after the other, and tells each as soon as it is over. */
    public List<Row> play(Consumer<Row> told) throws IOException, InterruptedException {
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < seeds; i++) {
            for (boolean firstIsBlue : new boolean[] {true, false}) {
                Row row = play(order.seed() + i, firstIsBlue);
                told.accept(row);
                rows.add(row);
            }
        }
        return rows;
    }

    private Row play(long seed, boolean firstIsBlue) throws IOException, InterruptedException {
        MatchOrder match = (firstIsBlue ? order : order.swapped()).with("seed", seed);
        FinishedMatch finished = matches.playBatch(match, null, hungSeconds);
        MatchReport report = new MatchReport(finished);
        PlayState end = finished.match().game().referee().play();
        return new Row(
                seed,
                firstIsBlue,
                firstIsBlue ? end.blueScore() : end.yellowScore(),
                firstIsBlue ? end.yellowScore() : end.blueScore(),
                report.troubles(),
                report.hash());
    }
}
