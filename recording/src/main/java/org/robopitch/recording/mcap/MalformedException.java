// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.IOException;

/** A record's content contradicts itself; {@link RecordFile} adds file and offset. */
final class MalformedException extends IOException {
    private static final long serialVersionUID = 1L;

    MalformedException(String problem) {
        super(problem);
    }

    static void requireCrc(int stored, int computed, String what) throws MalformedException {
        if (stored != 0 && stored != computed) {
            throw new MalformedException(String.format("%s: expected CRC %08x, found %08x", what, stored, computed));
        }
    }
}
