// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario;

import java.math.BigDecimal;
import java.math.MathContext;
import org.robopitch.engine.body.Bodies;

/** Rows of named values. */
public abstract sealed class Rows permits CsvRows, JsonRows {
    private static final MathContext DIGITS = new MathContext(12);

    /** Begins a row. */
    public abstract void begin();

    /**
     * The next value of the row, a text.
     *
     * @param name of its column
     * @param value without commas and quotes
     */
    public abstract void text(String name, String value);

    /**
     * The next value of the row, a number.
     *
     * @param name of its column
     * @param value written with 12 digits
     */
    public abstract void number(String name, double value);

    /**
     * The next value of the row, which it does not have.
     *
     * @param name of its column
     */
    public abstract void nothing(String name);

    /**
     * The next values of the row: heading (rad), velocity in the frame of the pitch (m/s) and spin (rad/s).
     *
     * @param bodies of the world
     * @param body which one
     */
    public void motion(Bodies bodies, int body) {
        double hx = bodies.body[body].headingX;
        double hy = bodies.body[body].headingY;
        number("heading", StrictMath.atan2(hy, hx));
        number("vx", hx * bodies.body[body].along - hy * bodies.body[body].across);
        number("vy", hy * bodies.body[body].along + hx * bodies.body[body].across);
        number("spin", bodies.body[body].spin);
    }

    /** Ends a row. */
    public abstract void end();

    /** A number with 12 significant digits, which JSON and spreadsheets understand. */
    static String digits(double value) {
        if (value == 0) {
            return "0";
        }
        BigDecimal rounded = new BigDecimal(value, DIGITS).stripTrailingZeros();
        double size = Math.abs(value);
        return size >= 1e-6 && size < 1e12 ? rounded.toPlainString() : rounded.toString();
    }
}
