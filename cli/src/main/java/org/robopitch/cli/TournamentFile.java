// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import org.robopitch.campaign.tournament.Format;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;
import org.robopitch.settings.Words;

/** What the file of a tournament says beside what files of all runs say. */
public record TournamentFile(
        @Value(says = "the teams; for knock-out, the strongest first")
        Words teams,

        @Value(says = "format of the tournament") Format format,

        @Value(says = "rounds of a Swiss tournament; 0 for as many as it takes to find the best", max = 999)
        int rounds,

        @Value(says = "keep all positions of every cycle") boolean samples)
        implements Values<TournamentFile> {

    /** {@return what a file that says nothing means} */
    static TournamentFile defaults() {
        return new TournamentFile(Words.NONE, Format.ROUND_ROBIN, 0, false);
    }
}
