// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.message;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes in the making, in ROS's order: the lowest first. */
public final class RosOutput {
    private ByteBuffer bytes = ByteBuffer.allocate(256).order(ByteOrder.LITTLE_ENDIAN);

    /** {@return bytes with their length before them, as they travel over TCP} */
    public static byte[] framed(byte[] content) {
        RosOutput output = new RosOutput();
        output.int32(content.length);
        output.bytes(content);
        return output.toBytes();
    }

    /** Appends one byte, the lowest of the number. */
    public void int8(int value) {
        room(Byte.BYTES).put((byte) value);
    }

    /** Appends the two lower bytes of a number. */
    public void int16(int value) {
        room(Short.BYTES).putShort((short) value);
    }

    /** Appends a number of four bytes. */
    public void int32(int value) {
        room(Integer.BYTES).putInt(value);
    }

    /** Appends a number of eight bytes. */
    public void int64(long value) {
        room(Long.BYTES).putLong(value);
    }

    /** Appends bytes as they are. */
    public void bytes(byte[] more) {
        room(more.length).put(more);
    }

    /** Appends a text and its length. */
    public void string(String text) {
        byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
        int32(encoded.length);
        bytes(encoded);
    }

    /** {@return all that was appended} */
    public byte[] toBytes() {
        return Arrays.copyOf(bytes.array(), bytes.position());
    }

    private ByteBuffer room(int more) {
        if (more > bytes.remaining()) {
            int size = Math.max(2 * bytes.capacity(), bytes.position() + more);
            bytes = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN).put(bytes.flip());
        }
        return bytes;
    }
}
