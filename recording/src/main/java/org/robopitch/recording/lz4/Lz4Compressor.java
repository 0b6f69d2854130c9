// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.lz4;

import org.robopitch.recording.bytes.ByteWriter;

/** Writes LZ4 frames with content size and checksums; one instance is reused and allocates nothing per frame. */
public final class Lz4Compressor {
    private final BlockCompressor block = new BlockCompressor();

    /** Appends one frame holding the given bytes. The same bytes always give the same frame. */
    public void compress(byte[] source, int offset, int length, ByteWriter target) {
        int blockSizeCode = blockSizeCode(length);
        putHeader(length, blockSizeCode, target);
        int blockSize = FrameFormat.blockSize(blockSizeCode);
        for (int done = 0; done < length; ) {
            int part = Math.min(blockSize, length - done);
            putBlock(source, offset + done, part, target);
            done += part;
        }
        target.putInt(0);
        target.putInt(XxHash32.hash(source, offset, length));
    }

    private static int blockSizeCode(int length) {
        int code = FrameFormat.SMALLEST_BLOCK_CODE;
        while (code < FrameFormat.LARGEST_BLOCK_CODE && FrameFormat.blockSize(code) < length) {
            code++;
        }
        return code;
    }

    private static void putHeader(int length, int blockSizeCode, ByteWriter target) {
        target.putInt(FrameFormat.MAGIC);
        int descriptor = target.size();
        target.putByte(FrameFormat.VERSION
                | FrameFormat.INDEPENDENT_BLOCKS
                | FrameFormat.CONTENT_SIZE
                | FrameFormat.CONTENT_CHECKSUM);
        target.putByte(blockSizeCode << 4);
        target.putLong(length);
        target.putByte(XxHash32.hash(target.array(), descriptor, target.size() - descriptor) >>> 8);
    }

    private void putBlock(byte[] source, int offset, int length, ByteWriter target) {
        int sizeField = target.reserve(4);
        int start = target.reserve(BlockCompressor.bound(length));
        int compressed = block.compress(source, offset, length, target.array(), start);
        if (compressed < length) {
            target.truncate(start + compressed);
            target.setInt(sizeField, compressed);
        } else {
            target.truncate(start);
            target.putBytes(source, offset, length);
            target.setInt(sizeField, length | FrameFormat.STORED_BLOCK);
        }
    }
}
