// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.io.IOException;
import org.robopitch.recording.bytes.ByteReader;
import org.robopitch.recording.mcap.MessageCursor;

/**
 * Steps through what a recording has of one topic, in the order of time.
 *
 * @param <T> what each moment is read into, again and again
 */
public final class Moments<T> {
    /** Reads the bytes of a message. */
    interface Layout<T> {
        void read(T into, ByteReader data) throws IOException;
    }

    private final MatchRecordingReader reader;
    private final MessageCursor messages;
    private final Layout<T> layout;

    Moments(MatchRecordingReader reader, MessageCursor messages, Layout<T> layout) {
        this.reader = reader;
        this.messages = messages;
        this.layout = layout;
    }

    /** Reads the next moment; false, and nothing read, at the end. */
    public boolean next(T into) throws IOException {
        if (!reader.next(messages)) {
            return false;
        }
        reader.decode(messages.message(), into, layout);
        return true;
    }
}
