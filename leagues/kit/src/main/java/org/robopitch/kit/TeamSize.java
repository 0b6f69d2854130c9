// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sizes such as {@code 5v5}. */
public final class TeamSize {
    private static final Pattern SIZE = Pattern.compile("([1-9]\\d{0,2})v\\1");

    private TeamSize() {}

    /**
     * {@return how many robots a side has}
     *
     * @param league the league's name, for messages
     * @param size such as {@code 5v5}
     * @param most the largest number
     * @throws IllegalArgumentException if there is no such size
     */
    public static int robots(String league, String size, int most) {
        Matcher matcher = SIZE.matcher(size);
        if (!matcher.matches() || Integer.parseInt(matcher.group(1)) > most) {
            throw new IllegalArgumentException("a size of " + league + " is 1v1 to " + most + "v" + most
                    + ", such as 5v5, but not '" + size + "'");
        }
        return Integer.parseInt(matcher.group(1));
    }
}
