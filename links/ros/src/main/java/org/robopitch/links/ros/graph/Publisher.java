// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.graph;

import org.robopitch.links.ros.message.Message;

/** One end of a topic. Never makes its caller wait: who is too slow misses messages. */
public interface Publisher {
    /** Sends a message to everybody who has asked for it. */
    void publish(Message message);

    /** {@return how many have asked for it} */
    int subscribers();
}
