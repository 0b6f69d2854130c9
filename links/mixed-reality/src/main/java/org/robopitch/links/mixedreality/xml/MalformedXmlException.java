// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality.xml;

/** A document that cannot be read, or is not what was expected; the message says what and where. */
public final class MalformedXmlException extends Exception {
    private static final long serialVersionUID = 1;

    public MalformedXmlException(String message) {
        super(message);
    }
}
