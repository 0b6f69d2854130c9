// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;

/** Writes settings as YAML that {@link Section} reads back to the same bits. */
public final class SettingsText {
    private final StringBuilder text = new StringBuilder();
    private int depth;

    /**
     * Writes a section.
     *
     * @param key its key
     * @param inside writes what belongs to it
     */
    public void section(String key, Runnable inside) {
        line(key + ":");
        depth++;
        inside.run();
        depth--;
    }

    private void line(String line) {
        text.append("  ".repeat(depth)).append(line).append('\n');
    }

    /**
     * Writes a word as it is.
     *
     * @param key its key
     * @param value what to write
     */
    public void word(String key, String value) {
        line(key + ": " + value);
    }

    /**
     * Writes a number.
     *
     * @param key its key
     * @param value a finite number
     */
    public void number(String key, double value) {
        word(key, plain(value));
    }

    /**
     * Writes a whole number.
     *
     * @param key its key
     * @param value the number
     */
    public void integer(String key, int value) {
        word(key, Integer.toString(value));
    }

    /**
     * Writes true or false.
     *
     * @param key its key
     * @param value which
     */
    public void flag(String key, boolean value) {
        word(key, Boolean.toString(value));
    }

    /**
     * Writes a constant of an enumeration in small letters with hyphens.
     *
     * @param key its key
     * @param value which
     */
    public void choice(String key, Enum<?> value) {
        word(key, Section.name(value));
    }

    /**
     * Writes a text, quoted.
     *
     * @param key its key
     * @param text what to write
     */
    public void words(String key, String text) {
        word(key, quoted(text));
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    /**
     * Writes numbers as a list.
     *
     * @param key their key
     * @param numbers finite numbers
     */
    public void numbers(String key, List<Double> numbers) {
        word(key, numbers.stream().map(SettingsText::plain).collect(Collectors.joining(", ", "[", "]")));
    }

    /**
     * Writes points as pairs [x, y].
     *
     * @param key their key
     * @param points m
     */
    public void points(String key, List<Point> points) {
        word(
                key,
                points.stream()
                        .map(point -> "[" + plain(point.x()) + ", " + plain(point.y()) + "]")
                        .collect(Collectors.joining(", ", "[", "]")));
    }

    /** All digits that it takes to read the same number again, without an exponent, which YAML reads in its own way. */
    private static String plain(double value) {
        return new BigDecimal(Double.toString(value)).toPlainString();
    }

    /** {@return what was written} */
    @Override
    public String toString() {
        return text.toString();
    }
}
