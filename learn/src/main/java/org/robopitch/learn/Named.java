// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** A choice that commands and files spell with a word. */
public interface Named {
    /** {@return the constant's name} */
    String name();

    /** {@return how it is spelled} */
    default String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * {@return the choice that is spelled so}
     *
     * @param what what is chosen, for messages
     * @param word its spelling
     * @param choices all there are
     * @param <T> their type
     * @throws IllegalArgumentException if there is none
     */
    static <T extends Named> T find(String what, String word, T[] choices) {
        return Arrays.stream(choices)
                .filter(choice -> choice.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no " + what + " \"" + word + "\", only "
                        + Arrays.stream(choices).map(Named::word).collect(Collectors.joining(", "))));
    }
}
