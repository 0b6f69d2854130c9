// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.draw;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Writes PNG files of at most 256 colours by a palette, and others in full colour. */
final class Png {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10};
    private static final int PALETTE = 256;
    private static final byte FULL_COLOUR = 2;
    private static final byte INDEXED = 3;

    private Png() {}

    static byte[] encode(int width, int height, int[] colours) {
        int[] palette = palette(colours, width * height);
        boolean indexed = palette.length <= PALETTE;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(SIGNATURE);
        byte[] header = new byte[13];
        putInt(header, 0, width);
        putInt(header, 4, height);
        header[8] = 8;
        header[9] = indexed ? INDEXED : FULL_COLOUR;
        chunk(out, "IHDR", header, header.length);
        if (indexed) {
            byte[] entries = new byte[3 * palette.length];
            for (int i = 0; i < palette.length; i++) {
                putColour(entries, 3 * i, palette[i]);
            }
            chunk(out, "PLTE", entries, entries.length);
        }
        byte[] rows = indexed ? indexedRows(width, height, colours, palette) : fullRows(width, height, colours);
        Deflater deflater = new Deflater(Deflater.BEST_SPEED);
        deflater.setInput(rows);
        deflater.finish();
        byte[] packed = new byte[rows.length + 1024];
        int length = deflater.deflate(packed);
        deflater.end();
        chunk(out, "IDAT", packed, length);
        chunk(out, "IEND", new byte[0], 0);
        return out.toByteArray();
    }

    /** The different colours, sorted. */
    private static int[] palette(int[] colours, int count) {
        int[] sorted = new int[count];
        for (int i = 0; i < count; i++) {
            sorted[i] = colours[i] & 0xffffff;
        }
        Arrays.sort(sorted);
        int different = 0;
        for (int i = 0; i < count; i++) {
            if (i == 0 || sorted[i] != sorted[i - 1]) {
                sorted[different++] = sorted[i];
            }
        }
        return Arrays.copyOf(sorted, different);
    }

    private static byte[] indexedRows(int width, int height, int[] colours, int[] palette) {
        byte[] rows = new byte[height * (width + 1)];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                rows[y * (width + 1) + 1 + x] = (byte) Arrays.binarySearch(palette, colours[y * width + x] & 0xffffff);
            }
        }
        return rows;
    }

    private static byte[] fullRows(int width, int height, int[] colours) {
        int row = 3 * width + 1;
        byte[] rows = new byte[height * row];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                putColour(rows, y * row + 1 + 3 * x, colours[y * width + x]);
            }
        }
        return rows;
    }

    private static void chunk(ByteArrayOutputStream out, String name, byte[] data, int length) {
        byte[] bytes = new byte[length + 12];
        putInt(bytes, 0, length);
        for (int i = 0; i < 4; i++) {
            bytes[4 + i] = (byte) name.charAt(i);
        }
        System.arraycopy(data, 0, bytes, 8, length);
        CRC32 sum = new CRC32();
        sum.update(bytes, 4, length + 4);
        putInt(bytes, length + 8, (int) sum.getValue());
        out.writeBytes(bytes);
    }

    private static void putColour(byte[] bytes, int at, int colour) {
        bytes[at] = (byte) (colour >> 16);
        bytes[at + 1] = (byte) (colour >> 8);
        bytes[at + 2] = (byte) colour;
    }

    private static void putInt(byte[] bytes, int at, int value) {
        for (int i = 0; i < 4; i++) {
            bytes[at + i] = (byte) (value >> (24 - 8 * i));
        }
    }
}
