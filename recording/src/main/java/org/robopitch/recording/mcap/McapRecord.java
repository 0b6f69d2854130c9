// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import org.robopitch.recording.bytes.ByteWriter;

/** A record whose content is its {@link Fields}, unless it says otherwise; {@link #append} adds the frame of type and length. */
interface McapRecord {
    /** One byte of type, eight bytes of length. */
    int FRAME_LENGTH = 9;

    default RecordType type() {
        return Fields.type(getClass());
    }

    default void writeContent(ByteWriter out) {
        Fields.write(this, out);
    }

    static void append(McapRecord record, ByteWriter out) {
        int lengthField = begin(record.type(), out);
        record.writeContent(out);
        end(lengthField, out);
    }

    /** Starts a frame whose length is not known yet; {@link #end} fills it in. */
    static int begin(RecordType type, ByteWriter out) {
        out.putByte(type.code());
        return out.reserve(8);
    }

    static void end(int lengthField, ByteWriter out) {
        out.setLong(lengthField, out.size() - lengthField - 8L);
    }
}
