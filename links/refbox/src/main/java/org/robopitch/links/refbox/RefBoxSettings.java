// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.refbox;

import java.time.Duration;

/**
 * Where the RefBox is, and what it calls the teams.
 *
 * @param host its machine
 * @param port its TCP port
 * @param cyan how it addresses the team that is blue here, usually by its multicast address
 * @param magenta how it addresses the team that is yellow here
 * @param robots per side
 * @param pause between two attempts to reach it
 */
public record RefBoxSettings(String host, int port, String cyan, String magenta, int robots, Duration pause) {
    /** The port of every RefBox. */
    public static final int DEFAULT_PORT = 28097;

    /** Refuses what is no address, and teams that cannot be told apart. */
    public RefBoxSettings {
        if (port < 1 || port > 65535) {
            throw new IllegalArgumentException("a port is a number from 1 to 65535, but is " + port);
        }
        if (host.isBlank()) {
            throw new IllegalArgumentException("the RefBox must be HOST or HOST:PORT, but the host is missing");
        }
        if (cyan.equalsIgnoreCase(magenta)) {
            throw new IllegalArgumentException("the RefBox cannot address both teams as \"" + cyan + "\"");
        }
    }

    /**
     * {@return the settings for a RefBox that calls the teams CYAN and MAGENTA}
     *
     * @param address HOST or HOST:PORT
     */
    public static RefBoxSettings at(String address, int robots) {
        int colon = address.lastIndexOf(':');
        try {
            String host = colon < 0 ? address : address.substring(0, colon);
            int port = colon < 0 ? DEFAULT_PORT : Integer.parseInt(address.substring(colon + 1));
            return new RefBoxSettings(host, port, "CYAN", "MAGENTA", robots, Duration.ofSeconds(2));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("the RefBox must be HOST or HOST:PORT, but is " + address, e);
        }
    }

    /** {@return the same with other names for the teams} */
    public RefBoxSettings withTeams(String newCyan, String newMagenta) {
        return new RefBoxSettings(host, port, newCyan, newMagenta, robots, pause);
    }
}
