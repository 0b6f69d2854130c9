// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.sense;

/**
 * The mind of one robot: it takes what the robot senses and says what it does. The same object plays in process and over
 * a socket.
 */
public interface HumanoidAgent {
    /**
     * Takes note of one cycle's senses. Every cycle is noted, in order, even if there is no time to act on it.
     *
     * @param percepts valid during the call only
     */
    void perceive(Percepts percepts);

    /**
     * Decides what to do, from all that was perceived so far.
     *
     * @param effects cleared; receives the commands
     */
    void act(Effects effects);
}
