// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.lz4;

/** Decompresses one block, checking every length and distance before it copies. */
final class BlockDecompressor {
    private static final int MINIMUM_MATCH = 4;

    private BlockDecompressor() {}

    /**
     * Appends a block's content to the target and returns where it ends.
     *
     * @param history the first byte of the target a match may reach back to
     * @param limit the end of the room in the target
     */
    static int decompress(byte[] source, int start, int length, byte[] target, int history, int targetStart, int limit)
            throws Lz4Exception {
        int end = start + length;
        int input = start;
        int output = targetStart;
        while (input < end) {
            int token = source[input++] & 0xFF;
            int literals = token >>> 4;
            if (literals == 15) {
                int more;
                do {
                    more = byteAt(source, input++, end);
                    literals += more;
                    // Bounded here, so that a long run of 255s cannot overflow the sum.
                    checkRoom(literals, limit - output, input);
                } while (more == 255);
            }
            checkRoom(literals, limit - output, input);
            if (literals > end - input) {
                throw new Lz4Exception(input, literals + " literals announced, " + (end - input) + " bytes left");
            }
            System.arraycopy(source, input, target, output, literals);
            input += literals;
            output += literals;
            if (input == end) {
                return output;
            }
            int distance = byteAt(source, input, end) | byteAt(source, input + 1, end) << 8;
            input += 2;
            if (distance == 0 || distance > output - history) {
                throw new Lz4Exception(
                        input - 2, "match distance " + distance + ", expected 1 to " + (output - history));
            }
            int matched = token & 15;
            if (matched == 15) {
                int more;
                do {
                    more = byteAt(source, input++, end);
                    matched += more;
                    checkRoom(matched, limit - output, input);
                } while (more == 255);
            }
            matched += MINIMUM_MATCH;
            checkRoom(matched, limit - output, input);
            copyMatch(target, output, distance, matched);
            output += matched;
        }
        throw new Lz4Exception(end, "block ends inside a sequence, expected closing literals");
    }

    private static void copyMatch(byte[] target, int output, int distance, int length) {
        if (distance >= length) {
            System.arraycopy(target, output - distance, target, output, length);
            return;
        }
        for (int to = output, stop = output + length; to < stop; to++) {
            target[to] = target[to - distance];
        }
    }

    private static int byteAt(byte[] source, int position, int end) throws Lz4Exception {
        if (position >= end) {
            throw new Lz4Exception(position, "block ends inside a sequence");
        }
        return source[position] & 0xFF;
    }

    private static void checkRoom(int wanted, int room, int position) throws Lz4Exception {
        if (wanted > room) {
            throw new Lz4Exception(position, "content longer than announced: " + wanted + " bytes, room for " + room);
        }
    }
}
