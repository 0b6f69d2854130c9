// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.IOException;

/** A file is wrong: at which byte, in which record, and what was expected. */
public final class McapException extends IOException {
    private static final long serialVersionUID = 1L;

    private final long offset;
    private final String problem;

    McapException(String file, long offset, String record, String problem) {
        super(file + ": byte " + offset + ", " + record + ": " + problem);
        this.offset = offset;
        this.problem = record + ": " + problem;
    }

    McapException(String file, long offset, String record, IOException cause) {
        this(file, offset, record, String.valueOf(cause.getMessage()));
        initCause(cause);
    }

    /** Where in the file the record starts that could not be read. */
    public long offset() {
        return offset;
    }

    /** The same as a note, for a reader that continues. */
    public Damage toDamage() {
        return new Damage(offset, problem);
    }
}
