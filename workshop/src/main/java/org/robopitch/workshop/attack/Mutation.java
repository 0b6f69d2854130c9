// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.attack;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Spoils bytes: flipped bits, cuts, repetitions, numbers at their ends, and noise. */
public final class Mutation {
    private static final byte[][] PIECES = {
        {0, 0, 0, 0}, {-1, -1, -1, -1}, {-1, -1, -1, 127}, {0, 0, 0, -128}, {'\r', '\n'}, {'{'}, {'('}, {'<'}, {0}
    };
    private static final List<byte[]> WORDS = List.of(
                    "0",
                    "-1",
                    "1e308",
                    "-1e308",
                    "NaN",
                    "Infinity",
                    "1e-320",
                    "9223372036854775808",
                    "2147483648",
                    "-2147483649",
                    "0.5",
                    "true",
                    "null",
                    "[]",
                    "{}",
                    "\"\"",
                    "",
                    "x".repeat(3000),
                    "/a/b",
                    "%00",
                    "<x>",
                    "((((",
                    "[[[[",
                    "\\u0000",
                    "..",
                    "\u00e4")
            .stream()
            .map(word -> word.getBytes(ISO_8859_1))
            .toList();

    private Mutation() {}

    /** {@return bytes after one to four blows} */
    public static byte[] of(byte[] good, Random random) {
        byte[] bytes = good.clone();
        int blows = 1 + random.nextInt(4);
        for (int i = 0; i < blows && bytes.length > 0; i++) {
            bytes = blow(bytes, random);
        }
        return bytes;
    }

    /** {@return a text with a word or number replaced by an odd one, most often: it gets farther than spoilt bytes do} */
    public static byte[] ofText(byte[] good, Random random) {
        if (good.length == 0 || random.nextInt(3) == 0) {
            return of(good, random);
        }
        int from = random.nextInt(good.length);
        while (from > 0 && isWord(good[from - 1])) {
            from--;
        }
        int to = from;
        while (to < good.length && isWord(good[to])) {
            to++;
        }
        byte[] word = WORDS.get(random.nextInt(WORDS.size()));
        byte[] bytes = new byte[from + word.length + good.length - to];
        System.arraycopy(good, 0, bytes, 0, from);
        System.arraycopy(word, 0, bytes, from, word.length);
        System.arraycopy(good, to, bytes, from + word.length, good.length - to);
        return bytes;
    }

    /** {@return a text as it is, once in five times, or else spoilt} */
    static byte[] mostOf(byte[] good, Random random) {
        return random.nextInt(5) == 0 ? good : ofText(good, random);
    }

    private static boolean isWord(byte octet) {
        return Character.isLetterOrDigit(octet & 0xFF) || octet == '.' || octet == '-' || octet == '_' || octet == '+';
    }

    private static byte[] blow(byte[] bytes, Random random) {
        int at = random.nextInt(bytes.length);
        switch (random.nextInt(6)) {
            case 0 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
            case 1 -> bytes[at] = (byte) random.nextInt(256);
            case 2 -> {
                return Arrays.copyOf(bytes, at);
            }
            case 3 -> {
                byte[] piece = PIECES[random.nextInt(PIECES.length)];
                System.arraycopy(piece, 0, bytes, at, Math.min(piece.length, bytes.length - at));
            }
            case 4 -> {
                int length = Math.min(bytes.length - at, 1 + random.nextInt(64));
                byte[] longer = Arrays.copyOf(bytes, bytes.length + length);
                System.arraycopy(bytes, at, longer, at + length, bytes.length - at);
                return longer;
            }
            default -> {
                byte[] noise = new byte[1 + random.nextInt(300)];
                random.nextBytes(noise);
                return noise;
            }
        }
        return bytes;
    }
}
