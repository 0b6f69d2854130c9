// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.message;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Bytes of a message, read from the first to the last; reading past the end throws. */
public final class RosInput {
    private final ByteBuffer bytes;

    public RosInput(byte[] bytes) {
        this.bytes = ByteBuffer.wrap(bytes);
    }

    /** {@return how many bytes are left} */
    public int remaining() {
        return bytes.remaining();
    }

    /** {@return the next bytes, 8 at most, as a number with a sign} */
    public long whole(int count) throws MalformedMessageException {
        ByteBuffer from = next(count);
        long value = 0;
        for (int i = 0; i < count; i++) {
            value |= (from.get() & 0xffL) << 8 * i;
        }
        int unused = Long.SIZE - 8 * count;
        return value << unused >> unused;
    }

    /** {@return the next four bytes as a number} */
    public int int32() throws MalformedMessageException {
        return (int) whole(Integer.BYTES);
    }

    /** {@return the next bytes as they are} */
    public byte[] bytes(int count) throws MalformedMessageException {
        ByteBuffer from = next(count);
        byte[] read = new byte[count];
        from.get(read);
        return read;
    }

    /** {@return the next text, whose length comes before it} */
    public String string() throws MalformedMessageException {
        return new String(bytes(int32()), StandardCharsets.UTF_8);
    }

    /** Refuses further bytes. */
    public void end() throws MalformedMessageException {
        if (remaining() > 0) {
            throw new MalformedMessageException(remaining() + " bytes are left over after the message");
        }
    }

    private ByteBuffer next(int count) throws MalformedMessageException {
        if (count < 0 || count > remaining()) {
            throw new MalformedMessageException("the message ends too early: " + Integer.toUnsignedString(count)
                    + " bytes are expected, " + remaining() + " are left");
        }
        return bytes;
    }
}
