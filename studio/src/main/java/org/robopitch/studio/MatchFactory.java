// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio;

import java.util.List;
import java.util.Optional;
import org.robopitch.engine.match.Stage;
import org.robopitch.recording.match.MatchInfo;

/** Sets up matches for the studio, which knows neither leagues nor teams itself. */
public interface MatchFactory {
    /**
     * A league to choose.
     *
     * @param name as files and commands spell it
     * @param sizes the sizes it is played in, the usual one first
     * @param teams names of the teams that play it, the usual one first
     */
    record Choice(String name, List<String> sizes, List<String> teams) {
        /** Keeps its own lists. */
        public Choice {
            sizes = List.copyOf(sizes);
            teams = List.copyOf(teams);
        }
    }

    /** {@return the leagues there are} */
    List<Choice> choices();

    /**
     * Sets up a match.
     *
     * @param request what was chosen
     * @return the match, not begun
     * @throws IllegalArgumentException if there is no such thing, with a sentence that says what there is
     */
    PlayableMatch create(MatchRequest request);

    /**
     * {@return the pitch and bodies of a recorded match, if its league is known here}
     *
     * @param info of the recording
     */
    default Optional<Stage> stage(MatchInfo info) {
        return Optional.empty();
    }
}
