// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.IOException;
import org.robopitch.recording.bytes.ByteReader;
import org.robopitch.recording.bytes.ByteWriter;

/**
 * The first record of a file.
 *
 * @param profile name of the conventions the file follows, possibly empty
 * @param library the program that wrote it
 */
public record Header(String profile, String library) implements McapRecord {
    static Header read(ByteReader in) throws IOException {
        return new Header(in.getString(), in.getString());
    }

    @Override
    public RecordType type() {
        return RecordType.HEADER;
    }

    @Override
    public void writeContent(ByteWriter out) {
        out.putString(profile);
        out.putString(library);
    }
}
