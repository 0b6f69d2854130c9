// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Match;
import org.robopitch.runner.guard.ProcessLoss;

/**
 * A match that has been played.
 *
 * @param order what was ordered
 * @param match at its end
 * @param seconds real time it took, s
 * @param blueMissed decisions that the blue team missed
 * @param yellowMissed the same of yellow
 * @param recordingFailure why the recording broke off, or null
 * @param loss the team that first lost its process, or null
 */
public record FinishedMatch(
        MatchOrder order,
        Match match,
        double seconds,
        long blueMissed,
        long yellowMissed,
        @Nullable IOException recordingFailure,
        @Nullable ProcessLoss loss) {
    /** Simulated over real time. */
    public double realTimeFactor() {
        return seconds > 0 ? match.game().world().time() / seconds : 0;
    }
}
