// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.io.IOException;
import java.util.Arrays;
import org.robopitch.recording.bytes.ByteReader;
import org.robopitch.recording.bytes.ByteWriter;

/**
 * A moment of a recording in binary form: step, time, and rows of a few whole numbers and many 32-bit floats. Filled,
 * written and read again and again without allocating.
 */
abstract class Rows {
    private static final int WHOLES = 3;

    private final String rows;
    private final int[] bytes;
    private long step;
    private double time;
    private int width;
    private int size;
    private int[] wholes = new int[16 * WHOLES];
    float[] numbers = new float[256];

    /**
     * Rows without content.
     *
     * @param rows what messages call them
     * @param width floats in each
     * @param bytes size of each of a row's whole numbers: 1, 2 or 4
     */
    Rows(String rows, int width, int... bytes) {
        this.rows = rows;
        this.width = width;
        this.bytes = bytes;
    }

    final void start(long newStep, double newTime, int newWidth) {
        step = newStep;
        time = newTime;
        width = newWidth;
        size = 0;
    }

    /** Adds a row with its whole numbers; its floats start at the index that is returned. */
    final int add(int first, int second, int third) {
        if ((size + 1) * WHOLES > wholes.length) {
            wholes = Arrays.copyOf(wholes, 2 * wholes.length);
        }
        if ((size + 1) * width > numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * (size + 1) * width);
        }
        wholes[size * WHOLES] = first;
        wholes[size * WHOLES + 1] = second;
        wholes[size * WHOLES + 2] = third;
        return width * size++;
    }

    /** What stands between the time and the number of rows. */
    void writeHead(ByteWriter out) {}

    void readHead(ByteReader in) throws IOException {}

    final void write(ByteWriter out) {
        out.putLong(step);
        out.putDouble(time);
        writeHead(out);
        out.putInt(size);
        for (int row = 0; row < size; row++) {
            for (int i = 0; i < bytes.length; i++) {
                int whole = wholes[row * WHOLES + i];
                switch (bytes[i]) {
                    case 1 -> out.putByte(whole);
                    case 2 -> out.putShort(whole);
                    default -> out.putInt(whole);
                }
            }
            for (int at = row * width; at < (row + 1) * width; at++) {
                out.putFloat(numbers[at]);
            }
        }
    }

    final void read(ByteReader in) throws IOException {
        read(in, width);
    }

    void read(ByteReader in, int newWidth) throws IOException {
        start(in.getLong(), in.getDouble(), newWidth);
        readHead(in);
        long count = in.getInt() & 0xFFFFFFFFL;
        long length = Arrays.stream(bytes).sum() + (long) Float.BYTES * width;
        if (count * length != in.remaining()) {
            throw new IOException(
                    "expected " + count + " " + rows + " of " + length + " bytes, found " + in.remaining() + " bytes");
        }
        for (int row = 0; row < count; row++) {
            int at = add(0, 0, 0);
            for (int i = 0; i < bytes.length; i++) {
                wholes[row * WHOLES + i] = bytes[i] == 1 ? in.getByte() : bytes[i] == 2 ? in.getShort() : in.getInt();
            }
            for (int i = at; i < at + width; i++) {
                numbers[i] = in.getFloat();
            }
        }
    }

    /** Simulation steps done. */
    public final long step() {
        return step;
    }

    /** Simulated time [s]. */
    public final double time() {
        return time;
    }

    /** Number of rows. */
    public final int size() {
        return size;
    }

    final int whole(int row, int index) {
        return wholes[check(row) * WHOLES + index];
    }

    final int width() {
        return width;
    }

    /** Where the floats of a row start. */
    final int at(int row) {
        return check(row) * width;
    }

    private int check(int row) {
        if (row < 0 || row >= size) {
            throw new IndexOutOfBoundsException(row + " of " + size + " " + rows);
        }
        return row;
    }
}
