// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.net.URI;
import java.time.Duration;
import org.robopitch.declare.Values;

/**
 * How a node is reached, and how much it puts up with.
 *
 * @param master address of the master's API
 * @param name of the node, with its slash
 * @param host the address to listen on, which is also the one that peers are told
 * @param callTimeout how long a peer may take to answer a call
 * @param handshakeTimeout how long a peer may take to say who it is
 * @param blockedTimeout how long a peer may refuse to read before it is dropped
 * @param heartbeat how often the master is asked whether it still knows us
 * @param longestMessage bytes of a message that is still taken
 * @param queueLength messages that wait for a slow subscriber, of which the oldest are dropped first
 * @param mostConnections sockets that peers may hold open at a time
 */
public record NodeSettings(
        URI master,
        String name,
        String host,
        Duration callTimeout,
        Duration handshakeTimeout,
        Duration blockedTimeout,
        Duration heartbeat,
        int longestMessage,
        int queueLength,
        int mostConnections)
        implements Values<NodeSettings> {
    /** Refuses names that ROS would not take, and addresses at which nobody reaches anybody. */
    public NodeSettings {
        if (!name.matches("/[A-Za-z]\\w*(/\\w+)*")) {
            throw new IllegalArgumentException("a node's name is /letters_and_digits, not " + name);
        }
        if (!"http".equals(master.getScheme())
                || master.getHost() == null
                || master.getPort() < 1
                || master.getPort() > 65535) {
            throw new IllegalArgumentException("a master's address is http://HOST:PORT, not " + master);
        }
        Reach.require(host);
    }

    /** {@return what suits a node on this machine} */
    public static NodeSettings defaults(URI master, String name) {
        return new NodeSettings(
                master,
                name,
                "127.0.0.1",
                Duration.ofSeconds(5),
                Duration.ofSeconds(5),
                Duration.ofSeconds(30),
                Duration.ofSeconds(1),
                4 << 20,
                64,
                512);
    }
}
