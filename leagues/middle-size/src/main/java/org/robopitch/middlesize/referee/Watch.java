// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.state.Stateful;

/** One rule of the game: it looks at the world while the ball is in play. */
interface Watch extends Stateful {
    /**
     * Looks at a cycle of play.
     *
     * @param seconds its length, s
     * @return what was seen, or null
     */
    @Nullable
    Decision look(double seconds);

    /** Begins anew, because play did. */
    void reset();
}
