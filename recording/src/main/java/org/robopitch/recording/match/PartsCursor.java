// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.io.IOException;
import org.robopitch.recording.mcap.MessageCursor;

/** Steps through where the parts of articulated bodies are in a recording. */
public final class PartsCursor {
    private final MatchRecordingReader reader;
    private final MessageCursor messages;

    PartsCursor(MatchRecordingReader reader, MessageCursor messages) {
        this.reader = reader;
        this.messages = messages;
    }

    /** Reads the next moment, if there is one. */
    public boolean next(MatchParts into) throws IOException {
        if (!reader.next(messages)) {
            return false;
        }
        reader.decode(messages.message(), into);
        return true;
    }
}
