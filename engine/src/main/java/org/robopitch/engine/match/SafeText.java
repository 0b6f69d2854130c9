// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import org.jspecify.annotations.Nullable;

/**
 * Text from outside, made safe to print and record: never more than {@value #LONGEST} characters, without
 * control characters, and there even if making them fails.
 */
public final class SafeText {
    /** The most characters that are kept of a text. */
    public static final int LONGEST = 1000;

    private static final String CUT = "… (cut)";

    private SafeText() {}

    /**
     * {@return the message of a throwable, or its class if it has none or fails to give it}
     *
     * @param thrown by a team, for instance
     */
    public static String of(Throwable thrown) {
        try {
            return of(thrown.toString());
        } catch (Throwable unspeakable) { // its words are foreign code, which may throw anything
            return thrown.getClass().getName() + ", whose message is not readable";
        }
    }

    /**
     * {@return the line of the team's own code that something came from, after " at ", or nothing if that cannot be said}
     *
     * @param thrown by a team, for instance
     */
    public static String placeOf(Throwable thrown) {
        try {
            StackTraceElement[] stack = thrown.getStackTrace();
            for (StackTraceElement line : stack) {
                if (!isLibrary(line.getClassName())) {
                    return " at " + of(line.toString());
                }
            }
            return stack.length == 0 ? "" : " at " + of(stack[0].toString());
        } catch (Throwable unspeakable) { // foreign code again
            return "";
        }
    }

    /** Classes that a team calls, and whose lines say nothing about it. */
    private static boolean isLibrary(String className) {
        return className.startsWith("java.")
                || className.startsWith("jdk.")
                || className.equals(Commands.class.getName())
                || className.equals(Observation.class.getName());
    }

    /**
     * {@return a text on one line and of bounded length}
     *
     * @param text from outside, null for nothing
     */
    public static String of(@Nullable String text) {
        return of(text, LONGEST);
    }

    /**
     * {@return a text on one line and of bounded length}
     *
     * @param text from outside, null for nothing
     * @param longest the most characters that are kept
     */
    public static String of(@Nullable String text, int longest) {
        if (text == null) {
            return "";
        }
        if (text.length() <= longest && isPlain(text)) {
            return text;
        }
        boolean cut = text.length() > longest;
        StringBuilder kept = new StringBuilder(longest);
        int end = cut ? Math.max(0, longest - CUT.length()) : text.length();
        for (int i = 0; i < end; i++) {
            char c = text.charAt(i);
            kept.append(isObeyed(c) ? ' ' : c);
        }
        return cut ? kept.append(CUT).toString() : kept.toString();
    }

    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (isObeyed(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    /**
     * {@return whether a terminal or a browser obeys a character instead of showing it: controls, ends of lines and
     * paragraphs, and marks that turn the direction of the letters around them}
     *
     * @param c any character
     */
    public static boolean isObeyed(char c) {
        return Character.isISOControl(c)
                || c >= '\u2028' && c <= '\u202e'
                || c >= '\u2066' && c <= '\u2069'
                || c == '\u061c'
                || c == '\u200e'
                || c == '\u200f';
    }
}
