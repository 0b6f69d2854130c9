// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.live;

/**
 * Says when the next cycle is due, for a match that keeps up with the clock times a factor.
 *
 * <p>A short delay is made up for; after a long one the schedule starts anew, and the cycles that should have been played
 * meanwhile are counted as missed.
 */
final class Pace {
    static final double UNLIMITED = Double.POSITIVE_INFINITY;
    private static final long LONGEST_DELAY_NANOS = 250_000_000;

    private final double cycleNanos;
    private double speed = 1;
    private double due;
    private boolean anchored;
    private long missed;

    Pace(double cycleSeconds) {
        this.cycleNanos = cycleSeconds * 1e9;
    }

    void speed(double factor) {
        speed = factor;
        anchored = false;
    }

    double speed() {
        return speed;
    }

    /** Starts the schedule anew, after a pause. */
    void rest() {
        anchored = false;
    }

    /** How long to wait until the next cycle, ns; 0 or less if it is due. */
    long untilDue(long now) {
        if (speed == UNLIMITED) {
            return 0;
        }
        if (!anchored) {
            anchored = true;
            due = now;
        }
        double behind = now - due;
        if (behind > LONGEST_DELAY_NANOS) {
            missed += (long) (behind / (cycleNanos / speed));
            due = now;
        }
        return (long) (due - now);
    }

    /** Says that a cycle has been played. */
    void played() {
        due += cycleNanos / speed;
    }

    long missed() {
        return missed;
    }
}
