// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import org.jspecify.annotations.Nullable;

/** One rule of the game: it looks at the world while the ball is in play. */
interface Watch {
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

    /** A number that changes with everything it remembers. */
    long hash();
}
