// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.message;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes in the making, in ROS's order: the lowest first. */
public final class RosOutput {
    private byte[] bytes = new byte[256];
    private int size;

    /** Appends one byte, the lowest of the number. */
    public void int8(int value) {
        room(1);
        bytes[size++] = (byte) value;
    }

    /** Appends the two lower bytes of a number. */
    public void int16(int value) {
        int8(value);
        int8(value >> 8);
    }

    /** Appends a number of four bytes. */
    public void int32(int value) {
        room(4);
        for (int shift = 0; shift < 32; shift += 8) {
            bytes[size++] = (byte) (value >> shift);
        }
    }

    /** Appends a number of eight bytes. */
    public void int64(long value) {
        int32((int) value);
        int32((int) (value >> 32));
    }

    /** Appends bytes as they are. */
    public void bytes(byte[] more) {
        room(more.length);
        System.arraycopy(more, 0, bytes, size, more.length);
        size += more.length;
    }

    /** Appends a text and its length. */
    public void string(String text) {
        byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
        int32(encoded.length);
        bytes(encoded);
    }

    /** {@return all that was appended} */
    public byte[] toBytes() {
        return Arrays.copyOf(bytes, size);
    }

    private void room(int more) {
        if (size + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + more));
        }
    }
}
