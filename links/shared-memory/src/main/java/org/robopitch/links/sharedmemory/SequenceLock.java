// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A sequence lock in shared memory: one writes, many read, nobody waits. The number is odd while the writer writes; a
 * reader that finds it odd, or changed when it is done, has read nothing.
 */
final class SequenceLock {
    private static final VarHandle WORDS = MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private final ByteBuffer memory;
    private final int at;
    /** The writer's own copy: what others write over the shared one does not lead it astray. */
    private long written;

    SequenceLock(ByteBuffer memory, int at) {
        this.memory = memory;
        this.at = at;
        this.written = (long) WORDS.getAcquire(memory, at);
    }

    void beginWrite() {
        // A writer before this one may have died with the number odd; it stays odd then.
        written |= 1;
        WORDS.setOpaque(memory, at, written);
        VarHandle.storeStoreFence();
    }

    void endWrite() {
        written++;
        WORDS.setRelease(memory, at, written);
    }

    /** The number before reading. */
    long beginRead() {
        return (long) WORDS.getAcquire(memory, at);
    }

    /** Whether what was read since is whole. */
    boolean endRead(long begun) {
        VarHandle.loadLoadFence();
        return (begun & 1) == 0 && (long) WORDS.getOpaque(memory, at) == begun;
    }
}
