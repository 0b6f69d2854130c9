// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.soak;

import org.robopitch.runner.MatchOrder;

/**
 * How hard the studio is tested.
 *
 * @param order the match that is played again and again, each time with the next seed
 * @param viewers how many watch
 * @param slowViewers how many of them read far less than they are sent
 * @param minutes simulated time in all, min
 * @param rounds how many matches share it
 * @param speed times real time; infinite for full speed
 */
public record SoakSettings(MatchOrder order, int viewers, int slowViewers, double minutes, int rounds, double speed) {
    /** Refuses what cannot be tested. */
    public SoakSettings {
        if (viewers < 1 || viewers > 900 || slowViewers < 0 || slowViewers > viewers) {
            throw new IllegalArgumentException("the number of viewers, including slow ones, must be 1 to 900, but is "
                    + viewers + " with " + slowViewers + " slow ones");
        }
        if (!(minutes > 0 && minutes <= 100_000) || rounds < 2) {
            throw new IllegalArgumentException(
                    "a soak needs some minutes and at least two rounds, but has " + minutes + " min in " + rounds);
        }
        if (!(speed >= 0.1)) {
            throw new IllegalArgumentException("the speed must be at least 0.1, but is " + speed);
        }
    }

    double roundSeconds() {
        return 60 * minutes / rounds;
    }
}
