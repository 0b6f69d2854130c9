// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.game;

import org.robopitch.humanoid.sense.Effects;

/** A message of up to 20 printable characters as three whole numbers, seven characters each: 96⁷ is below 2⁵³. */
public final class SayCode {
    /** How many numbers a message takes. */
    public static final int NUMBERS = 3;

    private static final int PER_NUMBER = 7;
    private static final int BASE = 96;
    private static final char FIRST = ' ';

    private SayCode() {}

    /**
     * {@return whether a message can be said: 1 to 20 printable characters, without blanks and parentheses}
     *
     * @param message which
     */
    public static boolean sayable(String message) {
        if (message.isEmpty() || message.length() > Effects.SAY_LENGTH) {
            return false;
        }
        for (int i = 0; i < message.length(); i++) {
            char c = message.charAt(i);
            if (c <= ' ' || c > '~' || c == '(' || c == ')') {
                return false;
            }
        }
        return true;
    }

    /**
     * {@return a part of a message as a number}
     *
     * @param message one that can be said, or an empty one
     * @param number which part, 0 to 2
     */
    public static double encode(String message, int number) {
        double value = 0;
        for (int i = PER_NUMBER - 1; i >= 0; i--) {
            int at = number * PER_NUMBER + i;
            value = value * BASE + (at < message.length() ? message.charAt(at) - FIRST : 0);
        }
        return value;
    }

    /**
     * {@return the message that these numbers carry; empty if they carry none, or not a proper one}
     *
     * @param values an array
     * @param offset where the three numbers begin in it
     */
    public static String decode(double[] values, int offset) {
        if (values[offset] == 0) {
            return "";
        }
        StringBuilder message = new StringBuilder();
        for (int n = 0; n < NUMBERS; n++) {
            double rest = values[offset + n];
            for (int i = 0; i < PER_NUMBER && rest >= 1 && rest < 0x1p53; i++) {
                double next = Math.floor(rest / BASE);
                message.append((char) (FIRST + (int) (rest - next * BASE)));
                rest = next;
            }
        }
        String text = message.toString();
        boolean proper = sayable(text);
        for (int n = 0; n < NUMBERS && proper; n++) {
            proper = encode(text, n) == values[offset + n];
        }
        return proper ? text : "";
    }
}
