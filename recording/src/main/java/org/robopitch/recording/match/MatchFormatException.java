// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.io.IOException;

/** A file is MCAP but not a match as we record it: where, and what was expected. */
public final class MatchFormatException extends IOException {
    private static final long serialVersionUID = 1L;

    MatchFormatException(String file, String place, String problem) {
        super(file + ": " + place + ": " + problem);
    }
}
