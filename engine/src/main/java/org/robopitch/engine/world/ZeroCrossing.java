// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

/**
 * Finds when a gap closes inside a step: the zero crossing of Klančar 2003 and 2007 on a bracketed interval, with a
 * bounded number of evaluations.
 *
 * <p>The papers bisect. This search bisects too where nothing better is known, but a gap that closes at an almost constant
 * speed is found in two or three evaluations by the secant through the bracket's ends. The weight of an end that stays is
 * halved (the Illinois rule), so both ends move. The bracket never grows, so the result is never worse than by bisection.
 */
final class ZeroCrossing {
    private static final int MOST_EVALUATIONS = 48;

    private ZeroCrossing() {}

    /** A distance that depends on time. */
    @FunctionalInterface
    interface Gap {
        /**
         * {@return the gap at a time, m; negative if the bodies overlap}
         *
         * @param time s
         */
        double at(double time);
    }

    /**
     * The time at which the gap closes: the first one found at which it is zero within {@code touching}, or the open
     * end of a bracket of at most {@code tolerance} seconds.
     *
     * @param gap the gap over time
     * @param openTime a time at which the gap is open, s
     * @param openGap the gap then, at least 0, m
     * @param closedTime a later time at which the gap is negative, s
     * @param closedGap the gap then, m
     * @param tolerance how exact the time has to be, s
     * @param touching a gap that counts as closed, m
     * @return the time of the crossing, s
     */
    static double find(
            Gap gap,
            double openTime,
            double openGap,
            double closedTime,
            double closedGap,
            double tolerance,
            double touching) {
        double open = openTime;
        double openWeight = openGap;
        double closed = closedTime;
        double closedWeight = closedGap;
        int lastSide = 0;
        for (int i = 0; i < MOST_EVALUATIONS && closed - open > tolerance; i++) {
            double width = closed - open;
            double guess = open + width * (openWeight / (openWeight - closedWeight));
            boolean bisect = i % 4 == 3 || !(guess > open) || !(guess < closed);
            double time = bisect ? open + 0.5 * width : guess;
            double value = gap.at(time);
            if (Math.abs(value) <= touching) {
                return time;
            }
            if (value >= 0) {
                open = time;
                openWeight = value;
                if (lastSide == 1) {
                    closedWeight *= 0.5;
                }
                lastSide = 1;
            } else {
                closed = time;
                closedWeight = value;
                if (lastSide == -1) {
                    openWeight *= 0.5;
                }
                lastSide = -1;
            }
        }
        return open;
    }
}
