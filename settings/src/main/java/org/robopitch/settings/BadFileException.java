// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

/** A file that is refused: the message names file, line and reason. */
public final class BadFileException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final int line;

    /**
     * A refusal.
     *
     * @param file the file's name
     * @param line the line, counted from 1
     * @param reason what is wrong there
     */
    public BadFileException(String file, int line, String reason) {
        super(file + ":" + line + ": " + reason);
        this.line = line;
    }

    /** {@return the line to blame, counted from 1} */
    public int line() {
        return line;
    }
}
