// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A file on disk, as long as it was when it was opened. */
final class FileSource implements ByteSource {
    private final String name;
    private final FileChannel channel;
    private final long size;

    FileSource(Path file) throws IOException {
        name = String.valueOf(file.getFileName());
        if (Files.isDirectory(file)) {
            throw new IOException(file + ": expected an MCAP recording, but this is a folder");
        }
        channel = FileChannel.open(file, StandardOpenOption.READ);
        size = channel.size();
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public void read(long position, byte[] target, int offset, int length) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(target, offset, length);
        long at = position;
        while (buffer.hasRemaining()) {
            int count = channel.read(buffer, at);
            if (count < 0) {
                throw new EOFException(name + ": byte " + at + ": the file became shorter while it was read");
            }
            at += count;
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
