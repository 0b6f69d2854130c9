// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

/** How the writer stores the records of a chunk. */
public enum Compression {
    NONE(""),
    LZ4("lz4");

    private final String code;

    Compression(String code) {
        this.code = code;
    }

    /** The name the file uses. */
    String code() {
        return code;
    }
}
