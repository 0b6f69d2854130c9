// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.nio.ByteBuffer;
import org.robopitch.engine.state.StateVisitor;

/** Writes what something remembers into a buffer, or reads it from there: the same numbers in the same order. */
final class BufferVisitor implements StateVisitor {
    private final ByteBuffer buffer;
    private final boolean restoring;

    BufferVisitor(ByteBuffer buffer, boolean restoring) {
        this.buffer = buffer;
        this.restoring = restoring;
    }

    @Override
    public double real(double value) {
        if (restoring) {
            return buffer.getDouble();
        }
        buffer.putDouble(value);
        return value;
    }

    @Override
    public long whole(long value) {
        if (restoring) {
            return buffer.getLong();
        }
        buffer.putLong(value);
        return value;
    }

    @Override
    public boolean restoring() {
        return restoring;
    }
}
