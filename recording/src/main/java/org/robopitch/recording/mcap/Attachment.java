// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.IOException;
import java.util.zip.CRC32;
import org.robopitch.recording.bytes.ByteReader;
import org.robopitch.recording.bytes.ByteWriter;

/**
 * A file inside the file.
 *
 * @param logTime when it was recorded, nanoseconds
 * @param createTime when it was made, nanoseconds, 0 if unknown
 * @param name its file name
 * @param mediaType for instance {@code text/plain}
 * @param data its bytes
 */
@SuppressWarnings("ArrayRecordComponent") // read once and handed on; never compared
public record Attachment(long logTime, long createTime, String name, String mediaType, byte[] data)
        implements McapRecord {
    static Attachment read(ByteReader in) throws IOException {
        int start = in.position();
        Attachment attachment = new Attachment(
                in.getLong(), in.getLong(), in.getString(), in.getString(), in.getBytes(in.getLongLength()));
        int computed = crc(in.array(), start, in.position());
        MalformedException.requireCrc(in.getInt(), computed, "attachment " + attachment.name);
        return attachment;
    }

    @Override
    public void writeContent(ByteWriter out) {
        int start = out.size();
        out.putLong(logTime);
        out.putLong(createTime);
        out.putString(name);
        out.putString(mediaType);
        out.putLong(data.length);
        out.putBytes(data);
        out.putInt(crc(out.array(), start, out.size()));
    }

    private static int crc(byte[] bytes, int start, int end) {
        CRC32 crc = new CRC32();
        crc.update(bytes, start, end - start);
        return (int) crc.getValue();
    }
}
