// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign;

import java.util.List;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Totals;

/**
 * How a match of a campaign went. Everything in here follows from the job; nothing depends on the computer.
 *
 * @param number of the job
 * @param round of the job
 * @param league name of the league
 * @param size such as "5v5"; empty if the configuration says it
 * @param blue name of the blue team
 * @param yellow name of the yellow team
 * @param seed of the match
 * @param score goals of both sides; of a forfeited match, 0 : 3
 * @param seconds simulated time, s
 * @param hash of the match at its end, 16 hexadecimal digits; empty if it was not played
 * @param forfeit why a side lost without playing, or empty
 * @param play what was counted, as results have it
 * @param events what happened
 * @param heat where the ball was
 * @param samples where everything was, if that was asked for; a result that was read from a journal has none
 */
public record MatchResult(
        int number,
        int round,
        String league,
        String size,
        String blue,
        String yellow,
        long seed,
        Score score,
        double seconds,
        String hash,
        String forfeit,
        Totals play,
        List<Event> events,
        HeatGrid heat,
        Samples samples)
        implements Values<MatchResult> {

    public MatchResult {
        events = List.copyOf(events);
    }

    /** Goals of both sides. */
    public record Score(
            @Value(key = "blue_goals") int blue,
            @Value(key = "yellow_goals") int yellow) {}

    /** An event: when, s; what; whom it concerns, or empty; its robot's number, counted from 1, or 0; a sentence. */
    public record Event(double time, String kind, String side, int robot, String text) {}

    /** {@return the name of a side's team} */
    public String team(Side side) {
        return side == Side.BLUE ? blue : yellow;
    }

    /** {@return the goals of a side} */
    public int goals(Side side) {
        return side == Side.BLUE ? score.blue() : score.yellow();
    }

    /** {@return the side of the first team where each seed is played in both colours} */
    public Side first() {
        return number % 2 == 0 ? Side.BLUE : Side.YELLOW;
    }

    /** {@return the goals that a side is ahead} */
    public int lead(Side side) {
        return side == Side.BLUE ? score.blue() - score.yellow() : score.yellow() - score.blue();
    }
}
