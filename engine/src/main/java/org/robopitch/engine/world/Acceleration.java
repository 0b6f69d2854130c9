// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import static org.robopitch.engine.world.Impulses.AHEAD;
import static org.robopitch.engine.world.Impulses.IMPULSE;
import static org.robopitch.engine.world.Impulses.OLD;
import static org.robopitch.engine.world.Impulses.STRIDE;

/**
 * Lets each round begin farther along the way the last one went: Nesterov's acceleration, which starts again where it
 * overshoots. Rounds without it creep where many bodies are pressed together.
 */
final class Acceleration {
    private final Impulses impulses;
    private double pace;
    private double share;

    /** The largest change of an impulse in the last round, N·s. */
    private double largestStep;

    Acceleration(Impulses impulses) {
        this.impulses = impulses;
    }

    /** Begins with the impulses that some contacts have. */
    void begin(int[] contacts, int count) {
        pace = 1;
        share = 0;
        for (int i = 0; i < count; i++) {
            int w = contacts[i] * STRIDE;
            impulses.work[w + OLD] = impulses.work[w + IMPULSE];
            impulses.work[w + OLD + 1] = impulses.work[w + IMPULSE + 1];
            impulses.work[w + AHEAD] = impulses.work[w + IMPULSE];
            impulses.work[w + AHEAD + 1] = impulses.work[w + IMPULSE + 1];
        }
    }

    /** Changes the impulses of these contacts once more by a share of what the last round changed. */
    void goAhead(int[] contacts, int count) {
        double[] work = impulses.work;
        for (int i = 0; i < count; i++) {
            int w = contacts[i] * STRIDE;
            double at1 = ahead(work[w + IMPULSE], work[w + OLD]);
            double at2 = ahead(work[w + IMPULSE + 1], work[w + OLD + 1]);
            work[w + OLD] = work[w + IMPULSE];
            work[w + OLD + 1] = work[w + IMPULSE + 1];
            work[w + AHEAD] = at1;
            work[w + AHEAD + 1] = at2;
            if (at1 != work[w + IMPULSE] || at2 != work[w + IMPULSE + 1]) {
                impulses.set(contacts[i], at1, at2);
            }
        }
        impulses.apply();
    }

    private double ahead(double now, double old) {
        double next = now + share * (now - old);
        return next > 0 ? next : 0;
    }

    /** Looks at what a round has changed: where it went back, the next begins from where it ended. */
    void look() {
        double back = 0;
        largestStep = 0;
        for (int i = 0; i < impulses.activeCount; i++) {
            int contact = impulses.active[i] * STRIDE;
            for (int w = contact; w <= contact + 1; w++) {
                double step = impulses.work[w + IMPULSE] - impulses.work[w + AHEAD];
                back -= Impulses.toGrid(step * (impulses.work[w + IMPULSE] - impulses.work[w + OLD]));
                largestStep = Math.max(largestStep, Math.abs(step));
            }
        }
        double next = 0.5 * (1 + Math.sqrt(1 + 4 * pace * pace));
        share = back > 0 ? 0 : (pace - 1) / next;
        pace = back > 0 ? 1 : next;
    }

    /**
     * Rounds until the active contacts have what they want, to the last digit, as blows and the correction of overlaps need it.
     *
     * @param most so many rounds at most
     * @param exact ends once no impulse changes by more, N·s
     * @return how many contacts were solved, round by round
     */
    int converge(int most, double exact) {
        int solved = 0;
        begin(impulses.active, impulses.activeCount);
        for (int round = 0; round < most; round++) {
            solved += impulses.activeCount;
            if (round > 0) {
                goAhead(impulses.active, impulses.activeCount);
                impulses.measureActive();
            }
            impulses.round();
            look();
            if (impulses.activeCount == 1 || largestStep <= exact) {
                break;
            }
        }
        return solved;
    }
}
