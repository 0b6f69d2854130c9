// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes settings as YAML that {@link Section} reads back to the same bits. */
public final class SettingsText {
    private final StringBuilder text = new StringBuilder();
    private String indent = "";

    /**
     * Begins a section; what follows belongs to it.
     *
     * @param key its key
     */
    public void section(String key) {
        text.append(key).append(":\n");
        indent = "  ";
    }

    /**
     * Writes a word as it is.
     *
     * @param key its key
     * @param value what to write
     */
    public void word(String key, String value) {
        text.append(indent).append(key).append(": ").append(value).append('\n');
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
     * Writes yes or no.
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
        word(key, value.name().toLowerCase(Locale.ROOT).replace('_', '-'));
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
