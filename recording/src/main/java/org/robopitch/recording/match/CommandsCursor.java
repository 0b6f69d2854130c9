// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.io.IOException;
import org.robopitch.recording.mcap.MessageCursor;

/** Steps through the commands of a recording. */
public final class CommandsCursor {
    private final MatchRecordingReader reader;
    private final MessageCursor messages;

    CommandsCursor(MatchRecordingReader reader, MessageCursor messages) {
        this.reader = reader;
        this.messages = messages;
    }

    /** Reads the next commands, if there are any. */
    public boolean next(MatchCommands into) throws IOException {
        if (!reader.next(messages)) {
            return false;
        }
        reader.decode(messages.message(), into);
        return true;
    }
}
