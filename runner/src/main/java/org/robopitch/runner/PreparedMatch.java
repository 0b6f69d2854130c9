// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner;

import java.util.List;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Side;
import org.robopitch.runner.draw.Stroke;

/** A match that is ready to be played, with all that was set up around it. */
public interface PreparedMatch extends AutoCloseable {
    /** What was ordered. */
    MatchOrder order();

    Match match();

    /** What a side's team drew in its last decision, in the world's frame. */
    List<Stroke> drawings(Side side);

    /** Whether the match has come to its end: by the referee, or because the ordered time is up. */
    default boolean over() {
        double duration = order().duration();
        return match().over() || (duration > 0 && match().game().world().time() >= duration - 1e-9);
    }

    /** Ends the recording, if there is one, and lets go of the teams; it never waits for a team. */
    @Override
    void close();
}
