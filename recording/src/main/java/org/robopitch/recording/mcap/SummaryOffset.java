// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import org.robopitch.recording.bytes.ByteWriter;

/**
 * Where in the summary the records of one type are.
 *
 * @param group the type
 * @param start byte of the file where the first of them starts
 * @param length bytes of all of them
 */
record SummaryOffset(RecordType group, long start, long length) implements McapRecord {
    @Override
    public RecordType type() {
        return RecordType.SUMMARY_OFFSET;
    }

    @Override
    public void writeContent(ByteWriter out) {
        out.putByte(group.code());
        out.putLong(start);
        out.putLong(length);
    }
}
