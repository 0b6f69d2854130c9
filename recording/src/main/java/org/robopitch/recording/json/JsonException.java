// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.json;

import java.io.IOException;

/** A JSON text is wrong: where, and what was expected. */
public final class JsonException extends IOException {
    private static final long serialVersionUID = 1L;

    private static final int LONGEST = 300;

    public JsonException(String problem) {
        super(problem.length() <= LONGEST ? problem : problem.substring(0, LONGEST) + "...");
    }
}
