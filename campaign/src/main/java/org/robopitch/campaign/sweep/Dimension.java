// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.sweep;

/**
 * A parameter that is varied.
 *
 * @param path where it is, such as {@code ball.mass} or {@code blue.cruise}
 * @param low the least value
 * @param high the greatest value
 * @param count how many values a grid has between them
 */
public record Dimension(String path, double low, double high, int count) {
    private static final int DEFAULT_COUNT = 5;

    public Dimension {
        if (!(low < high) || Double.isInfinite(low) || Double.isInfinite(high)) {
            throw new IllegalArgumentException(
                    path + ": expected finite bounds LOW:HIGH with LOW below HIGH, but found " + low + ":" + high);
        }
        if (count < 2 || count > 1000) {
            throw new IllegalArgumentException(
                    path + ": a grid needs 2 to 1000 values, but " + count + " were requested");
        }
    }

    /**
     * {@return the parameter that a text such as {@code ball.mass=0.02:0.08:5} describes}
     *
     * @throws IllegalArgumentException if it describes none
     */
    public static Dimension parse(String text) {
        int equals = text.indexOf('=');
        String[] parts = text.substring(equals + 1).split(":", -1);
        if (equals < 1 || parts.length < 2 || parts.length > 3) {
            throw expected(text);
        }
        try {
            return new Dimension(
                    text.substring(0, equals).strip(),
                    Double.parseDouble(parts[0]),
                    Double.parseDouble(parts[1]),
                    parts.length == 3 ? Integer.parseInt(parts[2].strip()) : DEFAULT_COUNT);
        } catch (NumberFormatException e) {
            throw expected(text);
        }
    }

    private static IllegalArgumentException expected(String text) {
        return new IllegalArgumentException(
                "expected PATH=LOW:HIGH or PATH=LOW:HIGH:COUNT, such as ball.mass=0.02:0.08:5, but found \"" + text
                        + "\"");
    }

    /** {@return a value, by its share of the way from low to high} */
    public double at(double share) {
        return low + share * (high - low);
    }
}
