// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.io.IOException;
import org.robopitch.recording.mcap.MessageCursor;

/** Steps through readings in the order of time. */
public final class ReadingsCursor {
    private final MatchRecordingReader reader;
    private final MessageCursor cursor;
    private final int width;

    ReadingsCursor(MatchRecordingReader reader, MessageCursor cursor, int width) {
        this.reader = reader;
        this.cursor = cursor;
        this.width = width;
    }

    /** Reads the next moment; false, and nothing read, at the end. */
    public boolean next(MatchReadings into) throws IOException {
        if (!cursor.next()) {
            return false;
        }
        reader.decode(cursor.message(), into, width);
        return true;
    }
}
