// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.state;

import org.jspecify.annotations.Nullable;

/**
 * Goes through the memory of a {@link Stateful}, value by value. Each method is given the present value and returns the one
 * to continue with: the same, unless an earlier state is being restored.
 */
public interface StateVisitor {
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

    /** {@return whether values that come back may differ from those given} */
    boolean restoring();

    /**
     * {@return whether what could be found again from the rest is gone through too, after it, because that is faster than
     * finding it}
     */
    default boolean withCaches() {
        return false;
    }

    /**
     * {@return the number to continue with}
     *
     * @param value the present one
     */
    default int whole(int value) {
        return (int) whole((long) value);
    }

    /**
     * {@return the flag to continue with}
     *
     * @param value the present one
     */
    default boolean flag(boolean value) {
        return whole(value ? 1L : 0L) != 0;
    }

    /**
     * {@return the choice to continue with}
     *
     * @param value the present one
     * @param <E> its type
     */
    default <E extends Enum<E>> E choice(E value) {
        long ordinal = whole((long) value.ordinal());
        return restoring() ? constant(value.getDeclaringClass(), ordinal) : value;
    }

    /**
     * {@return the choice to continue with, or null}
     *
     * @param value the present one, or null
     * @param type its type
     * @param <E> the same
     */
    default <E extends Enum<E>> @Nullable E choice(@Nullable E value, Class<E> type) {
        long ordinal = whole(value == null ? -1L : value.ordinal());
        if (!restoring()) {
            return value;
        }
        return ordinal < 0 ? null : constant(type, ordinal);
    }

    private static <E extends Enum<E>> E constant(Class<E> type, long ordinal) {
        E[] constants = type.getEnumConstants();
        if (ordinal < 0 || ordinal >= constants.length) {
            throw new IllegalArgumentException("there is no " + type.getSimpleName() + " number " + ordinal);
        }
        return constants[(int) ordinal];
    }

    /**
     * {@return the text to continue with}
     *
     * @param value the present one
     */
    default String text(String value) {
        int length = whole(value.length());
        if (!restoring()) {
            for (int i = 0; i < length; i++) {
                whole((long) value.charAt(i));
            }
            return value;
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append((char) whole(0L));
        }
        return text.toString();
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
    default void wholes(long[] values) {
        for (int i = 0; i < values.length; i++) {
            values[i] = whole(values[i]);
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

    /**
     * Goes through an array.
     *
     * @param values its elements are replaced by those to continue with
     */
    default void flags(boolean[] values) {
        for (int i = 0; i < values.length; i++) {
            values[i] = flag(values[i]);
        }
    }
}
