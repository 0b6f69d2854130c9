// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.xmlrpc;

import java.util.List;

/**
 * A call of a method at a peer.
 *
 * <p>Values are {@link Integer}, {@link Double}, {@link Boolean}, {@link String}, {@code byte[]}, {@link List} or
 * {@link java.util.Map} with texts as keys.
 */
public record XmlRpcCall(String method, List<Object> arguments) {
    public XmlRpcCall {
        arguments = List.copyOf(arguments);
    }
}
