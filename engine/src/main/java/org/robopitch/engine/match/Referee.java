// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.List;
import org.robopitch.engine.state.Stateful;

/**
 * Applies a league's rules: looks at the world once per cycle, decides, places robots and ball. All that it remembers is
 * its {@link Stateful#state state}, apart from the world and the random stream, which are visited by themselves.
 */
public interface Referee extends Stateful {
    /**
     * Judges what has happened in the last cycle.
     *
     * @param cycleSeconds its length, s
     * @param events where to report decisions
     */
    void judge(double cycleSeconds, EventSink events);

    /** {@return what a person can tell this referee during the match; nothing unless the league says so} */
    default List<RefereeOrder> orders() {
        return List.of();
    }

    /**
     * Carries out what a person says.
     *
     * @param number of one of {@link #orders()}
     * @param events where to report it
     */
    default void order(int number, EventSink events) {}

    /** {@return the one of {@link #orders()} that lets play go on at once where everybody stands; −1 if there is none} */
    default int playOnOrder() {
        return -1;
    }

    /** {@return the numbers that a person can tell it beside its orders; none in most leagues} */
    default List<RefereeDetail> details() {
        return List.of();
    }

    /**
     * Takes a number beside its orders.
     *
     * @param number of one of {@link #details()}
     * @param value within what that one allows
     */
    default void detail(int number, double value) {}

    /** {@return where the match stands} */
    PlayState play();

    /** {@return whether the match is over} */
    boolean over();

    /** Where decisions are reported. */
    @FunctionalInterface
    interface EventSink {
        /**
         * Reports an event.
         *
         * @param kind a short word such as "goal"
         * @param side whom it concerns, or null
         * @param robot index of the robot within its side, or −1
         * @param text a sentence for people
         */
        void report(String kind, @org.jspecify.annotations.Nullable Side side, int robot, String text);
    }
}
