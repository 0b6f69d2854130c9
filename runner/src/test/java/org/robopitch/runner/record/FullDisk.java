// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.record;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** A disk with room for so many bytes; the write that goes beyond them is cut short, as real ones are. */
final class FullDisk extends FilterOutputStream {
    private long room;

    FullDisk(OutputStream out, long room) {
        super(out);
        this.room = room;
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        int fits = (int) Math.min(length, room);
        out.write(bytes, offset, fits);
        room -= fits;
        if (fits < length) {
            throw new IOException("No space left on device");
        }
    }
}
