// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.frame;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;

/** Several frames as one block of bytes: each behind its length, a 32-bit little-endian number. */
public final class FrameList {
    private FrameList() {}

    /**
     * {@return the frames in one block}
     *
     * @param frames in order of time
     */
    public static byte[] join(List<byte[]> frames) {
        int length = 0;
        for (byte[] frame : frames) {
            length += 4 + frame.length;
        }
        ByteBuffer block = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
        for (byte[] frame : frames) {
            block.putInt(frame.length).put(frame);
        }
        return block.array();
    }
}
