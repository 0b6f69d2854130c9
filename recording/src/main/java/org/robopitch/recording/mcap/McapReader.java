// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Reads an MCAP file: straight to a time through its index, or, if the file is cut off or damaged, through an index
 * rebuilt from what is left.
 *
 * <p>Messages outside of chunks, which our writer never makes, are not read. Not safe for use by several threads.
 */
public final class McapReader implements Closeable {
    private final ByteSource source;
    private final RecordFile file;
    private final McapSummary summary;
    private @Nullable Chunk lastChunk;

    private McapReader(ByteSource source) throws IOException {
        this.source = source;
        this.file = new RecordFile(source);
        requireMagic();
        this.summary = readSummary();
    }

    /** Opens a file; {@link McapSummary#damages} of its summary says what of it could not be read. */
    public static McapReader open(Path file) throws IOException {
        return open(ByteSource.ofFile(file));
    }

    /** Opens a source, which {@link #close} closes, and so does a failure to open. */
    public static McapReader open(ByteSource source) throws IOException {
        try {
            return new McapReader(source);
        } catch (IOException | RuntimeException e) {
            source.close();
            throw e;
        }
    }

    private void requireMagic() throws IOException {
        if (source.size() == 0) {
            throw file.problem(0, "magic", "the file is empty, expected an MCAP recording");
        }
        if (source.size() < Magic.LENGTH || !Magic.at(file.read(0, Magic.LENGTH), 0)) {
            throw file.problem(0, "magic", "this is not an MCAP recording, expected it to start with 89 4D 43 41 50");
        }
    }

    private McapSummary readSummary() throws IOException {
        try {
            Optional<McapSummary> stored = new SummaryReader(file).read();
            return stored.isPresent() ? stored.get() : new SalvageScanner(file).scan();
        } catch (McapException e) {
            McapSummary salvaged = new SalvageScanner(file).scan();
            List<Damage> damages = new ArrayList<>(salvaged.damages());
            damages.add(e.toDamage());
            return new McapSummary(
                    salvaged.header(),
                    salvaged.schemas(),
                    salvaged.channels(),
                    salvaged.chunks(),
                    salvaged.metadata(),
                    salvaged.statistics(),
                    List.copyOf(damages));
        }
    }

    public String name() {
        return source.name();
    }

    public McapSummary summary() {
        return summary;
    }

    /** The first channel with the given topic. */
    public Optional<Channel> channel(String topic) {
        return summary.channels().values().stream()
                .filter(channel -> channel.topic().equals(topic))
                .findFirst();
    }

    /** All messages, in file order. */
    public MessageCursor messages() {
        return messages(Long.MIN_VALUE, Long.MAX_VALUE, Set.of());
    }

    /** Messages whose log time is within the bounds, both included, on the given topics (all if empty). */
    public MessageCursor messages(long from, long to, Set<String> topics) {
        Set<Integer> channelIds = summary.channels().values().stream()
                .filter(channel -> topics.isEmpty() || topics.contains(channel.topic()))
                .map(Channel::id)
                .collect(Collectors.toUnmodifiableSet());
        return new MessageCursor(this, summary.chunks().iterator(), from, to, channelIds);
    }

    /** The last message of a channel whose log time is not after the given one, among those that can be read. */
    public Optional<Message> latest(Channel channel, long time) throws IOException {
        return latest(channel, time, damage -> {});
    }

    /**
     * The last message of a channel whose log time is not after the given one, among those that can be read.
     *
     * @param damaged is handed what cannot be read
     */
    public Optional<Message> latest(Channel channel, long time, Consumer<Damage> damaged) throws IOException {
        Message best = null;
        List<ChunkIndex> chunks = summary.chunks();
        for (int i = chunks.size() - 1; i >= 0; i--) {
            ChunkIndex chunk = chunks.get(i);
            boolean canBeLater = best == null || chunk.endTime() > best.logTime();
            if (chunk.startTime() <= time && canBeLater && chunk.mayHold(channel.id())) {
                MessageCursor cursor =
                        new MessageCursor(this, List.of(chunk).iterator(), Long.MIN_VALUE, time, Set.of(channel.id()));
                try {
                    while (cursor.next()) {
                        if (best == null || cursor.message().logTime() >= best.logTime()) {
                            best = cursor.message();
                        }
                    }
                } catch (McapException e) {
                    damaged.accept(e.toDamage());
                }
            }
        }
        return Optional.ofNullable(best);
    }

    public Metadata read(MetadataIndex index) throws IOException {
        return file.parse(file.frame(index.offset(), RecordType.METADATA), in -> Fields.read(Metadata.class, in));
    }

    /** The first metadata record with the given name. */
    public Optional<Metadata> metadata(String name) throws IOException {
        for (MetadataIndex index : summary.metadata()) {
            if (index.name().equals(name)) {
                return Optional.of(read(index));
            }
        }
        return Optional.empty();
    }

    /** Reads the whole file and compares it with every checksum in it; an empty list means it is as written. */
    public List<Damage> verify() throws IOException {
        SalvageScanner scanner = new SalvageScanner(file);
        List<Damage> damages = new ArrayList<>(scanner.scan().damages());
        SummaryReader end = new SummaryReader(file);
        try {
            end.read();
            scanner.verifyDataSection(end.dataSectionEnd());
        } catch (McapException e) {
            damages.add(e.toDamage());
        }
        return damages;
    }

    @Override
    public void close() throws IOException {
        source.close();
    }

    /** Loads a chunk, or takes the last one again: scrubbing asks for the same chunk many times. */
    ChunkCursor openChunk(ChunkIndex index) throws IOException {
        Chunk chunk = lastChunk;
        if (chunk == null || chunk.frame.offset() != index.offset()) {
            chunk = Chunk.load(file, file.frame(index.offset(), RecordType.CHUNK));
            lastChunk = chunk;
        }
        return new ChunkCursor(file, chunk);
    }
}
