// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.lz4;

import java.io.IOException;

/** Compressed data is not a valid LZ4 frame: why, and where, counted from the start of the array given. */
public final class Lz4Exception extends IOException {
    private static final long serialVersionUID = 1L;

    Lz4Exception(int position, String problem) {
        super("LZ4 byte " + position + ": " + problem);
    }
}
