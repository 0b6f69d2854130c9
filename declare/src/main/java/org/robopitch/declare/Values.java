// SPDX-License-Identifier: Apache-2.0
package org.robopitch.declare;

import org.jspecify.annotations.Nullable;

/**
 * What every record of declared values can do.
 *
 * @param <R> the record itself
 */
public interface Values<R extends Record> {
    /**
     * {@return a copy with one component changed}
     *
     * @param path the component's name, or a path such as {@code robot.height} into records inside
     * @param value the new value; a number of another type is converted
     */
    @SuppressWarnings("unchecked") // R is the record that implements this
    default R with(String path, @Nullable Object value) {
        return Declared.with((R) this, path, value);
    }

    /**
     * {@return the record itself}
     *
     * @throws ParameterException if a component is out of its bounds, or does not fit another
     */
    @SuppressWarnings("unchecked") // R is the record that implements this
    default R checked() {
        Declared.check("", (R) this);
        return (R) this;
    }

    /**
     * Refuses components that do not fit each other; each for itself is within its bounds.
     *
     * @throws ParameterException if two do not fit
     */
    default void requireConsistent() {}
}
