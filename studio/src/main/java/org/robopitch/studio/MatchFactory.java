// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio;

import java.io.IOException;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.runner.replay.Moment;

/** Sets up matches for the studio, which knows neither leagues nor teams itself. */
public interface MatchFactory {
    /** {@return what can be ordered} */
    Catalogue catalogue();

    /** {@return the name of the link over which external programs play; empty if none can} */
    default String link() {
        return "";
    }

    /**
     * Sets up a match.
     *
     * @param order what was chosen
     * @return the match, not begun
     * @throws IllegalArgumentException if there is no such thing, with a sentence that says what there is
     * @throws IOException if its recording cannot be written
     */
    PreparedMatch prepare(MatchOrder order) throws IOException;

    /**
     * Sets up a match that continues from a moment of another.
     *
     * @param order the same league, perhaps other teams or another seed
     * @param start where it begins
     * @return the match
     * @throws IllegalArgumentException if there is no such thing, or such matches cannot begin in the middle
     * @throws IOException if its recording cannot be written
     */
    default PreparedMatch prepare(MatchOrder order, Moment start) throws IOException {
        throw new IllegalArgumentException("a match with external programs always starts at the beginning; to go on "
                + "from a moment, play the match with robopitch play, or open its recording there");
    }
}
