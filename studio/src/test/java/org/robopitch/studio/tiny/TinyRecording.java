// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.tiny;

import java.io.IOException;
import java.nio.file.Path;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.runner.record.MatchRecorder;

/** A match of the tiny league in a file. */
public final class TinyRecording {
    private TinyRecording() {}

    /**
     * Plays and records a match.
     *
     * @param file where to
     * @param seconds how long, simulated
     * @return the file
     */
    public static Path write(Path file, double seconds) throws IOException {
        PreparedMatch prepared = new TinyFactory(seconds).prepare(TinyStudio.MATCH);
        try (MatchRecorder recorder = new MatchRecorder(file, true, prepared.frames(), prepared.order(), "test")) {
            while (!prepared.match().over()) {
                prepared.match().cycle();
            }
        }
        return file;
    }
}
