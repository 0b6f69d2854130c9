// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.IOException;
import java.util.zip.CRC32;
import org.robopitch.recording.bytes.ByteReader;
import org.robopitch.recording.lz4.Lz4Decompressor;

/** A chunk read back: decompressed, its checksum verified. */
final class Chunk {
    /** Twice what a writer of ours may make of one chunk and the message that fills it; two are held at a time. */
    private static final long LARGEST_UNCOMPRESSED = 4L * McapOptions.LARGEST_CHUNK;
    /** One byte of LZ4 stands for at most 255 bytes of content, so larger claims are lies. */
    private static final long LARGEST_LZ4_RATIO = 255;

    final RecordFile.Frame frame;
    final byte[] records;
    private final long startTime;
    private final long endTime;
    private final String compression;
    private final long compressedSize;

    private Chunk(RecordFile.Frame frame, ByteReader in) throws IOException {
        this.frame = frame;
        startTime = in.getLong();
        endTime = in.getLong();
        long uncompressedSize = in.getLong();
        int storedCrc = in.getInt();
        compression = in.getString();
        int length = in.getLongLength();
        compressedSize = length;
        records = decompress(compression, in, length, uncompressedSize);
        CRC32 crc = new CRC32();
        crc.update(records);
        MalformedException.requireCrc(storedCrc, (int) crc.getValue(), "chunk content");
    }

    static Chunk load(RecordFile file, RecordFile.Frame frame) throws IOException {
        return file.parse(frame, content -> new Chunk(frame, content));
    }

    private static byte[] decompress(String compression, ByteReader in, int length, long uncompressedSize)
            throws IOException {
        switch (compression) {
            case "" -> {
                if (uncompressedSize != length) {
                    throw new MalformedException(
                            "expected " + length + " bytes, as stored, found a size of " + uncompressedSize);
                }
                return in.getBytes(length);
            }
            case "lz4" -> {
                long largest = Math.min(LARGEST_UNCOMPRESSED, length * LARGEST_LZ4_RATIO);
                if (uncompressedSize < 0 || uncompressedSize > largest) {
                    throw new MalformedException("expected at most " + largest + " bytes of content, found a size of "
                            + Long.toUnsignedString(uncompressedSize));
                }
                byte[] target = new byte[(int) uncompressedSize];
                Lz4Decompressor.decompress(in.array(), in.position(), length, target);
                return target;
            }
            default ->
                throw new MalformedException("expected compression \"lz4\" or none, found \"" + compression + "\"");
        }
    }

    /** The index entry for this chunk, without message indexes. */
    ChunkIndex toIndex() {
        return new ChunkIndex(
                startTime,
                endTime,
                frame.offset(),
                frame.end() - frame.offset(),
                Maps.sortedNumbers(java.util.Map.of()),
                0,
                compression,
                compressedSize,
                records.length);
    }
}
