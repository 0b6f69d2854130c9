// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.state.Stateful;

/** Keeps an eye on one rule while the ball is in play, and says when it calls for a stop. */
interface Watch extends Stateful {
    /**
     * Looks once per cycle.
     *
     * @param seconds since the last look
     * @return what to call, or null to let play go on
     */
    @Nullable
    Call look(double seconds);

    /** Begins anew, because play was stopped. */
    void reset();
}
