// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.record;

import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/**
 * Writes a file, and finds out at its end whether it is still there as it was written: a team, or anybody else, may delete,
 * replace or cut off a file while it grows, and the system does not tell who writes it.
 */
final class OwnFileStream extends FilterOutputStream {
    private final Path file;
    private final boolean regular;
    private final @Nullable Object key;
    private long written;
    private boolean closed;

    /**
     * A stream to a file that is there and empty.
     *
     * @throws IOException if it cannot be opened
     */
    OwnFileStream(Path file) throws IOException {
        // Not the stream of Files: that one is closed for good when a team interrupts the thread that writes.
        // And it appends: after a cut, the rest goes where the file ends, so that its size shows what is missing.
        super(new FileOutputStream(file.toFile(), true));
        this.file = file;
        BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
        this.regular = attributes.isRegularFile();
        this.key = attributes.fileKey();
    }

    @Override
    public void write(int octet) throws IOException {
        out.write(octet);
        written++;
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        out.write(bytes, offset, length);
        written += length;
    }

    @Override
    public void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        super.close();
        if (regular) {
            requireWhole();
        }
    }

    private void requireWhole() throws IOException {
        BasicFileAttributes now;
        try {
            now = Files.readAttributes(file, BasicFileAttributes.class);
        } catch (NoSuchFileException gone) {
            throw new IOException("somebody deleted the file while the match was recorded", gone);
        }
        if (key != null && !key.equals(now.fileKey())) {
            throw new IOException("somebody replaced the file while the match was recorded");
        }
        if (now.size() != written) {
            throw new IOException("somebody changed the file while the match was recorded: it has " + now.size()
                    + " bytes, but " + written + " were written");
        }
    }
}
