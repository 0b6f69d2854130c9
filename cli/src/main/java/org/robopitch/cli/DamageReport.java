// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.robopitch.recording.match.MatchRecordingReader;
import org.robopitch.recording.mcap.Damage;

/** Reports which part of a recording cannot be read, and how much of the match that is. */
final class DamageReport {
    /** Exit code of a command that delivers what is left of a recording with a damaged piece in its middle. */
    static final int INCOMPLETE = 3;

    private DamageReport() {}

    /** Prints a line for each damage and for each time that is missing, and returns whether any is. */
    static boolean print(MatchRecordingReader reader, PrintWriter err) throws IOException {
        String name = reader.container().name();
        for (Damage damage : reader.damages()) {
            err.println(name + ": damaged: " + damage);
        }
        if (reader.damages().isEmpty()) {
            return false;
        }
        List<MatchRecordingReader.Gap> gaps = reader.gaps();
        double missing = 0;
        for (MatchRecordingReader.Gap gap : gaps) {
            missing += gap.to() - gap.from();
            err.printf(Locale.ROOT, "%s: unreadable between %.3f s and %.3f s%n", name, gap.from(), gap.to());
        }
        if (!gaps.isEmpty()) {
            err.printf(
                    Locale.ROOT,
                    "%s: %.3f s of %.3f s are missing; the rest was read%n",
                    name,
                    missing,
                    reader.endTime() - reader.startTime());
        }
        return !gaps.isEmpty();
    }
}
