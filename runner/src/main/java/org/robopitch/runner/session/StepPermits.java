// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.session;

import org.robopitch.engine.match.Match;

/** Where in a control cycle a match is, and which single steps somebody has asked for. */
final class StepPermits {
    private int stepsAsked;
    private int cyclesAsked;
    private boolean midCycle;
    private boolean toTheEnd;
    private int stepsInCycle;

    void askStep() {
        stepsAsked++;
    }

    void askCycle() {
        if (midCycle && !toTheEnd) {
            toTheEnd = true;
        } else {
            cyclesAsked++;
        }
    }

    /** Lets a cycle that was begun come to its end. */
    void finishCycle() {
        toTheEnd = midCycle;
    }

    /** Whether a step or cycle that was asked for lets a held match continue. */
    boolean mayPass() {
        return toTheEnd || stepsAsked > 0 || (!midCycle && cyclesAsked > 0);
    }

    /** Uses up what lets the match continue, if it was asked for. */
    void pass() {
        if (toTheEnd) {
            return;
        }
        if (stepsAsked > 0) {
            stepsAsked--;
        } else if (!midCycle && cyclesAsked > 0) {
            cyclesAsked--;
            toTheEnd = true;
        }
    }

    void begin() {
        midCycle = true;
        stepsInCycle = 0;
    }

    /** Takes note of a step, and says whether more steps of this cycle follow. */
    boolean stepped(Match match) {
        stepsInCycle++;
        double stepSeconds = match.game().world().stepSeconds();
        return stepsInCycle < Math.round(match.setup().league().cycleSeconds() / stepSeconds);
    }

    void end() {
        midCycle = false;
        toTheEnd = false;
    }

    void forget() {
        end();
        stepsAsked = 0;
        cyclesAsked = 0;
    }

    boolean midCycle() {
        return midCycle;
    }
}
