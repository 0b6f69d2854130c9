// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.bytes;

import java.io.IOException;

/** A field claims more bytes than there are. */
public final class EndOfBytesException extends IOException {
    private static final long serialVersionUID = 1L;

    EndOfBytesException(long wanted, long present) {
        super("expected " + Long.toUnsignedString(wanted) + " more bytes, found " + present);
    }
}
