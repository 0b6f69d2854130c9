// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.draw;

import java.util.Locale;
import java.util.Map;

/** The colours that teams may call by name, as recordings and browsers want them. */
final class Colours {
    private static final String UNKNOWN = "#808080";
    private static final int LONGEST_NAME = 20;
    private static final Map<String, String> NAMED = Map.ofEntries(
            Map.entry("black", "#000000"),
            Map.entry("white", "#ffffff"),
            Map.entry("grey", "#808080"),
            Map.entry("gray", "#808080"),
            Map.entry("silver", "#c0c0c0"),
            Map.entry("red", "#e53935"),
            Map.entry("orange", "#fb8c00"),
            Map.entry("yellow", "#fdd835"),
            Map.entry("green", "#43a047"),
            Map.entry("lime", "#c0ca33"),
            Map.entry("cyan", "#00acc1"),
            Map.entry("blue", "#1e88e5"),
            Map.entry("purple", "#8e24aa"),
            Map.entry("magenta", "#d81b60"),
            Map.entry("pink", "#f48fb1"),
            Map.entry("brown", "#6d4c41"));

    private Colours() {}

    /** A colour as {@code #rrggbb} or {@code #rrggbbaa}; grey for one that nobody knows. */
    static String hex(String colour) {
        if (colour.length() > LONGEST_NAME) {
            return UNKNOWN;
        }
        return isHex(colour) ? colour : NAMED.getOrDefault(colour.toLowerCase(Locale.ROOT), UNKNOWN);
    }

    private static boolean isHex(String colour) {
        if (!(colour.length() == 7 || colour.length() == 9) || colour.charAt(0) != '#') {
            return false;
        }
        for (int i = 1; i < colour.length(); i++) {
            if (Character.digit(colour.charAt(i), 16) < 0 || colour.charAt(i) > 'f') {
                return false;
            }
        }
        return true;
    }
}
