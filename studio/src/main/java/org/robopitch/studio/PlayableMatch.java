// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio;

import java.util.List;
import org.robopitch.engine.match.Match;

/** A match that is ready to be played in the studio, with all that belongs to it. */
public interface PlayableMatch extends AutoCloseable {
    /** {@return the match} */
    Match match();

    /** {@return names of the blue and the yellow team} */
    List<String> teams();

    /** {@return its size in the league's words, such as "5v5"} */
    String size();

    /** Plays one control cycle; whoever guards teams against hanging does it here. */
    default void cycle() {
        match().cycle();
    }

    /** Ends what belongs to the match, such as its recording. */
    @Override
    default void close() {}
}
