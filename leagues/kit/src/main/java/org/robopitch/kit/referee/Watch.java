// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.state.Stateful;

/**
 * One rule of the game: it looks at play cycle by cycle, and says when that calls for a stop.
 *
 * @param <D> what it decides
 */
public interface Watch<D> extends Stateful {
    /**
     * Looks at a cycle of play.
     *
     * @param seconds its length, s
     * @return what to call, or null to let play continue
     */
    @Nullable
    D look(double seconds);

    /** Starts again, because play did. */
    void reset();
}
