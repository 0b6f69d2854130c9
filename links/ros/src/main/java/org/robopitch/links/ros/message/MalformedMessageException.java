// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.message;

import java.io.IOException;

/** Bytes that are not the message they should be. */
public final class MalformedMessageException extends IOException {
    public MalformedMessageException(String message) {
        super(message);
    }
}
