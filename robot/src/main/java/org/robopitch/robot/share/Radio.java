// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.share;

/** Carries packets to all other robots of the team, or loses them. */
public interface Radio {
    /**
     * Sends a packet to everybody else.
     *
     * @param packet its bytes; they may be changed after the call
     * @param length how many
     * @param now s
     */
    void send(byte[] packet, int length, double now);

    /**
     * {@return the length of the next packet that has arrived, or −1 if there is none}
     *
     * @param packet receives it
     * @param now s
     */
    int receive(byte[] packet, double now);
}
