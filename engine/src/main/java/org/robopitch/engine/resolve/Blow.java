// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.resolve;

/** Finds impulses to the last digit, as a blow and the correction of overlaps need them. */
final class Blow {
    private final Impulses impulses;
    private final Acceleration acceleration;

    /** How many contacts were solved by the last {@link #converge}, round by round. */
    int solved;

    Blow(Impulses impulses) {
        this.impulses = impulses;
        this.acceleration = new Acceleration(impulses);
    }

    /**
     * Rounds until the active contacts have what they want.
     *
     * @param most so many rounds at most
     * @param exact ends once no impulse changes by more, N·s
     */
    void converge(int most, double exact) {
        acceleration.begin(impulses.active, impulses.activeCount);
        solved = 0;
        for (int round = 0; round < most; round++) {
            solved += impulses.activeCount;
            if (round > 0) {
                goAhead();
            }
            impulses.round();
            acceleration.look();
            if (impulses.activeCount == 1 || acceleration.largestStep <= exact) {
                break;
            }
        }
    }

    private void goAhead() {
        acceleration.goAhead(impulses.active, impulses.activeCount);
        for (int i = 0; i < impulses.activeCount; i++) {
            impulses.measure(impulses.active[i]);
        }
    }

    /**
     * {@return whether all active contacts have what they want; bodies that are pinched cannot}
     *
     * @param enough how much the points may part more slowly than wanted, m/s
     */
    boolean isSolved(double enough) {
        for (int i = 0; i < impulses.activeCount; i++) {
            impulses.measure(impulses.active[i]);
            if (impulses.lacking(impulses.active[i]) > enough) {
                return false;
            }
        }
        return true;
    }
}
