// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.graph;

import java.io.IOException;
import org.robopitch.links.ros.message.Message;

/** Calls a service of somebody else. Safe for use by several threads. */
public interface ServiceCaller extends AutoCloseable {
    /**
     * {@return the answer, which is waited for}
     *
     * @throws ServiceRefusedException if the service says no
     * @throws IOException if nobody serves it, or no answer comes
     */
    Message call(Message request) throws IOException;

    @Override
    void close();
}
