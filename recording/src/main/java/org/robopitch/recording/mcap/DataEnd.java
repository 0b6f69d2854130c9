// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.IOException;
import org.robopitch.recording.bytes.ByteReader;
import org.robopitch.recording.bytes.ByteWriter;

/**
 * Marks the end of the data section.
 *
 * @param dataCrc CRC-32 of the file up to this record, 0 if not computed
 */
record DataEnd(int dataCrc) implements McapRecord {
    static DataEnd read(ByteReader in) throws IOException {
        return new DataEnd(in.getInt());
    }

    @Override
    public RecordType type() {
        return RecordType.DATA_END;
    }

    @Override
    public void writeContent(ByteWriter out) {
        out.putInt(dataCrc);
    }
}
