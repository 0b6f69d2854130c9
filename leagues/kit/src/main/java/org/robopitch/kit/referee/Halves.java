// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.referee;

import org.robopitch.engine.match.Referee.EventSink;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/** The periods of a match: which one is being played, for how long, and who kicks off in it. */
public final class Halves implements Stateful {
    private static final String OVER = "over";

    /** Sums of cycles end a little short: a time is over this much before it is, s. */
    public static final double TOLERANCE = 1e-9;

    private final double tolerance;
    private final String[] names;
    private Side first;
    private int number = 1;
    private double clock;

    /**
     * Periods of a league's own.
     *
     * @param first who kicks off first
     * @param names of the periods, for people
     */
    public Halves(Side first, String... names) {
        this(first, TOLERANCE, names);
    }

    /**
     * A first half and a second one.
     *
     * @param first who kicks off first
     * @param tolerance a period is over this much before its time, s: {@link #TOLERANCE}, or 0 in leagues whose matches have
     *     always ended a cycle later
     */
    public Halves(Side first, double tolerance) {
        this(first, tolerance, "first half", "second half");
    }

    private Halves(Side first, double tolerance, String... names) {
        this.first = first;
        this.tolerance = tolerance;
        this.names = names.clone();
    }

    /**
     * Counts time of the period.
     *
     * @param seconds how much
     */
    public void pass(double seconds) {
        clock += seconds;
    }

    /**
     * {@return whether the period has been played}
     *
     * @param seconds how long it is
     */
    public boolean isUp(double seconds) {
        return clock >= seconds - tolerance;
    }

    /**
     * Begins a period.
     *
     * @param newNumber which: 1 is the first
     */
    public void begin(int newNumber) {
        goOn(newNumber);
        clock = 0;
    }

    /**
     * Begins a period, and lets the clock run on.
     *
     * @param newNumber which: 1 is the first
     */
    public void goOn(int newNumber) {
        number = newNumber;
    }

    /** Ends the match. The clock keeps its time. */
    public void end() {
        number = 0;
    }

    /**
     * Sets the clock.
     *
     * @param seconds what it shows
     */
    public void set(double seconds) {
        clock = seconds;
    }

    /** {@return how long the period has been played, s} */
    public double clock() {
        return clock;
    }

    /** {@return the number of the period: 1 is the first, 0 says that the match is over} */
    public int number() {
        return number;
    }

    /** {@return whether the match is over} */
    public boolean isOver() {
        return number == 0;
    }

    /** {@return who kicks off in this period: the sides take turns} */
    public Side kickOff() {
        return number % 2 == 1 ? first : first.other();
    }

    /** {@return who had the first kick-off} */
    public Side first() {
        return first;
    }

    /**
     * Sets who had the first kick-off.
     *
     * @param side who
     */
    public void first(Side side) {
        first = side;
    }

    /** {@return the period's name for people} */
    public String label() {
        return isOver() ? OVER : names[number - 1];
    }

    /**
     * Reports the end of the period.
     *
     * @param score how it stands
     * @param events where to report it
     */
    public void reportEnd(Score score, EventSink events) {
        events.report("end of period", null, -1, "end of the " + label() + ", " + score);
    }

    /**
     * Ends the match and reports it.
     *
     * @param score how it stands
     * @param events where to report it
     */
    public void end(Score score, EventSink events) {
        end();
        events.report(OVER, null, -1, "the match is over, " + score);
    }

    @Override
    public void state(StateVisitor visitor) {
        first = visitor.choice(first);
        number = visitor.whole(number);
        clock = visitor.real(clock);
    }
}
