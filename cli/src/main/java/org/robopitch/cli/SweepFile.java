// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.Require;
import org.robopitch.settings.Words;

/** What the file of a sweep says beside what files of all runs say. */
public record SweepFile(
        @Meaning("the team under test") String blue,
        @Meaning("its opponent") String yellow,

        @Meaning("the parameters to vary, each as PATH=LOW:HIGH or PATH=LOW:HIGH:N")
        Words vary,

        @Meaning("grid, random or latin-hypercube") String design,

        @Meaning("points of a random or latin-hypercube design")
        int samples) {
    public SweepFile {
        Require.between("samples", samples, 1, 1_000_000, "");
    }

    /** {@return what a file that says nothing means} */
    static SweepFile defaults() {
        return new SweepFile("", "", Words.NONE, "grid", 50);
    }
}
