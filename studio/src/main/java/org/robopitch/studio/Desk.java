// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio;

import org.jspecify.annotations.Nullable;
import org.robopitch.runner.MatchOrder;
import org.robopitch.studio.live.GoOn;
import org.robopitch.studio.live.LiveMatch;

/** Where orders for matches are carried out. */
public interface Desk {
    /** The match being played, or null. */
    @Nullable
    LiveMatch live();

    /** Ends the match being played and begins another. */
    void begin(MatchOrder order);

    /** Ends the match being played and begins another at a moment of one. */
    void goOn(GoOn wish);
}
