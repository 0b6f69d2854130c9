// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.bytes;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A cursor over part of a byte array that reads little-endian numbers and never leaves its part. */
public final class ByteReader {
    private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private byte[] bytes = new byte[0];
    private int position;
    private int limit;

    public ByteReader() {}

    public ByteReader(byte[] bytes, int offset, int length) {
        reset(bytes, offset, length);
    }

    /** Points this reader at another stretch of bytes, without copying them. */
    public ByteReader reset(byte[] newBytes, int offset, int length) {
        if (offset < 0 || length < 0 || length > newBytes.length - offset) {
            throw new IndexOutOfBoundsException(length + " bytes at " + offset + " of " + newBytes.length);
        }
        bytes = newBytes;
        position = offset;
        limit = offset + length;
        return this;
    }

    public byte[] array() {
        return bytes;
    }

    public int position() {
        return position;
    }

    public int remaining() {
        return limit - position;
    }

    public void skip(int count) throws EndOfBytesException {
        take(count);
    }

    public int getByte() throws EndOfBytesException {
        int at = take(1);
        return bytes[at] & 0xFF;
    }

    public int getShort() throws EndOfBytesException {
        int at = take(2);
        return (short) SHORT.get(bytes, at) & 0xFFFF;
    }

    public int getInt() throws EndOfBytesException {
        int at = take(4);
        return (int) INT.get(bytes, at);
    }

    public long getLong() throws EndOfBytesException {
        int at = take(8);
        return (long) LONG.get(bytes, at);
    }

    public float getFloat() throws EndOfBytesException {
        return Float.intBitsToFloat(getInt());
    }

    public double getDouble() throws EndOfBytesException {
        return Double.longBitsToDouble(getLong());
    }

    /** Reads a 32-bit length and checks that so many bytes are really there. */
    public int getLength() throws EndOfBytesException {
        long length = getInt() & 0xFFFFFFFFL;
        requireRemaining(length);
        return (int) length;
    }

    /** Reads a 64-bit length and checks that so many bytes are really there. */
    public int getLongLength() throws EndOfBytesException {
        long length = getLong();
        requireRemaining(length);
        return (int) length;
    }

    public String getString() throws EndOfBytesException {
        int length = getLength();
        int at = take(length);
        return new String(bytes, at, length, StandardCharsets.UTF_8);
    }

    public byte[] getBytes(int count) throws EndOfBytesException {
        int at = take(count);
        return Arrays.copyOfRange(bytes, at, at + count);
    }

    /** Splits off the next bytes as a reader of their own. */
    public ByteReader slice(int count) throws EndOfBytesException {
        int at = take(count);
        return new ByteReader(bytes, at, count);
    }

    private int take(int count) throws EndOfBytesException {
        requireRemaining(count);
        int at = position;
        position += count;
        return at;
    }

    private void requireRemaining(long count) throws EndOfBytesException {
        if (count < 0 || count > limit - position) {
            throw new EndOfBytesException(count, limit - position);
        }
    }
}
