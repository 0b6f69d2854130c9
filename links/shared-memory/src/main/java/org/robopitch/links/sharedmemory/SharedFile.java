// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A file of a fixed size that this process and others have in their memory. Java may report a fault of memory late, in
 * the middle of whatever comes next. Inside a channel it would leave the thread registered as reading, and closing would
 * wait for it without end. So the channel only makes the mapping, before anybody can cut the file off.
 */
final class SharedFile implements AutoCloseable {
    private static final int BLOCK = 1 << 16;

    private final Path path;
    private final int bytes;
    private final RandomAccessFile file;
    private final MappedByteBuffer memory;
    /** What tells the file from others that may come to have its name; null where the system has no such thing. */
    private final @Nullable Object key;

    private volatile boolean closed;

    private SharedFile(Path path, int bytes, RandomAccessFile file, MappedByteBuffer memory, @Nullable Object key) {
        this.path = path;
        this.bytes = bytes;
        this.file = file;
        this.memory = memory;
        this.key = key;
        memory.order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Makes a file that only its owner may touch; it gets its name when its header is written, and not before. */
    static SharedFile create(Path path, int bytes, Consumer<ByteBuffer> header) throws IOException {
        Path unfinished = path.resolveSibling(path.getFileName() + ".new");
        Files.deleteIfExists(unfinished);
        Files.createFile(unfinished, onlyForItsOwner("rw-------"));
        RandomAccessFile opened = new RandomAccessFile(unfinished.toFile(), "rw");
        // Written, and not only lengthened: a disk that is full says so here, and not as a fault of memory later.
        for (int at = 0; at < bytes; at += BLOCK) {
            opened.write(new byte[Math.min(bytes - at, BLOCK)]);
        }
        MappedByteBuffer memory = opened.getChannel().map(FileChannel.MapMode.READ_WRITE, 0, bytes);
        SharedFile file = new SharedFile(path, bytes, opened, memory, keyOf(unfinished));
        header.accept(memory);
        Files.move(unfinished, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        return file;
    }

    /** Maps a file that somebody else has made. */
    static SharedFile open(Path path, boolean writable) throws IOException {
        Set<StandardOpenOption> options =
                writable ? Set.of(StandardOpenOption.READ, StandardOpenOption.WRITE) : Set.of(StandardOpenOption.READ);
        try (FileChannel channel = FileChannel.open(path, options)) {
            int bytes = (int) Math.min(channel.size(), Integer.MAX_VALUE);
            FileChannel.MapMode mode = writable ? FileChannel.MapMode.READ_WRITE : FileChannel.MapMode.READ_ONLY;
            MappedByteBuffer memory = channel.map(mode, 0, bytes);
            return new SharedFile(path, bytes, new RandomAccessFile(path.toFile(), "r"), memory, null);
        }
    }

    private static @Nullable Object keyOf(Path path) throws IOException {
        return Files.readAttributes(path, BasicFileAttributes.class).fileKey();
    }

    static FileAttribute<?>[] onlyForItsOwner(String permissions) {
        boolean posix = FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
        return posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }

    ByteBuffer memory() {
        return memory;
    }

    int bytes() {
        return bytes;
    }

    /** Whether the file still has its size. Memory beyond the end of a file that was cut off must not be touched. */
    boolean whole() throws IOException {
        return size() == bytes;
    }

    private long size() throws IOException {
        try {
            return file.length();
        } catch (IOException e) {
            throw closed ? new ClosedChannelException() : e;
        }
    }

    /** Gives the file its size back; what was cut off is zero now. */
    void mend() throws IOException {
        long size = size();
        if (size > bytes) {
            file.setLength(bytes);
        } else if (size < bytes) {
            file.seek(bytes - 1L);
            file.write(0);
        }
    }

    /** Whether the name still leads to this file, and not to another or to none. */
    boolean inPlace() {
        try {
            return Objects.equals(key, keyOf(path));
        } catch (IOException e) {
            return false;
        }
    }

    /** Takes the file away; those who have it in their memory keep it until they let go. Others' files stay. */
    void delete() throws IOException {
        if (inPlace()) {
            Files.deleteIfExists(path);
        }
    }

    @Override
    public void close() throws IOException {
        closed = true;
        file.close();
    }
}
