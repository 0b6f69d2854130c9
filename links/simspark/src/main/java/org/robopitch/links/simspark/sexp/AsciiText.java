// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.sexp;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A buffer of ASCII text that grows, used again for every message. */
public final class AsciiText {
    private byte[] bytes;
    private int length;

    /** An empty buffer. */
    public AsciiText() {
        bytes = new byte[4096];
    }

    /** Empties the buffer. */
    public void clear() {
        length = 0;
    }

    /** {@return the bytes; only the first {@link #length} count, and they change with the next message} */
    public byte[] bytes() {
        return bytes;
    }

    /** {@return how many bytes there are} */
    public int length() {
        return length;
    }

    /**
     * Adds text.
     *
     * @param text characters of one byte; anything else becomes a question mark
     * @return this
     */
    public AsciiText add(String text) {
        int n = text.length();
        reserve(n);
        for (int i = 0; i < n; i++) {
            char c = text.charAt(i);
            bytes[length++] = (byte) (c < 256 ? c : '?');
        }
        return this;
    }

    /**
     * Adds a whole number.
     *
     * @param value the number
     * @return this
     */
    public AsciiText add(int value) {
        reserve(12);
        if (value < 0) {
            bytes[length++] = '-';
        }
        digits(Math.abs((long) value));
        return this;
    }

    /**
     * Adds a number with two decimals, as the server prints them: {@code -0.00} keeps its sign.
     *
     * @param value the number; NaN and numbers beyond 10^13 are printed as Java does
     * @return this
     */
    public AsciiText fixed2(double value) {
        double hundredfold = Math.rint(Math.abs(value) * 100);
        if (!(hundredfold < 1e15)) {
            return add(Double.toString(value));
        }
        reserve(24);
        if (value < 0 || (value == 0 && Double.doubleToRawLongBits(value) < 0)) {
            bytes[length++] = '-';
        }
        long scaled = (long) hundredfold;
        digits(scaled / 100);
        bytes[length++] = '.';
        bytes[length++] = (byte) ('0' + scaled / 10 % 10);
        bytes[length++] = (byte) ('0' + scaled % 10);
        return this;
    }

    /** Adds three numbers with two decimals, blanks between them. */
    public AsciiText fixed2(double first, double second, double third) {
        return fixed2(first).add(" ").fixed2(second).add(" ").fixed2(third);
    }

    /**
     * Adds a number with at most six significant digits, as C++ streams print them.
     *
     * @param value the number
     * @return this
     */
    public AsciiText general(double value) {
        if (value == 0) {
            return add("0");
        }
        double size = Math.abs(value);
        if (size < 1e-4 || size >= 1e6 || Double.isNaN(size)) {
            return add(Float.toString((float) value));
        }
        int decimals = size >= 1e5 ? 0 : size >= 1e4 ? 1 : size >= 1e3 ? 2 : size >= 100 ? 3 : size >= 10 ? 4 : 5;
        if (size < 1) {
            decimals = 6;
        }
        long power = 1;
        for (int i = 0; i < decimals; i++) {
            power *= 10;
        }
        long scaled = (long) Math.rint(size * power);
        reserve(24);
        if (value < 0 && scaled != 0) {
            bytes[length++] = '-';
        }
        digits(scaled / power);
        long rest = scaled % power;
        if (rest != 0) {
            bytes[length++] = '.';
            while (rest != 0) {
                power /= 10;
                bytes[length++] = (byte) ('0' + rest / power);
                rest %= power;
            }
        }
        return this;
    }

    private void digits(long value) {
        int first = length;
        long rest = value;
        do {
            bytes[length++] = (byte) ('0' + rest % 10);
            rest /= 10;
        } while (rest != 0);
        for (int i = first, j = length - 1; i < j; i++, j--) {
            byte swap = bytes[i];
            bytes[i] = bytes[j];
            bytes[j] = swap;
        }
    }

    private void reserve(int more) {
        if (length + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more));
        }
    }

    @Override
    public String toString() {
        return new String(bytes, 0, length, StandardCharsets.US_ASCII);
    }
}
