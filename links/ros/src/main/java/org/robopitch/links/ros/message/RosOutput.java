// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.message;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes in the making, in ROS's order: the lowest first. */
public final class RosOutput {
    private ByteBuffer bytes = ByteBuffer.allocate(256);

    /** {@return bytes with their length before them, as they travel over TCP} */
    public static byte[] framed(byte[] content) {
        RosOutput output = new RosOutput();
        output.int32(content.length);
        output.bytes(content);
        return output.toBytes();
    }

    /** Appends the lower bytes of a number, 8 at most. */
    public void whole(long value, int count) {
        ByteBuffer to = room(count);
        for (int i = 0; i < count; i++) {
            to.put((byte) (value >> 8 * i));
        }
    }

    /** Appends a number of four bytes. */
    public void int32(int value) {
        whole(value, Integer.BYTES);
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
            bytes = ByteBuffer.allocate(size).put(bytes.flip());
        }
        return bytes;
    }
}
