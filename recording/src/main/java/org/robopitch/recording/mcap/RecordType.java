// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

/** The kinds of record an MCAP file is made of; the code of each is its place in this list, from 1. */
enum RecordType {
    HEADER,
    FOOTER,
    SCHEMA,
    CHANNEL,
    MESSAGE,
    CHUNK,
    MESSAGE_INDEX,
    CHUNK_INDEX,
    ATTACHMENT,
    ATTACHMENT_INDEX,
    STATISTICS,
    METADATA,
    METADATA_INDEX,
    SUMMARY_OFFSET,
    DATA_END;

    private static final RecordType[] TYPES = values();

    int code() {
        return ordinal() + 1;
    }

    /** A readable name for any code, also one that this version does not know. */
    static String describe(int code) {
        return code >= 1 && code <= TYPES.length ? TYPES[code - 1].name() : String.format("record 0x%02x", code);
    }
}
