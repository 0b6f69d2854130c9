// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.Team;
import org.robopitch.recording.match.Shape;
import org.robopitch.runner.draw.Picture;

/**
 * A team that always returns. To have its reports in the match, let it {@linkplain
 * org.robopitch.engine.match.Match#watch watch} the match it plays in.
 */
public sealed interface GuardedTeam extends Team, MatchListener, AutoCloseable permits TeamGuard, OutsideGuard {
    /** How many decisions the team missed. */
    long missed();

    /** What the team drew in its last decision, in its own frame; nothing if drawings are not wanted. */
    List<Shape> drawings();

    /** The pictures that its robots showed in its last decision. */
    default List<Picture> pictures() {
        return List.of();
    }

    /** {@return how the team has lost its process, or null if it has not, or has none of its own} */
    default @Nullable ProcessLoss loss() {
        return null;
    }

    /** Lets go of the team without waiting for it. */
    @Override
    void close();
}
