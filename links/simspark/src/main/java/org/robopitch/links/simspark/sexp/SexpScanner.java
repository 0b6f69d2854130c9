// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.sexp;

import java.nio.charset.StandardCharsets;

/**
 * Reads S-expressions token by token, without allocating and without recursion. Anything is accepted: a closing
 * parenthesis too many is passed over, a missing one ends with the text; both are counted.
 */
public final class SexpScanner {
    /** What a token is. */
    public enum Token {
        /** An opening parenthesis. */
        OPEN,
        /** A closing parenthesis. */
        CLOSE,
        /** A word or number. */
        ATOM,
        /** The end of the text. */
        END
    }

    private static final double[] POWERS = {
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15
    };

    private static final double LARGEST_NUMBER = 1e9;

    private byte[] bytes = new byte[0];
    private int next;
    private int end;
    private int depth;
    private int atomStart;
    private int atomEnd;
    private int stray;

    /** A scanner without text. */
    public SexpScanner() {}

    /**
     * Begins a text.
     *
     * @param text ASCII bytes
     * @param from first byte
     * @param to after the last byte
     */
    public void begin(byte[] text, int from, int to) {
        bytes = text;
        next = from;
        end = to;
        depth = 0;
        stray = 0;
    }

    /**
     * Reads all lists of a text.
     *
     * @param list called when the first word of a list was read; what it leaves of the list is passed over
     * @param strange called for whatever is no list that begins with a word
     */
    public void lists(byte[] text, int from, int length, Runnable list, Runnable strange) {
        begin(text, from, from + length);
        for (Token token = next(); token != Token.END; token = next()) {
            if (token == Token.OPEN && next() == Token.ATOM) {
                list.run();
            } else {
                strange.run();
            }
            leave(0);
        }
    }

    /** {@return the next token} */
    public Token next() {
        while (next < end) {
            byte b = bytes[next];
            if (b == '(') {
                next++;
                depth++;
                return Token.OPEN;
            }
            if (b == ')') {
                next++;
                if (depth == 0) {
                    stray++;
                    continue;
                }
                depth--;
                return Token.CLOSE;
            }
            if (isBlank(b)) {
                next++;
                continue;
            }
            atomStart = next;
            while (next < end && bytes[next] != '(' && bytes[next] != ')' && !isBlank(bytes[next])) {
                next++;
            }
            atomEnd = next;
            return Token.ATOM;
        }
        return Token.END;
    }

    private static boolean isBlank(byte b) {
        return b == ' ' || b == '\n' || b == '\t' || b == '\r' || b == 0;
    }

    /** {@return how deep in lists the scanner is} */
    public int depth() {
        return depth;
    }

    /** {@return how many parentheses had no partner: closing ones so far and, at the end, open ones} */
    public int unbalanced() {
        return stray + (next >= end ? depth : 0);
    }

    /**
     * Passes over everything until the list at a depth has been closed.
     *
     * @param outer the depth to return to
     */
    public void leave(int outer) {
        while (depth > outer) {
            if (next() == Token.END) {
                return;
            }
        }
    }

    /**
     * {@return whether the last atom is this word}
     *
     * @param word ASCII
     */
    public boolean is(String word) {
        int n = atomEnd - atomStart;
        if (n != word.length()) {
            return false;
        }
        for (int i = 0; i < n; i++) {
            if (bytes[atomStart + i] != word.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** {@return the length of the last atom} */
    public int atomLength() {
        return atomEnd - atomStart;
    }

    /**
     * {@return a character of the last atom}
     *
     * @param index from 0
     */
    public char atomChar(int index) {
        return (char) (bytes[atomStart + index] & 0xFF);
    }

    /** {@return the last atom as text} */
    public String text() {
        return new String(bytes, atomStart, atomEnd - atomStart, StandardCharsets.ISO_8859_1);
    }

    /** {@return the last atom as a number, NaN if it is none} */
    public double number() {
        int i = atomStart;
        boolean negative = i < atomEnd && bytes[i] == '-';
        if (negative || (i < atomEnd && bytes[i] == '+')) {
            i++;
        }
        long mantissa = 0;
        int digits = 0;
        int decimals = -1;
        for (; i < atomEnd; i++) {
            byte b = bytes[i];
            if (b == '.' && decimals < 0) {
                decimals = 0;
            } else if (b >= '0' && b <= '9' && digits < 15) {
                mantissa = 10 * mantissa + (b - '0');
                digits++;
                if (decimals >= 0) {
                    decimals++;
                }
            } else {
                return slowNumber();
            }
        }
        if (digits == 0) {
            return Double.NaN;
        }
        double value = decimals > 0 ? mantissa / POWERS[decimals] : mantissa;
        return negative ? -value : value;
    }

    /**
     * Reads the next atom as a number.
     *
     * @param into receives it
     * @param at index in it
     * @return whether there is one, between −10⁹ and 10⁹
     */
    public boolean number(double[] into, int at) {
        if (next() != Token.ATOM) {
            return false;
        }
        into[at] = number();
        return Math.abs(into[at]) <= LARGEST_NUMBER;
    }

    private double slowNumber() {
        if (atomEnd - atomStart > 64) {
            return Double.NaN;
        }
        for (int i = atomStart; i < atomEnd; i++) {
            byte b = bytes[i];
            if (!(b >= '0' && b <= '9') && b != '.' && b != '-' && b != '+' && b != 'e' && b != 'E') {
                return Double.NaN;
            }
        }
        try {
            return Double.parseDouble(text());
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }
}
