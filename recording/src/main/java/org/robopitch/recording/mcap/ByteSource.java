// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;

/** Bytes that can be read from any position: a file, or an upload held in memory. */
public interface ByteSource extends Closeable {
    /** What messages to people call it, for instance its file name. */
    String name();

    long size();

    /** Fills the given part of the target; asking for bytes beyond {@link #size()} is an error. */
    void read(long position, byte[] target, int offset, int length) throws IOException;

    static ByteSource ofFile(Path file) throws IOException {
        return new FileSource(file);
    }

    static ByteSource ofBytes(String name, byte[] bytes) {
        return new MemorySource(name, bytes);
    }
}
