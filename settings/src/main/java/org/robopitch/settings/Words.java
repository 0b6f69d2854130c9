// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

import java.util.List;

/**
 * Texts as one parameter, such as the names of teams.
 *
 * @param words the texts
 */
public record Words(List<String> words) {
    /** None. */
    public static final Words NONE = new Words(List.of());

    public Words {
        words = List.copyOf(words);
    }
}
