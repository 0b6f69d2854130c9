// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.model;

import org.jspecify.annotations.Nullable;

/**
 * What players tell each other in 15 characters, with a letter that tells our messages from others and a check.
 *
 * @param number of the speaker, 1 to 11
 * @param x where it is, m
 * @param y where it is, m
 * @param fallen whether it lies
 * @param ballX where it saw the ball, m
 * @param ballY where it saw the ball, m
 * @param ballAge how long ago it saw the ball, s
 * @param cost how soon it can be at the ball, s
 * @param phase of the team, 0 to 15
 */
public record Message(
        int number,
        double x,
        double y,
        boolean fallen,
        double ballX,
        double ballY,
        double ballAge,
        double cost,
        int phase) {
    private static final String LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-";
    private static final int BASE = 64;
    private static final int LENGTH = 15;

    /** {@return the message as text} */
    public String encode() {
        StringBuilder text = new StringBuilder(LENGTH);
        text.append('b');
        put(text, number, 1);
        put(text, place(x, 20), 2);
        put(text, place(y, 15), 2);
        put(text, place(ballX, 20), 2);
        put(text, place(ballY, 15), 2);
        put(text, (int) Math.rint(Math.min(63, ballAge * 10)), 1);
        put(text, (int) Math.rint(Math.min(4095, cost * 50)), 2);
        put(text, phase + (fallen ? 16 : 0), 1);
        int check = 0;
        for (int i = 0; i < text.length(); i++) {
            check = (check * 31 + text.charAt(i)) % BASE;
        }
        put(text, check, 1);
        return text.toString();
    }

    private static int place(double metres, double most) {
        double share = (Math.max(-most, Math.min(most, metres)) + most) / (2 * most);
        return (int) Math.rint(share * (BASE * BASE - 1));
    }

    private static void put(StringBuilder text, int value, int digits) {
        for (int i = digits - 1; i >= 0; i--) {
            text.append(LETTERS.charAt(i == 0 ? value % BASE : value / BASE % BASE));
        }
    }

    /**
     * {@return the message of a text, or null if it is not our team's}
     *
     * @param text what was heard
     */
    public static @Nullable Message decode(String text) {
        if (text.length() != LENGTH || text.charAt(0) != 'b') {
            return null;
        }
        int check = 0;
        for (int i = 0; i < LENGTH - 1; i++) {
            check = (check * 31 + text.charAt(i)) % BASE;
            if (i > 0 && LETTERS.indexOf(text.charAt(i)) < 0) {
                return null;
            }
        }
        if (LETTERS.indexOf(text.charAt(LENGTH - 1)) != check) {
            return null;
        }
        int speaker = get(text, 1, 1);
        if (speaker < 1 || speaker > 11) {
            return null;
        }
        int last = get(text, 13, 1);
        return new Message(
                speaker,
                place(get(text, 2, 2), 20),
                place(get(text, 4, 2), 15),
                last >= 16,
                place(get(text, 6, 2), 20),
                place(get(text, 8, 2), 15),
                get(text, 10, 1) / 10.0,
                get(text, 11, 2) / 50.0,
                last % 16);
    }

    private static double place(int code, double most) {
        return code * 2 * most / (BASE * BASE - 1) - most;
    }

    private static int get(String text, int at, int digits) {
        int value = 0;
        for (int i = 0; i < digits; i++) {
            value = value * BASE + LETTERS.indexOf(text.charAt(at + i));
        }
        return value;
    }
}
