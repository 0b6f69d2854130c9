// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Writes words that seldom change into 24 bytes, without making garbage while they stay the same. */
final class ShortText {
    private static final int BYTES = 24;

    private final byte[] encoded = new byte[BYTES];
    private String text = "";

    void write(String words, ByteBuffer to, int at) {
        if (!words.equals(text)) {
            encode(words);
        }
        for (int i = 0; i < BYTES; i++) {
            to.put(at + i, encoded[i]);
        }
    }

    private void encode(String words) {
        text = words;
        Arrays.fill(encoded, (byte) 0);
        byte[] all = words.getBytes(StandardCharsets.UTF_8);
        int length = Math.min(all.length, BYTES);
        // What is too long is cut between two characters and not within one.
        while (length < all.length && length > 0 && (all[length] & 0xC0) == 0x80) {
            length--;
        }
        System.arraycopy(all, 0, encoded, 0, length);
    }
}
