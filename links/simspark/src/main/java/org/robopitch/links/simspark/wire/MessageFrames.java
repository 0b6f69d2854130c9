// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.wire;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Cuts a stream of bytes into messages: each has its length in four bytes, the highest first, then so many bytes. A
 * message may come in any number of pieces, and a piece may hold several messages.
 */
public final class MessageFrames {
    /** Bytes of the length before a message. */
    public static final int HEADER = 4;

    private final int longest;
    private byte[] buffer = new byte[4096];
    private int first;
    private int end;

    /**
     * A reader.
     *
     * @param longest the longest message accepted, bytes
     */
    public MessageFrames(int longest) {
        this.longest = longest;
    }

    /**
     * Adds what was received.
     *
     * @param received bytes; all are taken
     */
    public void add(ByteBuffer received) {
        int n = received.remaining();
        if (end + n > buffer.length) {
            int kept = end - first;
            byte[] target = kept + n > buffer.length ? new byte[Math.max(2 * buffer.length, kept + n)] : buffer;
            System.arraycopy(buffer, first, target, 0, kept);
            buffer = target;
            first = 0;
            end = kept;
        }
        received.get(buffer, end, n);
        end += n;
    }

    /**
     * {@return whether a whole message is there; it then lies in {@link #buffer()} from {@link #start()}, with
     * {@link #length()} bytes, until {@link #drop()}}
     *
     * @throws IllegalArgumentException if the length is negative or beyond the longest accepted: the stream is lost
     */
    public boolean ready() {
        if (end - first < HEADER) {
            return false;
        }
        int length = length();
        if (length < 0 || length > longest) {
            throw new IllegalArgumentException("a message of " + Integer.toUnsignedLong(length)
                    + " bytes is announced, at most " + longest + " are accepted");
        }
        return end - first >= HEADER + length;
    }

    /** {@return how many bytes lie here} */
    public int unread() {
        return end - first;
    }

    /** {@return the bytes received} */
    public byte[] buffer() {
        return buffer;
    }

    /** {@return where the message begins} */
    public int start() {
        return first + HEADER;
    }

    /** {@return the length of the message} */
    public int length() {
        return (buffer[first] & 0xFF) << 24
                | (buffer[first + 1] & 0xFF) << 16
                | (buffer[first + 2] & 0xFF) << 8
                | (buffer[first + 3] & 0xFF);
    }

    /** Lets go of the message. */
    public void drop() {
        first += HEADER + length();
        if (first == end) {
            first = 0;
            end = 0;
            if (buffer.length > (1 << 20)) {
                buffer = Arrays.copyOf(buffer, 4096);
            }
        }
    }
}
