// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.lz4;

/** The constants of the LZ4 frame format, version 1.6. */
final class FrameFormat {
    static final int MAGIC = 0x184D2204;
    /** Frames 0x184D2A50 to 0x184D2A5F carry user data that readers step over. */
    static final int SKIPPABLE_MAGIC = 0x184D2A50;

    static final int VERSION = 0x40;
    static final int VERSION_MASK = 0xC0;
    static final int INDEPENDENT_BLOCKS = 0x20;
    static final int BLOCK_CHECKSUM = 0x10;
    static final int CONTENT_SIZE = 0x08;
    static final int CONTENT_CHECKSUM = 0x04;
    static final int RESERVED = 0x02;
    static final int DICTIONARY = 0x01;

    static final int SMALLEST_BLOCK_CODE = 4;
    static final int LARGEST_BLOCK_CODE = 7;

    /** Set in a block's size when its bytes are stored as they are. */
    static final int STORED_BLOCK = 0x80000000;

    private FrameFormat() {}

    /** Codes 4 to 7 stand for 64 KiB, 256 KiB, 1 MiB and 4 MiB. */
    static int blockSize(int code) {
        return 1 << (8 + 2 * code);
    }
}
