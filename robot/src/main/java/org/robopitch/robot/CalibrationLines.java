// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot;

import java.util.List;

/** The lines of a calibration's file: words between blanks, and {@code #} begins a comment. */
public final class CalibrationLines {
    private static final int LONGEST_QUOTE = 60;

    private CalibrationLines() {}

    /** Takes the words of a line. */
    @FunctionalInterface
    public interface Reader {
        /**
         * Reads a line.
         *
         * @param where the file's name and the line's number, for messages
         * @param words of the line, at least one
         * @return whether it is one of this calibration
         */
        boolean read(String where, String[] words);
    }

    /**
     * Reads a file.
     *
     * @param name the file's name, for messages
     * @param text what is in it
     * @param expected what a line has to be, for messages
     * @param reader takes each line that is not empty
     * @throws IllegalArgumentException if the reader does not accept a line
     */
    public static void read(String name, String text, String expected, Reader reader) {
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            int comment = lines.get(i).indexOf('#');
            String line = (comment < 0 ? lines.get(i) : lines.get(i).substring(0, comment)).strip();
            String where = name + ", line " + (i + 1);
            if (!line.isEmpty() && !reader.read(where, line.split("\\s+"))) {
                String found = line.length() > LONGEST_QUOTE ? line.substring(0, LONGEST_QUOTE) + "…" : line;
                throw new IllegalArgumentException(where + ": expected " + expected + ", but found \"" + found + "\"");
            }
        }
    }
}
