// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import org.robopitch.campaign.tournament.Format;
import org.robopitch.settings.Meaning;
import org.robopitch.settings.Require;
import org.robopitch.settings.Words;

/** What the file of a tournament says beside what files of all runs say. */
public record TournamentFile(
        @Meaning("the teams; for knock-out, the strongest first")
        Words teams,

        @Meaning("format of the tournament") Format format,

        @Meaning("rounds of a Swiss tournament; 0 for as many as it takes to find the best")
        int rounds,

        @Meaning("keep all positions of every cycle") boolean samples) {
    public TournamentFile {
        Require.between("rounds", rounds, 0, 999, "");
    }

    /** {@return what a file that says nothing means} */
    static TournamentFile defaults() {
        return new TournamentFile(Words.NONE, Format.ROUND_ROBIN, 0, false);
    }
}
