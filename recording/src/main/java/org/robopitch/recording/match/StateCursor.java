// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.io.IOException;
import org.robopitch.recording.mcap.MessageCursor;

/** Steps through the states of a recording. */
public final class StateCursor {
    private final MatchRecordingReader reader;
    private final MessageCursor messages;

    StateCursor(MatchRecordingReader reader, MessageCursor messages) {
        this.reader = reader;
        this.messages = messages;
    }

    /** Reads the next state, if there is one. */
    public boolean next(MatchState into) throws IOException {
        if (!reader.next(messages)) {
            return false;
        }
        reader.decode(messages.message(), into);
        return true;
    }
}
