// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.session;

import java.util.List;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.PlayState;
import org.robopitch.runner.pace.Pace;

/**
 * How a session stands; it never changes, so it may be handed to any thread. Where bodies are is in frames, see
 * {@link org.robopitch.runner.frame.FrameReader}.
 *
 * @param scene the match that is played
 * @param step physics steps done
 * @param cycle control cycles done
 * @param time simulated time, s
 * @param play score, clock and mode
 * @param events all events of the match so far
 * @param pace the pace asked for
 * @param lateCycles cycles that ended later than one cycle after they were due
 * @param over whether the match has ended
 * @param problem why the match cannot continue, or empty
 */
public record SessionStatus(
        MatchScene scene,
        long step,
        long cycle,
        double time,
        PlayState play,
        List<MatchEvent> events,
        Pace pace,
        long lateCycles,
        boolean over,
        String problem) {

    public boolean paused() {
        return pace instanceof Pace.Paused;
    }
}
