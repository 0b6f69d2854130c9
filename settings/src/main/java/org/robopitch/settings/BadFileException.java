// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

/** A configuration that is refused: the message names file and line, or the option, and the reason. */
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
        this(new Origin(file, line), reason);
    }

    BadFileException(Origin origin, String reason) {
        super(origin + ": " + reason);
        this.line = origin.line();
    }

    /** {@return the line to blame, counted from 1; 0 if an option of the command line is to blame} */
    public int line() {
        return line;
    }
}
