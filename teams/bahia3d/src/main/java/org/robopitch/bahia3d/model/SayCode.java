// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.model;

/**
 * What players tell each other in 20 characters: who speaks, where it is, whether it lies, where it saw the ball, how
 * long ago, how soon it can be there, and the team's phase; with a letter that tells our messages from others.
 */
public final class SayCode {
    private static final String LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-";
    private static final int BASE = 64;
    private static final int LENGTH = 15;

    private int number;
    private double x;
    private double y;
    private boolean fallen;
    private double ballX;
    private double ballY;
    private double ballAge;
    private double cost;
    private int phase;

    /** An empty message. */
    public SayCode() {}

    /**
     * {@return a message}
     *
     * @param number of the speaker, 1 to 11
     * @param x m
     * @param y m
     * @param fallen whether it lies
     * @param ballX m
     * @param ballY m
     * @param ballAge how long ago it saw the ball, s
     * @param cost how soon it can be at the ball, s
     * @param phase of the team, 0 to 15
     */
    public static String encode(
            int number,
            double x,
            double y,
            boolean fallen,
            double ballX,
            double ballY,
            double ballAge,
            double cost,
            int phase) {
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
     * Reads a message.
     *
     * @param text what was heard
     * @return whether it is our team's; if not, nothing changes
     */
    public boolean decode(String text) {
        if (text.length() != LENGTH || text.charAt(0) != 'b') {
            return false;
        }
        int check = 0;
        for (int i = 0; i < LENGTH - 1; i++) {
            check = (check * 31 + text.charAt(i)) % BASE;
            if (i > 0 && LETTERS.indexOf(text.charAt(i)) < 0) {
                return false;
            }
        }
        if (LETTERS.indexOf(text.charAt(LENGTH - 1)) != check) {
            return false;
        }
        int speaker = get(text, 1, 1);
        if (speaker < 1 || speaker > 11) {
            return false;
        }
        number = speaker;
        x = place(get(text, 2, 2), 20);
        y = place(get(text, 4, 2), 15);
        ballX = place(get(text, 6, 2), 20);
        ballY = place(get(text, 8, 2), 15);
        ballAge = get(text, 10, 1) / 10.0;
        cost = get(text, 11, 2) / 50.0;
        int last = get(text, 13, 1);
        phase = last % 16;
        fallen = last >= 16;
        return true;
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

    /** {@return who spoke} */
    public int number() {
        return number;
    }

    /** {@return where the speaker is, m} */
    public double x() {
        return x;
    }

    /** {@return where the speaker is, m} */
    public double y() {
        return y;
    }

    /** {@return whether the speaker lies} */
    public boolean fallen() {
        return fallen;
    }

    /** {@return where it saw the ball, m} */
    public double ballX() {
        return ballX;
    }

    /** {@return where it saw the ball, m} */
    public double ballY() {
        return ballY;
    }

    /** {@return how long ago, s} */
    public double ballAge() {
        return ballAge;
    }

    /** {@return how soon it can be at the ball, s} */
    public double cost() {
        return cost;
    }

    /** {@return the team's phase} */
    public int phase() {
        return phase;
    }
}
