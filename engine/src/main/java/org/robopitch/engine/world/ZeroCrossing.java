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

    /** A distance (m) that depends on time (s); negative if the bodies overlap. */
    @FunctionalInterface
    interface Gap {
        double at(double time);
    }

    /**
     * The time at which a gap closes, s: the first one found at which it is zero within {@code touching}, or the open end
     * of a bracket of at most {@code tolerance} seconds. At the open time the gap is at least 0, at the closed one, which
     * is later, negative.
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
        boolean openMoved = false;
        for (int i = 0; i < MOST_EVALUATIONS && closed - open > tolerance; i++) {
            double width = closed - open;
            double guess = open + width * (openWeight / (openWeight - closedWeight));
            boolean bisect = i % 4 == 3 || !(guess > open) || !(guess < closed);
            double time = bisect ? open + 0.5 * width : guess;
            double value = gap.at(time);
            if (Math.abs(value) <= touching) {
                return time;
            }
            boolean opens = value >= 0;
            double stays = i > 0 && opens == openMoved ? 0.5 : 1;
            if (opens) {
                open = time;
                openWeight = value;
                closedWeight *= stays;
            } else {
                closed = time;
                closedWeight = value;
                openWeight *= stays;
            }
            openMoved = opens;
        }
        return open;
    }
}
