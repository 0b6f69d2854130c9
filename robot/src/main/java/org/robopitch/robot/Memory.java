// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot;

import org.jspecify.annotations.Nullable;

/**
 * Goes through what a robot remembers from one cycle to the next, value by value, so that it can be saved and put back. Each
 * method is given the present value and returns the one to continue with: the same, unless an earlier one is being put back.
 */
public interface Memory {
    /**
     * {@return the number to continue with}
     *
     * @param value the present one
     */
    double real(double value);

    /**
     * {@return the number to continue with}
     *
     * @param value the present one
     */
    long whole(long value);

    /**
     * {@return the number to continue with}
     *
     * @param value the present one
     */
    int whole(int value);

    /**
     * {@return the flag to continue with}
     *
     * @param value the present one
     */
    boolean flag(boolean value);

    /**
     * {@return the text to continue with}
     *
     * @param value the present one
     */
    String text(String value);

    /**
     * {@return the choice to continue with}
     *
     * @param value the present one
     * @param <E> its type
     */
    <E extends Enum<E>> E choice(E value);

    /**
     * {@return the choice to continue with, or null}
     *
     * @param value the present one, or null
     * @param type its type
     * @param <E> the same
     */
    <E extends Enum<E>> @Nullable E choice(@Nullable E value, Class<E> type);

    /**
     * {@return how many of something there are to continue with}
     *
     * @param value the present number
     * @param most the largest there can be
     * @throws IllegalArgumentException if there are more
     */
    default int count(int value, int most) {
        int count = whole(value);
        if (count < 0 || count > most) {
            throw new IllegalArgumentException("there can be 0 to " + most + ", but are to be " + count);
        }
        return count;
    }

    /**
     * Goes through an array.
     *
     * @param values its elements are replaced by those to continue with
     */
    default void reals(double[] values) {
        reals(values, values.length);
    }

    /**
     * Goes through the beginning of an array.
     *
     * @param values its elements are replaced by those to continue with
     * @param count how many
     */
    default void reals(double[] values, int count) {
        for (int i = 0; i < count; i++) {
            values[i] = real(values[i]);
        }
    }

    /**
     * Goes through an array.
     *
     * @param values its elements are replaced by those to continue with
     */
    default void wholes(int[] values) {
        for (int i = 0; i < values.length; i++) {
            values[i] = whole(values[i]);
        }
    }
}
