// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.CRC32;
import org.robopitch.recording.bytes.ByteWriter;

/**
 * Writes an MCAP file from front to back: a chunk at a time, each handed to the stream whole.
 *
 * <p>Whatever kills the program loses at most the open chunk. The same calls always give the same bytes. Writing a
 * message allocates nothing. Not safe for use by several threads.
 */
public final class McapWriter implements Closeable {
    private final OutputStream out;
    private final McapOptions options;
    private final ChunkBuilder chunk;
    private final SummaryBuilder summary = new SummaryBuilder();
    private final List<Schema> schemas = new ArrayList<>();
    private final List<OpenChannel> channels = new ArrayList<>();
    private final ByteWriter buffer = new ByteWriter();
    private final CRC32 dataCrc = new CRC32();
    private long position;
    private State state = State.OPEN;

    private enum State {
        OPEN,
        FAILED,
        CLOSED
    }

    /** Starts a file on a stream, which {@link #close} closes. Buffering it would only weaken the crash safety. */
    public McapWriter(OutputStream out, McapOptions options) throws IOException {
        this.out = out;
        this.options = options.checked();
        this.chunk = new ChunkBuilder(options.compression());
        buffer.putBytes(Magic.bytes());
        McapRecord.append(new Header(options.profile(), options.library()), buffer);
        flushBuffer();
    }

    /** Creates or replaces a file. */
    public static McapWriter create(Path file, McapOptions options) throws IOException {
        return new McapWriter(Files.newOutputStream(file), options);
    }

    /** Declares a schema and returns its id. */
    public int addSchema(String name, String encoding, byte[] data) {
        int id = schemas.size() + 1;
        checkId(id, "schemas");
        schemas.add(new Schema(id, name, encoding, data.clone()));
        return id;
    }

    public int addSchema(String name, String encoding, String text) {
        return addSchema(name, encoding, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Declares a channel and returns its id; it enters the file with its first message. */
    public int addChannel(int schemaId, String topic, String messageEncoding, Map<String, String> metadata) {
        if (schemaId < 0 || schemaId > schemas.size()) {
            throw new IllegalArgumentException("schemaId: expected 0 to " + schemas.size() + ", found " + schemaId);
        }
        int id = channels.size();
        checkId(id, "channels");
        channels.add(new OpenChannel(new Channel(id, schemaId, topic, messageEncoding, metadata)));
        return id;
    }

    /** Adds a message; both times are nanoseconds from an origin of the caller's choice. */
    public void writeMessage(int channelId, long logTime, long publishTime, byte[] data, int offset, int length)
            throws IOException {
        requireOpen();
        if (logTime < 0 || publishTime < 0) {
            throw new IllegalArgumentException("times: expected at least 0, found " + logTime + ", " + publishTime);
        }
        if (length > McapOptions.LARGEST_CHUNK) {
            throw new IllegalArgumentException(
                    "message: expected at most " + McapOptions.LARGEST_CHUNK + " bytes, found " + length);
        }
        OpenChannel channel = channels.get(channelId);
        if (chunk.spanWith(logTime) >= options.chunkSpan()) {
            flushChunk();
        }
        if (channel.messages == 0) {
            declare(channel.record);
        }
        chunk.addMessage(channelId, (int) channel.messages, logTime, publishTime, data, offset, length);
        channel.messages++;
        if (chunk.size() >= options.chunkSize()) {
            flushChunk();
        }
    }

    private void declare(Channel channel) {
        if (channel.schemaId() != 0) {
            Schema schema = schemas.get(channel.schemaId() - 1);
            if (!summary.contains(schema)) {
                chunk.add(schema);
                summary.add(schema);
            }
        }
        chunk.add(channel);
        summary.add(channel);
    }

    /** Writes metadata to the file at once, before the messages of the open chunk. */
    public void writeMetadata(String name, Map<String, String> entries) throws IOException {
        requireOpen();
        McapRecord.append(Metadata.of(name, entries), buffer);
        summary.add(new MetadataIndex(position, buffer.size(), name));
        flushBuffer();
    }

    /** Ends the open chunk, if it holds anything, and hands it to the stream. */
    public void flushChunk() throws IOException {
        requireOpen();
        if (chunk.size() > 0) {
            summary.add(chunk.finish(position, buffer));
            flushBuffer();
        }
    }

    /** Ends the file with its indexes and closes the stream; after a failed write, only closes it. */
    @Override
    public void close() throws IOException {
        if (state == State.CLOSED) {
            return;
        }
        try (out) {
            if (state == State.OPEN) {
                flushChunk();
                McapRecord.append(new DataEnd((int) dataCrc.getValue()), buffer);
                summary.finish(position + buffer.size(), channelMessages(), buffer);
                buffer.putBytes(Magic.bytes());
                flushBuffer();
            }
        } finally {
            state = State.CLOSED;
        }
    }

    private SortedMap<Integer, Long> channelMessages() {
        SortedMap<Integer, Long> counts = new TreeMap<>();
        for (OpenChannel channel : channels) {
            if (channel.messages > 0) {
                counts.put(channel.record.id(), channel.messages);
            }
        }
        return counts;
    }

    private void flushBuffer() throws IOException {
        try {
            out.write(buffer.array(), 0, buffer.size());
            out.flush();
        } catch (IOException e) {
            state = State.FAILED;
            throw e;
        }
        dataCrc.update(buffer.array(), 0, buffer.size());
        position += buffer.size();
        buffer.clear();
    }

    private void requireOpen() throws IOException {
        if (state == State.FAILED) {
            throw new IOException("recording stopped at byte " + position + " by an earlier error");
        }
        if (state == State.CLOSED) {
            throw new IOException("recording is closed");
        }
    }

    private static void checkId(int id, String what) {
        if (id > 0xFFFF) {
            throw new IllegalStateException("an MCAP file holds at most 65535 " + what);
        }
    }

    /** A declared channel and how many messages it has so far. */
    private static final class OpenChannel {
        final Channel record;
        long messages;

        OpenChannel(Channel record) {
            this.record = record;
        }
    }
}
