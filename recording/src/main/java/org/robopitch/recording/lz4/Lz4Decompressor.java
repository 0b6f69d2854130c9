// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.lz4;

import java.io.IOException;
import org.robopitch.recording.bytes.ByteReader;

/** Reads LZ4 frames of any writer (linked or independent blocks, every checksum verified, no dictionaries). */
public final class Lz4Decompressor {
    private Lz4Decompressor() {}

    /** Decompresses frames whose content is known to be exactly as long as the target. */
    public static void decompress(byte[] source, int offset, int length, byte[] target) throws IOException {
        ByteReader input = new ByteReader(source, offset, length);
        int output = 0;
        while (input.remaining() > 0) {
            int magic = input.getInt();
            if ((magic & 0xFFFFFFF0) == FrameFormat.SKIPPABLE_MAGIC) {
                input.skip(input.getLength());
            } else if (magic == FrameFormat.MAGIC) {
                output = new Frame(input).read(target, output);
            } else {
                throw new Lz4Exception(
                        input.position() - 4, String.format("expected an LZ4 frame, found magic %08x", magic));
            }
        }
        if (output != target.length) {
            throw new Lz4Exception(offset + length, "expected " + target.length + " bytes of content, found " + output);
        }
    }

    /** One frame: its descriptor, read on construction, then its blocks. */
    private static final class Frame {
        private final ByteReader input;
        private final int flags;
        private final int blockSize;
        private final long contentSize;

        Frame(ByteReader input) throws IOException {
            this.input = input;
            int start = input.position();
            flags = input.getByte();
            int blockCode = input.getByte() >>> 4 & 7;
            if ((flags & FrameFormat.VERSION_MASK) != FrameFormat.VERSION || (flags & FrameFormat.RESERVED) != 0) {
                throw problem("expected LZ4 frame version 1, found flags " + Integer.toHexString(flags));
            }
            if (blockCode < FrameFormat.SMALLEST_BLOCK_CODE) {
                throw problem("expected a block size code of 4 to 7, found " + blockCode);
            }
            blockSize = FrameFormat.blockSize(blockCode);
            contentSize = has(FrameFormat.CONTENT_SIZE) ? input.getLong() : -1;
            if (has(FrameFormat.DICTIONARY)) {
                throw problem("frames with a dictionary cannot be read");
            }
            int expected = XxHash32.hash(input.array(), start, input.position() - start) >>> 8 & 0xFF;
            if (input.getByte() != expected) {
                throw problem("frame header checksum does not match");
            }
        }

        int read(byte[] target, int targetStart) throws IOException {
            int output = targetStart;
            for (int header = input.getInt(); header != 0; header = input.getInt()) {
                output = readBlock(header, target, targetStart, output);
            }
            int length = output - targetStart;
            if (contentSize >= 0 && contentSize != length) {
                throw problem("frame announced " + contentSize + " bytes of content, found " + length);
            }
            if (has(FrameFormat.CONTENT_CHECKSUM) && input.getInt() != XxHash32.hash(target, targetStart, length)) {
                throw problem("content checksum does not match");
            }
            return output;
        }

        private int readBlock(int header, byte[] target, int frameStart, int output) throws IOException {
            int size = header & ~FrameFormat.STORED_BLOCK;
            int start = input.position();
            if (size > blockSize) {
                throw problem("block of " + size + " bytes, expected at most " + blockSize);
            }
            input.skip(size);
            if (has(FrameFormat.BLOCK_CHECKSUM) && input.getInt() != XxHash32.hash(input.array(), start, size)) {
                throw problem("block checksum does not match");
            }
            int limit = (int) Math.min(target.length, (long) output + blockSize);
            if ((header & FrameFormat.STORED_BLOCK) != 0) {
                if (size > limit - output) {
                    throw problem("content longer than the " + target.length + " bytes announced");
                }
                System.arraycopy(input.array(), start, target, output, size);
                return output + size;
            }
            int history = has(FrameFormat.INDEPENDENT_BLOCKS) ? output : frameStart;
            return BlockDecompressor.decompress(input.array(), start, size, target, history, output, limit);
        }

        private boolean has(int flag) {
            return (flags & flag) != 0;
        }

        private Lz4Exception problem(String text) {
            return new Lz4Exception(input.position(), text);
        }
    }
}
