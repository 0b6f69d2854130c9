// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.util.function.DoubleConsumer;
import org.robopitch.recording.mcap.ByteSource;

/** Bytes whose reader can be watched: which share of them lies before the place that was read last. */
record ReadPosition(ByteSource bytes, DoubleConsumer share) implements ByteSource {
    @Override
    public String name() {
        return bytes.name();
    }

    @Override
    public long size() {
        return bytes.size();
    }

    @Override
    public void read(long position, byte[] target, int offset, int length) throws IOException {
        bytes.read(position, target, offset, length);
        share.accept((double) position / bytes.size());
    }

    @Override
    public void close() throws IOException {
        bytes.close();
    }
}
