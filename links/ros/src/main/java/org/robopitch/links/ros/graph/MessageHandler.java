// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.graph;

import org.robopitch.links.ros.message.Message;

/** Takes the messages of a topic. */
@FunctionalInterface
public interface MessageHandler {
    /**
     * Takes a message.
     *
     * @param source who has published it
     * @param message what was published
     */
    void take(Source source, Message message);
}
