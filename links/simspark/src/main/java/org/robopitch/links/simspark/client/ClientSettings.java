// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.client;

import org.robopitch.declare.Values;

/**
 * Where an agent plays, and as whom.
 *
 * @param host name or address of the server
 * @param port TCP port for agents
 * @param team name of the team
 * @param number of the player, from 1; 0 lets the server choose
 * @param type of the robot, 0 to 4
 * @param retrySeconds how long a server that is not there is tried again, s
 * @param oneThread whether receiving and thinking share a thread, as in the paper's first version (fig. 3)
 */
public record ClientSettings(
        String host, int port, String team, int number, int type, double retrySeconds, boolean oneThread)
        implements Values<ClientSettings> {
    /** Checks the numbers. */
    public ClientSettings {
        if (port < 1 || port > 65535) {
            throw new IllegalArgumentException("the port must be between 1 and 65535, but is " + port);
        }
        if (number < 0 || number > 11) {
            throw new IllegalArgumentException("the number must be between 0 and 11, but is " + number);
        }
        if (type < 0 || type > 4) {
            throw new IllegalArgumentException("the robot's type must be between 0 and 4, but is " + type);
        }
        if (!team.matches("[!-'*-~]{1,64}")) {
            throw new IllegalArgumentException(
                    "a team's name has 1 to 64 printable characters without blanks and parentheses, but is '" + team
                            + "'");
        }
    }

    /**
     * {@return an agent with separate threads for receiving and thinking, of robot type 0}
     *
     * @param host name or address of the server
     * @param port TCP port for agents
     * @param team name of the team
     * @param number of the player
     */
    public static ClientSettings of(String host, int port, String team, int number) {
        return new ClientSettings(host, port, team, number, 0, 5, false);
    }
}
