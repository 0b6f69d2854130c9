// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import org.robopitch.declare.Value;
import org.robopitch.declare.Values;
import org.robopitch.settings.Words;

/** What the file of a sweep says beside what files of all runs say. */
public record SweepFile(
        @Value(says = "the team under test") String blue,
        @Value(says = "its opponent") String yellow,

        @Value(says = "the parameters to vary, each as PATH=LOW:HIGH or PATH=LOW:HIGH:N")
        Words vary,

        @Value(says = "grid, random or latin-hypercube") String design,

        @Value(says = "points of a random or latin-hypercube design", min = 1, max = 1_000_000)
        int samples)
        implements Values<SweepFile> {

    /** {@return what a file that says nothing means} */
    static SweepFile defaults() {
        return new SweepFile("", "", Words.NONE, "grid", 50);
    }
}
