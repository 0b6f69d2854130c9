// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.bytes;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A growing byte array that takes numbers in little-endian order; cleared and reused, it stops allocating. */
public final class ByteWriter {
    private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private byte[] bytes;
    private int size;

    public ByteWriter() {
        this(256);
    }

    public ByteWriter(int capacity) {
        bytes = new byte[Math.max(16, capacity)];
    }

    /** The bytes behind this writer, valid up to {@link #size()} and until the next write. */
    public byte[] array() {
        return bytes;
    }

    public int size() {
        return size;
    }

    public void clear() {
        size = 0;
    }

    public byte[] toByteArray() {
        return Arrays.copyOf(bytes, size);
    }

    /** Makes room for so many more bytes and returns the position they start at. */
    public int reserve(int count) {
        int start = size;
        int end = Math.addExact(start, count);
        if (end > bytes.length) {
            long doubled = Math.min(2L * bytes.length, Integer.MAX_VALUE - 16);
            bytes = Arrays.copyOf(bytes, (int) Math.max(end, doubled));
        }
        size = end;
        return start;
    }

    /** Drops everything after the given size, for instance room reserved and then not needed. */
    public void truncate(int newSize) {
        if (newSize < 0 || newSize > size) {
            throw new IllegalArgumentException("cannot truncate " + size + " bytes to " + newSize);
        }
        size = newSize;
    }

    public void putByte(int value) {
        int at = reserve(1);
        bytes[at] = (byte) value;
    }

    public void putShort(int value) {
        int at = reserve(2);
        SHORT.set(bytes, at, (short) value);
    }

    public void putInt(int value) {
        int at = reserve(4);
        INT.set(bytes, at, value);
    }

    public void putLong(long value) {
        int at = reserve(8);
        LONG.set(bytes, at, value);
    }

    public void putFloat(float value) {
        putInt(Float.floatToRawIntBits(value));
    }

    public void putDouble(double value) {
        putLong(Double.doubleToRawLongBits(value));
    }

    public void putBytes(byte[] source, int offset, int length) {
        int at = reserve(length);
        System.arraycopy(source, offset, bytes, at, length);
    }

    public void putBytes(byte[] source) {
        putBytes(source, 0, source.length);
    }

    /** Writes a text as its length in UTF-8 bytes (32 bits), then the bytes. */
    public void putString(String text) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        putInt(utf8.length);
        putBytes(utf8);
    }

    /** Overwrites four bytes written earlier, for lengths known only afterwards. */
    public void setInt(int position, int value) {
        checkWritten(position, 4);
        INT.set(bytes, position, value);
    }

    /** Overwrites eight bytes written earlier, for lengths known only afterwards. */
    public void setLong(int position, long value) {
        checkWritten(position, 8);
        LONG.set(bytes, position, value);
    }

    private void checkWritten(int position, int length) {
        if (position < 0 || position + length > size) {
            throw new IndexOutOfBoundsException("position " + position + " of " + size);
        }
    }
}
