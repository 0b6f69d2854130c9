// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.message;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes of a message, read from the first to the last; reading past the end throws. */
public final class RosInput {
    private final byte[] bytes;
    private int position;

    public RosInput(byte[] bytes) {
        this.bytes = bytes;
    }

    /** {@return how many bytes are left} */
    public int remaining() {
        return bytes.length - position;
    }

    /** {@return the next byte} */
    public byte int8() throws MalformedMessageException {
        need(1);
        return bytes[position++];
    }

    /** {@return the next two bytes as a number} */
    public short int16() throws MalformedMessageException {
        int low = int8() & 0xff;
        return (short) (low | int8() << 8);
    }

    /** {@return the next four bytes as a number} */
    public int int32() throws MalformedMessageException {
        need(4);
        int value = 0;
        for (int shift = 0; shift < 32; shift += 8) {
            value |= (bytes[position++] & 0xff) << shift;
        }
        return value;
    }

    /** {@return the next eight bytes as a number} */
    public long int64() throws MalformedMessageException {
        long low = int32() & 0xffffffffL;
        return low | (long) int32() << 32;
    }

    /** {@return the next bytes as they are} */
    public byte[] bytes(int count) throws MalformedMessageException {
        need(count);
        position += count;
        return Arrays.copyOfRange(bytes, position - count, position);
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

    private void need(int count) throws MalformedMessageException {
        if (count < 0 || count > remaining()) {
            throw new MalformedMessageException("the message ends too early: " + Integer.toUnsignedString(count)
                    + " bytes are expected, " + remaining() + " are left");
        }
    }
}
