// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.Arrays;
import java.util.Random;

/** Spoils bytes: flipped bits, cuts, repetitions, numbers at their ends, and noise. */
final class Mutation {
    private static final byte[][] PIECES = {
        {0, 0, 0, 0}, {-1, -1, -1, -1}, {-1, -1, -1, 127}, {0, 0, 0, -128}, {'\r', '\n'}, {'{'}, {'('}, {'<'}, {0}
    };

    private Mutation() {}

    static byte[] of(byte[] good, Random random) {
        byte[] bytes = good.clone();
        int blows = 1 + random.nextInt(4);
        for (int i = 0; i < blows && bytes.length > 0; i++) {
            bytes = blow(bytes, random);
        }
        return bytes;
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
