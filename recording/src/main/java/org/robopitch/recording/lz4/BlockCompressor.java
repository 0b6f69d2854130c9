// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.lz4;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Compresses one block: a greedy search that remembers, for each hash of four bytes, where they were last seen.
 *
 * <p>The table is emptied before each block, so equal input always gives equal output.
 */
final class BlockCompressor {
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final int TABLE_BITS = 14;
    private static final int MINIMUM_MATCH = 4;
    private static final int MAXIMUM_DISTANCE = 65535;
    /** The format wants the last five bytes as literals, and no match that starts in the last twelve. */
    private static final int LAST_LITERALS = 5;

    private static final int MATCH_START_LIMIT = 12;
    /** After so many misses in a row (as a power of two) the search starts to skip bytes. */
    private static final int SKIP_SHIFT = 5;

    private final int[] table = new int[1 << TABLE_BITS];

    /** How many bytes a block of the given length can need in the worst case. */
    static int bound(int length) {
        return length + length / 255 + 16;
    }

    /** Compresses into a target with room for {@link #bound} bytes and returns the number of bytes written. */
    int compress(byte[] source, int start, int length, byte[] target, int targetStart) {
        int end = start + length;
        int anchor = start;
        int output = targetStart;
        if (length > MATCH_START_LIMIT) {
            Arrays.fill(table, -1);
            int lastMatchStart = end - MATCH_START_LIMIT;
            int matchEndLimit = end - LAST_LITERALS;
            int position = start;
            int misses = 0;
            while (position <= lastMatchStart) {
                int word = (int) INT.get(source, position);
                int slot = slot(word);
                int candidate = table[slot];
                table[slot] = position;
                if (candidate < 0
                        || position - candidate > MAXIMUM_DISTANCE
                        || (int) INT.get(source, candidate) != word) {
                    position += 1 + (misses++ >>> SKIP_SHIFT);
                    continue;
                }
                while (position > anchor && candidate > start && source[position - 1] == source[candidate - 1]) {
                    position--;
                    candidate--;
                }
                int matchEnd = matchEnd(source, candidate + MINIMUM_MATCH, position + MINIMUM_MATCH, matchEndLimit);
                output = putSequence(source, anchor, position, matchEnd, position - candidate, target, output);
                position = matchEnd;
                anchor = matchEnd;
                misses = 0;
                if (position <= lastMatchStart) {
                    table[slot((int) INT.get(source, position - 2))] = position - 2;
                }
            }
        }
        return putLiterals(source, anchor, end - anchor, 0, target, output) - targetStart;
    }

    private static int slot(int word) {
        return (word * 0x9E3779B1) >>> (32 - TABLE_BITS);
    }

    private static int matchEnd(byte[] source, int candidate, int position, int limit) {
        int from = candidate;
        int to = position;
        while (to <= limit - 8) {
            long difference = (long) LONG.get(source, from) ^ (long) LONG.get(source, to);
            if (difference != 0) {
                return to + (Long.numberOfTrailingZeros(difference) >>> 3);
            }
            from += 8;
            to += 8;
        }
        while (to < limit && source[from] == source[to]) {
            from++;
            to++;
        }
        return to;
    }

    private static int putSequence(
            byte[] source, int anchor, int matchStart, int matchEnd, int distance, byte[] target, int start) {
        int extraMatch = matchEnd - matchStart - MINIMUM_MATCH;
        int output = putLiterals(source, anchor, matchStart - anchor, Math.min(extraMatch, 15), target, start);
        target[output++] = (byte) distance;
        target[output++] = (byte) (distance >>> 8);
        return extraMatch >= 15 ? putLength(extraMatch - 15, target, output) : output;
    }

    private static int putLiterals(byte[] source, int from, int count, int matchNibble, byte[] target, int start) {
        int output = start;
        target[output++] = (byte) (Math.min(count, 15) << 4 | matchNibble);
        if (count >= 15) {
            output = putLength(count - 15, target, output);
        }
        System.arraycopy(source, from, target, output, count);
        return output + count;
    }

    private static int putLength(int length, byte[] target, int start) {
        int output = start;
        int rest = length;
        for (; rest >= 255; rest -= 255) {
            target[output++] = (byte) 255;
        }
        target[output++] = (byte) rest;
        return output;
    }
}
