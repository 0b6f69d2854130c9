// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.xmlrpc;

import java.io.IOException;

/** A document that is no XML-RPC, or the fault that a peer answered with. */
public final class XmlRpcException extends IOException {
    public XmlRpcException(String message) {
        super(message);
    }
}
