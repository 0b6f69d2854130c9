// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.server;

import java.net.InetAddress;
import org.robopitch.declare.Values;

/**
 * How the server listens and waits.
 *
 * @param address where it listens; the loopback address unless others may come
 * @param agentPort TCP port for agents, 0 for any that is free
 * @param monitorPort TCP port for monitors, 0 for any that is free, -1 for none
 * @param sync whether a cycle waits for {@code (syn)} of every agent
 * @param patience how long, in real seconds, 0 for as long as it takes; an agent that misses this is not waited for until it says
 *     {@code (syn)}
 * @param truth whether robots sense their true place and direction, and that of the ball, for training
 * @param agents how many agents must be there before the first cycle
 * @param left the name of the team that plays on the left, empty for the one that comes first
 */
public record ServerSettings(
        InetAddress address,
        int agentPort,
        int monitorPort,
        boolean sync,
        double patience,
        boolean truth,
        int agents,
        String left)
        implements Values<ServerSettings> {
    /** The port on which agents expect a server. */
    public static final int AGENT_PORT = 3100;

    /** The port on which monitors expect a server. */
    public static final int MONITOR_PORT = 3200;

    /** The longest message accepted, bytes. */
    public static final int LONGEST_MESSAGE = 1 << 16;

    /** Checks the numbers. */
    public ServerSettings {
        port("the agent port", agentPort, 0);
        port("the monitor port", monitorPort, -1);
        if (!(patience >= 0 && patience <= 3600)) {
            throw new IllegalArgumentException("the patience must be between 0 and 3600 s, but is " + patience);
        }
        if (agents < 0 || agents > 22) {
            throw new IllegalArgumentException("there are at most 22 agents, but " + agents + " are to be waited for");
        }
    }

    private static void port(String name, int port, int least) {
        if (port < least || port > 65535) {
            throw new IllegalArgumentException(name + " must be between 0 and 65535, but is " + port);
        }
    }

    /** {@return settings for the default ports on the loopback address, in real time} */
    public static ServerSettings defaults() {
        return new ServerSettings(InetAddress.getLoopbackAddress(), AGENT_PORT, MONITOR_PORT, false, 0, false, 0, "");
    }
}
