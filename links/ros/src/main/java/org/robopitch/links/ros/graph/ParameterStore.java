// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.graph;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Parameters by their names. Values are {@link Integer}, {@link Double}, {@link Boolean}, {@link String},
 * {@link java.util.List} or {@link java.util.Map}. All methods throw an {@link IOException} if they cannot be reached.
 */
public interface ParameterStore {
    /** {@return all names} */
    List<String> names() throws IOException;

    /** {@return a value, if it is set} */
    Optional<Object> get(String key) throws IOException;

    /** Sets a value. */
    void set(String key, Object value) throws IOException;

    /** {@return whether a value is set} */
    boolean has(String key) throws IOException;

    /** Takes a value away, if it is set. */
    void delete(String key) throws IOException;

    /** {@return the full name of the nearest parameter of that name, seen from our node outwards} */
    Optional<String> search(String key) throws IOException;
}
