// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.IOException;
import java.util.Arrays;
import org.robopitch.recording.bytes.ByteReader;
import org.robopitch.recording.bytes.EndOfBytesException;
import org.robopitch.recording.lz4.Lz4Exception;

/** A file seen as records: finds their frames and reads their content, trusting no length it has not checked. */
final class RecordFile {
    /** No record we read into memory at once may be larger, whatever the file says. */
    private static final long LARGEST_RECORD = 5L * McapOptions.LARGEST_CHUNK;

    private static final int BLOCK = 1 << 20;

    private final ByteSource source;

    RecordFile(ByteSource source) {
        this.source = source;
    }

    /** Turns the content of a record into a value. */
    interface Parser<T> {
        T parse(ByteReader content) throws IOException;
    }

    /**
     * The place of a record in the file.
     *
     * @param code the record's type as stored
     * @param offset where its frame starts
     * @param length bytes of its content
     */
    record Frame(int code, long offset, long length) {
        boolean is(RecordType type) {
            return code == type.code();
        }

        long contentOffset() {
            return offset + McapRecord.FRAME_LENGTH;
        }

        long end() {
            return contentOffset() + length;
        }
    }

    long size() {
        return source.size();
    }

    /** Reads the frame at an offset and checks that its record ends within the file. */
    Frame frame(long offset) throws IOException {
        if (offset < 0 || offset > size() - McapRecord.FRAME_LENGTH) {
            throw problem(offset, "record", "expected a record, found the end of the file at byte " + size());
        }
        byte[] bytes = read(offset, McapRecord.FRAME_LENGTH);
        ByteReader reader = new ByteReader(bytes, 0, bytes.length);
        Frame frame = new Frame(reader.getByte(), offset, reader.getLong());
        long room = size() - frame.contentOffset();
        if (frame.length < 0 || frame.length > room) {
            throw problem(
                    frame,
                    "expected at most " + room + " bytes of content, found a length of "
                            + Long.toUnsignedString(frame.length));
        }
        return frame;
    }

    /** How many of the bytes from an offset on are zero: what a crash leaves at the end of a file may be gigabytes of them. */
    long zeros(long offset) throws IOException {
        byte[] block = new byte[(int) Math.min(BLOCK, size() - offset)];
        byte[] none = new byte[block.length];
        long at = offset;
        while (at < size()) {
            int part = (int) Math.min(block.length, size() - at);
            source.read(at, block, 0, part);
            int first = Arrays.mismatch(block, 0, part, none, 0, part);
            if (first >= 0) {
                return at + first - offset;
            }
            at += part;
        }
        return at - offset;
    }

    Frame frame(long offset, RecordType expected) throws IOException {
        Frame frame = frame(offset);
        if (!frame.is(expected)) {
            throw problem(frame, "expected " + expected);
        }
        return frame;
    }

    <T> T parse(Frame frame, Parser<T> parser) throws IOException {
        if (frame.length > LARGEST_RECORD) {
            throw problem(frame, "expected at most " + LARGEST_RECORD + " bytes, found " + frame.length);
        }
        byte[] content = read(frame.contentOffset(), (int) frame.length);
        return parse(frame, new ByteReader(content, 0, content.length), parser);
    }

    /** Runs a parser and says of any complaint where in the file it belongs. */
    <T> T parse(Frame frame, ByteReader content, Parser<T> parser) throws IOException {
        try {
            return parser.parse(content);
        } catch (McapException e) {
            throw e;
        } catch (EndOfBytesException | Lz4Exception | MalformedException e) {
            throw new McapException(source.name(), frame.offset, RecordType.describe(frame.code), e);
        }
    }

    byte[] read(long offset, int length) throws IOException {
        byte[] bytes = new byte[length];
        source.read(offset, bytes, 0, length);
        return bytes;
    }

    void read(long offset, byte[] target, int length) throws IOException {
        source.read(offset, target, 0, length);
    }

    McapException problem(Frame frame, String text) {
        return problem(frame.offset, RecordType.describe(frame.code), text);
    }

    McapException problem(long offset, String record, String text) {
        return new McapException(source.name(), offset, record, text);
    }
}
